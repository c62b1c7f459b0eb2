import { describe, expect, it } from 'vitest';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { convertImageStream } from '../../../../src/translators/content-to-images/convert-image-stream.ts';
import { collectStream, createUpstreamCall } from '../../../support/create-upstream-call.ts';

const name = 'image_generation.completed';
const complete = (fields: object): UpstreamEvent => ({
  event: name,
  data: JSON.stringify({ type: name, ...fields }),
});

describe('convertImageStream', () => {
  it('gives the pictures that came together with an event that cannot be used', async () => {
    const picture = complete({ b64_json: 'iVBORw0K' });
    const batches = (async function* () {
      yield* await Promise.resolve([[picture], [picture, complete({}), picture]]);
    })();
    const { events, error } = await collectStream(
      convertImageStream(
        { kind: 'stream', batches, ignoredFields: [] },
        { call: createUpstreamCall({ url: '' }), text: 'unwanted', count: 4 },
      ).batches,
    );
    const indexes = events.map(
      ({ data }) =>
        (JSON.parse(data) as { readonly candidates: readonly { readonly index: number }[] }).candidates[0]
          ?.index,
    );
    expect(indexes).toEqual([0, 1]);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });
});
