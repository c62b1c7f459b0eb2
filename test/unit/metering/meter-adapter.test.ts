import { describe, expect, it } from 'vitest';
import type { ProviderAdapter, UpstreamCall } from '../../../src/core/provider.ts';
import { meterAdapter, meterAnswer } from '../../../src/metering/meter-adapter.ts';
import { createUpstreamCall } from '../../support/create-upstream-call.ts';
import {
  createMeteredRequest,
  createStreamAnswer,
  createWholeAnswer,
  meterWhole,
  watchStream,
} from '../../support/metered-stream.ts';

const events = [[{ event: 'ping', data: '{}' }], [{ event: 'ping', data: '{"a":1}' }]];

async function readAll(batches: AsyncIterable<unknown>): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const batch of batches) read.push(batch);
  return read;
}

describe('meterAnswer', () => {
  it('hands out a whole answer as it is', () => {
    const answer = createWholeAnswer({ usage: { input_tokens: 1, output_tokens: 2 } });
    expect(meterAnswer(answer, 'createMessage', createMeteredRequest())).toBe(answer);
  });

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
});

describe('meterAdapter', () => {
  const usage = { input_tokens: 3, output_tokens: 4 };
  const seen: UpstreamCall[] = [];
  const adapter: ProviderAdapter = {
    provider: 'anthropic',
    createMessage: (call) => {
      seen.push(call);
      return Promise.resolve(createWholeAnswer({ usage }));
    },
    listOperations: () => ['createMessage'],
    close: () => Promise.resolve(),
  };

  it('has what the adapter has and nothing else', () => {
    const metered = meterAdapter(adapter);
    expect(Object.keys(metered).sort()).toEqual(Object.keys(adapter).sort());
    expect(metered.listOperations?.('m')).toEqual(['createMessage']);
  });

  it('adds up what the calls of one request used', async () => {
    const metered = meterAdapter(adapter);
    const call = createUpstreamCall({ url: '' });
    await Promise.all([metered.createMessage?.(call), metered.createMessage?.(call)]);
    expect(seen).toEqual([call, call]);
    expect(call.notes.usage).toMatchObject({ inputTokens: 6, outputTokens: 8, source: 'upstream' });
  });

  it('takes a sum for an estimate where a part of it is one', async () => {
    const call = createUpstreamCall({ url: '', body: { messages: ['x'.repeat(8)] } });
    await meterAdapter(adapter).createMessage?.(call);
    meterAnswer(
      createWholeAnswer({ content: [{ type: 'text', text: 'y'.repeat(8) }] }),
      'createMessage',
      call,
    );
    expect(call.notes.usage).toMatchObject({ inputTokens: 5, outputTokens: 6, source: 'estimated' });
  });

  it('lets failures through', async () => {
    const failing = meterAdapter({ ...adapter, createMessage: () => Promise.reject(new Error('broken')) });
    const call = createUpstreamCall({ url: '' });
    await expect(failing.createMessage?.(call)).rejects.toThrow('broken');
    expect(call.notes).toEqual({});
  });
});
