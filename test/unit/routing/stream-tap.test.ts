import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import type { StreamMeter } from '../../../src/core/meter.ts';
import type { UpstreamEvent } from '../../../src/core/provider.ts';
import { StreamTap, type StreamEnd } from '../../../src/routing/stream-tap.ts';
import { catchError, collectStream } from '../../support/create-upstream-call.ts';

type Batch = readonly UpstreamEvent[];

const event = (data: string): UpstreamEvent => ({ event: null, data });

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
  return { state, batches: play() };
}

/** What was told of the end. */
function createEnd(abort: 'cancel' | 'drain' = 'cancel') {
  const told: unknown[] = [];
  return {
    told,
    onEnd: () => void told.push('end'),
    onFailure: (error: unknown) => void told.push(error),
    mustDrain: abort === 'drain',
  };
}

/** A tap on a stream that has begun. */
async function openTap(batches: AsyncIterable<Batch>, end: StreamEnd, meter: StreamMeter | null = null) {
  const tap = new StreamTap(batches, meter);
  expect(await tap.readFirst()).toBe('begun');
  tap.watch(end);
  return tap;
}

describe('StreamTap', () => {
  it('reads up to the first event and hands out everything from there', async () => {
    const { state, batches: source } = createSource([], [], [event('1')], [], [event('2'), event('3')]);
    const end = createEnd();
    const tap = await openTap(source, end);
    expect(state.read).toBe(3);
    const { batches } = await collectStream(tap);
    expect(batches).toEqual([[event('1')], [], [event('2'), event('3')]]);
    expect(end.told).toEqual(['end']);
  });

  it('hands out nothing that comes before the events that begin the answer', async () => {
    const { batches: source } = createSource([event('x')], [event('x'), event('1')], [event('x')]);
    const tap = new StreamTap(source, null);
    const isBeginning = (events: Batch) => events.some(({ data }) => data !== 'x');
    expect(await tap.readFirst(isBeginning)).toBe('begun');
    const { batches } = await collectStream(tap);
    expect(batches).toEqual([[event('x'), event('1')], [event('x')]]);
    const none = new StreamTap(createSource([event('x')]).batches, null);
    expect(await none.readFirst(isBeginning)).toBe('ended');
  });

  it('throws what happens before the first event, and tells nobody', async () => {
    const error = new Error('reset');
    expect(await catchError(new StreamTap(createSource([], error).batches, null).readFirst())).toBe(error);
  });

  it('knows a stream without events', async () => {
    expect(await new StreamTap(createSource([]).batches, null).readFirst()).toBe('ended');
  });

  it('tells of a failure in the middle once', async () => {
    const error = new GatewayError('bad_gateway', 'It broke.');
    const end = createEnd();
    const tap = await openTap(createSource([event('1')], error).batches, end);
    expect((await collectStream(tap)).error).toBe(error);
    await tap.return();
    expect(end.told).toEqual([error]);
  });

  it('tells of a reader that gives up once, and ends the upstream', async () => {
    const { state, batches: source } = createSource([event('1')], [event('2')]);
    const end = createEnd();
    const tap = await openTap(source, end);
    for await (const batch of tap) {
      expect(batch).toEqual([event('1')]);
      break;
    }
    await tap.return();
    expect([end.told, state.returned]).toEqual([['end'], 1]);
  });

  it('reads a stream that must be drained to its end before it tells of it', async () => {
    const { state, batches: source } = createSource([event('1')], [event('2')], [event('3')]);
    const end = createEnd('drain');
    const tap = await openTap(source, end);
    await tap.return();
    expect([end.told, state.read]).toEqual([['end'], 3]);
  });

  it('shows everything to whoever watches, what is drained included', async () => {
    const seen: unknown[] = [];
    const { batches } = createSource([event('1')], [], [event('2')]);
    const tap = new StreamTap(batches, null, (events) => void seen.push(...events));
    await tap.readFirst();
    tap.watch(createEnd('drain'));
    await tap.return();
    expect(seen).toEqual([event('1'), event('2')]);
  });

  it('tells of the failure of a stream that breaks while it is drained', async () => {
    const error = new Error('reset');
    const end = createEnd('drain');
    const tap = await openTap(createSource([event('1')], error).batches, end);
    await tap.return();
    expect(end.told).toEqual([error]);
  });

  it('shows what comes to a meter, which settles once, before the end is told', async () => {
    const seen: unknown[] = [];
    const meter: StreamMeter = {
      note: (events) => void seen.push(...events),
      settle: () => void seen.push('settled'),
    };
    const { batches } = createSource([], [event('1')], [event('2')]);
    const end: StreamEnd = {
      mustDrain: false,
      onEnd: () => void seen.push('end'),
      onFailure: () => undefined,
    };
    const tap = await openTap(batches, end, meter);
    await collectStream(tap);
    await tap.return();
    expect(seen).toEqual([event('1'), event('2'), 'settled', 'end']);
  });
});
