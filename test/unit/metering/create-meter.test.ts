import { describe, expect, it } from 'vitest';
import {
  createMeteredRequest,
  createStreamAnswer,
  meterWhole,
  watchStream,
} from '../../support/metered-stream.ts';

const events = [[{ event: 'ping', data: '{}' }], [{ event: 'ping', data: '{"a":1}' }]];

async function readAll(batches: AsyncIterable<unknown>): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const batch of batches) read.push(batch);
  return read;
}

describe('createMeter', () => {
  it('hands out the batches of a stream as they are', async () => {
    const { answer } = createStreamAnswer(events);
    const watched = watchStream(answer, 'createMessage', createMeteredRequest());
    const read = await readAll(watched.batches);
    expect(read).toEqual(events);
    expect(read[0]).toBe(events[0]);
  });

  it('passes return() on once, however often it is called', async () => {
    const { answer, state } = createStreamAnswer(events);
    const watched = watchStream(answer, 'createMessage', createMeteredRequest());
    const iterator = watched.batches[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.return?.();
    await iterator.return?.();
    expect(state.returned).toBe(1);
  });

  it('passes no return() on after the end', async () => {
    const { answer, state } = createStreamAnswer([]);
    const watched = watchStream(answer, 'createMessage', createMeteredRequest());
    const iterator = watched.batches[Symbol.asyncIterator]();
    expect(await iterator.next()).toEqual({ done: true, value: undefined });
    await iterator.return?.();
    expect(state.returned).toBe(0);
  });

  it('lets the failure of a stream through and settles what was used', async () => {
    const failure = new Error('broken');
    const start = {
      event: 'message_start',
      data: '{"message":{"usage":{"input_tokens":7,"output_tokens":1}}}',
    };
    const request = createMeteredRequest();
    const watched = watchStream(createStreamAnswer([[start], failure]).answer, 'createMessage', request);
    await expect(readAll(watched.batches)).rejects.toBe(failure);
    expect(request.notes.usage).toMatchObject({ inputTokens: 7, outputTokens: 1, source: 'estimated' });
  });

  it('notes when the first bytes came, and not before', async () => {
    const request = createMeteredRequest();
    const watched = watchStream(createStreamAnswer([[], ...events]).answer, 'createMessage', request);
    expect(request.notes.firstByteAt).toBeUndefined();
    const before = performance.now();
    await readAll(watched.batches);
    expect(request.notes.firstByteAt).toBeGreaterThanOrEqual(before);
    expect(request.notes.firstByteAt).toBeLessThanOrEqual(performance.now());
  });

  it('finds nothing used in counting tokens', () => {
    expect(meterWhole('countMessageTokens', { input_tokens: 12 })).toBeUndefined();
    expect(meterWhole('countContentTokens', { totalTokens: 12 })).toBeUndefined();
  });

  it('finds nothing used in a stream that broke before its first event', async () => {
    const request = createMeteredRequest({ messages: ['a long prompt'] });
    const { answer } = createStreamAnswer([new Error('broken')]);
    const watched = watchStream(answer, 'generateContent', request);
    await expect(readAll(watched.batches)).rejects.toThrow('broken');
    expect(request.notes.usage).toBeUndefined();
  });

  it('adds up what the calls of one request used', () => {
    const request = createMeteredRequest();
    const usage = { input_tokens: 3, output_tokens: 4 };
    meterWhole('createMessage', { usage }, request);
    meterWhole('createMessage', { usage }, request);
    expect(request.notes.usage).toMatchObject({ inputTokens: 6, outputTokens: 8, source: 'upstream' });
  });

  it('takes a sum for an estimate where a part of it is one', () => {
    const request = createMeteredRequest({ messages: ['x'.repeat(8)] });
    meterWhole('createMessage', { usage: { input_tokens: 3, output_tokens: 4 } }, request);
    meterWhole('createMessage', { content: [{ type: 'text', text: 'y'.repeat(8) }] }, request);
    expect(request.notes.usage).toMatchObject({ inputTokens: 5, outputTokens: 6, source: 'estimated' });
  });
});
