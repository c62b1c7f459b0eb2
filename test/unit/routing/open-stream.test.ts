import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import type { StreamAnswer, UpstreamEvent } from '../../../src/core/provider.ts';
import { openStream } from '../../../src/routing/open-stream.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';

type Batch = readonly UpstreamEvent[];

const event = (data: string): UpstreamEvent => ({ event: null, data });

function createAnswer(batches: AsyncIterable<Batch>): StreamAnswer {
  return { kind: 'stream', batches, ignoredFields: ['temperature'] };
}

/** A stream of these batches that notes when it is given up. */
function createSource(...batches: readonly (Batch | Error)[]) {
  const state = { returned: 0, read: 0 };
  async function* play(): AsyncGenerator<Batch> {
    try {
      for (const batch of batches) {
        state.read += 1;
        if (batch instanceof Error) throw batch;
        yield await Promise.resolve(batch);
      }
    } finally {
      state.returned += 1;
    }
  }
  return { state, answer: createAnswer(play()) };
}

/** What was told of the end. */
function createEnd(abort: 'cancel' | 'drain' = 'cancel') {
  const told: unknown[] = [];
  return {
    told,
    onEnd: () => void told.push('end'),
    onFailure: (error: unknown) => void told.push(error),
    mustDrain: () => abort === 'drain',
  };
}

describe('openStream', () => {
  it('reads up to the first event and hands out everything from there', async () => {
    const { state, answer } = createSource([], [], [event('1')], [], [event('2'), event('3')]);
    const end = createEnd();
    const opened = await openStream(answer, 'a', end);
    expect(state.read).toBe(3);
    expect(opened.ignoredFields).toEqual(['temperature']);
    const { batches } = await collectStream(opened.batches);
    expect(batches).toEqual([[event('1')], [], [event('2'), event('3')]]);
    expect(end.told).toEqual(['end']);
  });

  it('throws what happens before the first event, and tells nobody', async () => {
    const error = new Error('reset');
    const end = createEnd();
    expect(await catchError(openStream(createSource([], error).answer, 'a', end))).toBe(error);
    expect(end.told).toEqual([]);
  });

  it('takes a stream without events for a truncated one', async () => {
    const error = await catchError(openStream(createSource([]).answer, 'a', createEnd()));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      reason: 'stream_truncated',
      upstream: { deploymentId: 'a', kind: 'truncated' },
    });
  });

  it('tells of a failure in the middle once', async () => {
    const error = new GatewayError('bad_gateway', 'It broke.');
    const end = createEnd();
    const opened = await openStream(createSource([event('1')], error).answer, 'a', end);
    expect((await collectStream(opened.batches)).error).toBe(error);
    await opened.batches[Symbol.asyncIterator]().return?.();
    expect(end.told).toEqual([error]);
  });

  it('tells of a reader that gives up once, and ends the upstream', async () => {
    const { state, answer } = createSource([event('1')], [event('2')]);
    const end = createEnd();
    const opened = await openStream(answer, 'a', end);
    for await (const batch of opened.batches) {
      expect(batch).toEqual([event('1')]);
      break;
    }
    await opened.batches[Symbol.asyncIterator]().return?.();
    expect([end.told, state.returned]).toEqual([['end'], 1]);
  });

  it('reads a stream that must be drained to its end before it tells of it', async () => {
    const { state, answer } = createSource([event('1')], [event('2')], [event('3')]);
    const end = createEnd('drain');
    const opened = await openStream(answer, 'a', end);
    await opened.batches[Symbol.asyncIterator]().return?.();
    expect([end.told, state.read]).toEqual([['end'], 3]);
  });

  it('tells of the failure of a stream that breaks while it is drained', async () => {
    const error = new Error('reset');
    const end = createEnd('drain');
    const opened = await openStream(createSource([event('1')], error).answer, 'a', end);
    await opened.batches[Symbol.asyncIterator]().return?.();
    expect(end.told).toEqual([error]);
  });
});
