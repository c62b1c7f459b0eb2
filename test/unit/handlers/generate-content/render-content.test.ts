import { describe, expect, it } from 'vitest';
import { renderContent } from '../../../../handlers/generate-content/render-content.ts';
import { renderContentStream } from '../../../../handlers/generate-content/render-content-stream.ts';
import { collectStream } from '../../../support/create-upstream-call.ts';

const options = { model: 'genfam-2.5-pro', profile: 'neutral', responseId: 'req_1' } as const;
const named = { modelVersion: 'genfam-2.5-pro', responseId: 'r' };

describe('renderContent', () => {
  it('returns the same object when nothing differs', () => {
    const value = { candidates: [{ finishReason: 'STOP' }], ...named };
    expect(renderContent(value, options)).toBe(value);
  });

  it('answers under the model name the client sent', () => {
    expect(renderContent({ modelVersion: 'gemini-2.5-pro', responseId: 'r' }, options)).toEqual(named);
  });

  it('fills the model and the response id an upstream leaves out', () => {
    expect(renderContent({}, options)).toEqual({ modelVersion: 'genfam-2.5-pro', responseId: 'req_1' });
  });

  it.each([
    ['NO_IMAGE', 'OTHER'],
    ['IMAGE_OTHER', 'OTHER'],
    ['MALFORMED_RESPONSE', 'OTHER'],
    ['IMAGE_PROHIBITED_CONTENT', 'PROHIBITED_CONTENT'],
    ['IMAGE_RECITATION', 'RECITATION'],
    ['UNEXPECTED_TOOL_CALL', 'MALFORMED_FUNCTION_CALL'],
    ['TOO_MANY_TOOL_CALLS', 'MALFORMED_FUNCTION_CALL'],
    ['SPII', 'SPII'],
    ['OF_TOMORROW', 'OTHER'],
  ])('folds finish reason %s to %s in neutral and passes it in vendor', (reason, folded) => {
    const value = { candidates: [{ finishReason: reason, index: 0 }], ...named };
    expect(renderContent(value, options)).toEqual({
      ...value,
      candidates: [{ finishReason: folded, index: 0 }],
    });
    expect(renderContent(value, { ...options, profile: 'vendor' })).toBe(value);
  });

  it.each([
    ['JAILBREAK', 'OTHER'],
    ['MODEL_ARMOR', 'OTHER'],
    ['BLOCKED_REASON_UNSPECIFIED', 'BLOCK_REASON_UNSPECIFIED'],
    ['BLOCKLIST', 'BLOCKLIST'],
    ['OF_TOMORROW', 'OTHER'],
  ])('folds block reason %s to %s in neutral', (blockReason, folded) => {
    const rendered = renderContent({ promptFeedback: { blockReason }, ...named }, options);
    expect(rendered).toEqual({ promptFeedback: { blockReason: folded }, ...named });
  });
});

describe('a response id that is null', () => {
  it('is none: the answer gets one, also where nothing else differs', () => {
    const value = { candidates: [], modelVersion: options.model, responseId: null };
    expect(renderContent(value, options)).toMatchObject({ responseId: options.responseId });
  });
});

describe('renderContentStream', () => {
  async function run(chunks: readonly object[]): Promise<string[]> {
    async function* batches() {
      for (const chunk of chunks) yield [{ event: null, data: JSON.stringify(chunk) }];
      await Promise.resolve();
    }
    const data: string[] = [];
    for await (const batch of renderContentStream(batches(), options))
      data.push(...batch.map((event) => event.data));
    return data;
  }

  it('blames the upstream for a chunk that is not a JSON object', async () => {
    await expect(run([[] as object])).rejects.toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
    });
  });

  it('gives what came together with a chunk that cannot be read', async () => {
    const chunk = { event: null, data: JSON.stringify({ candidates: [{ index: 0 }], ...named }) };
    const source = (async function* () {
      yield* await Promise.resolve([[chunk], [chunk, { event: null, data: '{' }, chunk]]);
    })();
    const { events, error } = await collectStream(renderContentStream(source, options));
    expect(events).toEqual([chunk, chunk]);
    expect(error).toMatchObject({ code: 'bad_gateway', reason: 'upstream_error' });
  });
});
