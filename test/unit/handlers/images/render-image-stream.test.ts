import { describe, expect, it } from 'vitest';
import { renderImageStream } from '../../../../handlers/images/render-image-stream.ts';
import type { ImageStreamOptions } from '../../../../handlers/images/render-image-stream.ts';
import type { UpstreamEvent } from '../../../../src/core/provider.ts';
import { createBase64Picture } from '../../../support/create-base64-picture.ts';
import { collectStream } from '../../../support/create-upstream-call.ts';
import { readChunks } from '../../../support/read-fixture.ts';

const picture = await createBase64Picture({ width: 40, height: 30 });

function createEvent(
  data: string,
  event: string | null = (JSON.parse(data) as { type: string }).type,
): UpstreamEvent {
  return { event, data };
}

const [first = '', , last = ''] = readChunks('openai', 'image');
const partial = createEvent(first);
const completed = createEvent(last);

async function render(
  batches: readonly (readonly UpstreamEvent[])[],
  options: Partial<ImageStreamOptions> = {},
): ReturnType<typeof collectStream> {
  async function* play() {
    yield* await Promise.resolve(batches);
  }
  return await collectStream(
    renderImageStream(play(), {
      prefix: 'image_generation',
      count: 1,
      profile: 'neutral',
      request: {},
      clock: { now: () => 1_760_000_000_500 },
      ...options,
    }),
  );
}

describe('renderImageStream', () => {
  it('passes events that say everything as they came', async () => {
    const { events, error } = await render([[partial], [completed]]);
    expect(error).toBeNull();
    expect(events[0]).toBe(partial);
    expect(events[1]).toBe(completed);
  });

  it('completes what an event leaves out', async () => {
    const bare = (type: string) => createEvent(JSON.stringify({ type, b64_json: picture, quality: 'auto' }));
    const { events } = await render(
      [[bare('image_generation.partial_image')], [bare('image_generation.completed')]],
      { request: { quality: 'medium' } },
    );
    const common = {
      b64_json: picture,
      created_at: 1_760_000_000,
      background: 'opaque',
      output_format: 'png',
      quality: 'medium',
      size: '40x30',
    };
    expect(events.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      { type: 'image_generation.partial_image', partial_image_index: 0, ...common },
      {
        type: 'image_generation.completed',
        ...common,
        usage: {
          total_tokens: 0,
          input_tokens: 0,
          output_tokens: 0,
          input_tokens_details: { text_tokens: 0, image_tokens: 0 },
        },
      },
    ]);
  });

  it('numbers partial images of each image where the upstream does not', async () => {
    const bare = createEvent(JSON.stringify({ type: 'image_generation.partial_image', b64_json: picture }));
    const { events } = await render([[bare, bare, completed, bare, completed]], { count: 2 });
    const indexes = events.map(
      ({ data }) => (JSON.parse(data) as Record<string, unknown>).partial_image_index,
    );
    expect(indexes).toEqual([0, 1, undefined, 0, undefined]);
  });

  it.each([
    ['without names', null],
    ['of the other operation', 'image_generation.completed'],
  ])('names events %s', async (_name, event) => {
    const { events } = await render([[{ event, data: completed.data }]], { prefix: 'image_edit' });
    expect(events[0]?.event).toBe('image_edit.completed');
    expect(JSON.parse(events[0]?.data ?? '')).toMatchObject({ type: 'image_edit.completed' });
  });

  it('ends with the last image, whatever still comes', async () => {
    const { events, error } = await render([[partial, completed, completed], [completed]]);
    expect(events).toEqual([partial, completed]);
    expect(error).toBeNull();
  });

  it.each([
    ['nothing', [], 1],
    ['partial images only', [[partial]], 1],
    ['fewer images than asked for', [[completed, completed]], 3],
  ])('reports a stream of %s as truncated', async (_name, batches, count) => {
    const { events, error } = await render(batches, { count });
    expect(events).toHaveLength(batches.flat().length);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'stream_truncated' });
  });

  it('gives what came before an event that cannot be used', async () => {
    const { events, error } = await render([[partial, createEvent('{}', 'image_generation.completed')]]);
    expect(events).toEqual([partial]);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });

  it.each([
    ['neutral', 0],
    ['vendor', 1],
  ] as const)('in the %s profile passes on %d events it does not know', async (profile, count) => {
    const unknown = createEvent('{"type":"image_generation.queued"}');
    const { events } = await render([[unknown, completed]], { profile });
    expect(events).toEqual([...Array.from({ length: count }, () => unknown), completed]);
  });
});
