import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../../src/core/gateway-error.ts';
import type { UpstreamEvent } from '../../../../../src/core/provider.ts';
import { emitEvents, type EmitOptions } from '../../../../../src/providers/simulator/stream/emit-events.ts';

const events: readonly UpstreamEvent[] = Array.from({ length: 10 }, (_, index) => ({
  event: null,
  data: String(index),
}));
const error = new GatewayError('bad_gateway', 'Broken.');

async function emit(options: Partial<EmitOptions>) {
  const batches: (readonly string[])[] = [];
  let thrown: unknown = null;
  const signal = new AbortController().signal;
  const usual = { signal, breakAt: null, pause: null, eventsPerBatch: 4, countEvents: () => events.length };
  const all = { ...usual, ...options };
  try {
    for await (const batch of emitEvents(events, all)) batches.push(batch.map(({ data }) => data));
  } catch (caught) {
    thrown = caught;
  }
  return { batches, thrown };
}

describe('emitEvents', () => {
  it('delivers every event once and in order, a few at a time', async () => {
    const { batches, thrown } = await emit({});
    expect(batches.flat()).toEqual(events.map(({ data }) => data));
    expect(batches.every(({ length }) => length >= 1 && length <= 4)).toBe(true);
    expect(thrown).toBeNull();
  });

  it('lets other work run between two batches', async () => {
    let isOpen = true;
    let ticks = 0;
    const tick = () => {
      ticks += 1;
      if (isOpen) setImmediate(tick);
    };
    setImmediate(tick);
    await emit({});
    isOpen = false;
    expect(ticks).toBeGreaterThanOrEqual(2);
  });

  it('pauses between events, not before the first or after the last', async () => {
    let pauses = 0;
    const { batches } = await emit({
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
    });
    expect(batches).toHaveLength(10);
    expect(pauses).toBe(9);
  });

  it.each([
    [0, 0],
    [3, 3],
    ['middle' as const, 5],
    [10, 9],
    [1_000, 9],
  ])('breaks after %s events, before the last one at the latest', async (afterEvents, count) => {
    const { batches, thrown } = await emit({ breakAt: { afterEvents, error } });
    expect(batches.flat()).toHaveLength(count);
    expect(thrown).toBe(error);
  });

  it('ends with cancelled as soon as the signal aborts', async () => {
    const controller = new AbortController();
    const { batches, thrown } = await emit({
      signal: controller.signal,
      pause: () => {
        controller.abort();
        return Promise.resolve();
      },
    });
    expect(batches).toHaveLength(1);
    expect(thrown).toMatchObject({ code: 'cancelled' });
  });

  it('stops reading its source when the reader stops', async () => {
    let read = 0;
    function* source(): Generator<UpstreamEvent, undefined> {
      for (const event of events) {
        read += 1;
        yield event;
      }
    }
    const options = {
      signal: new AbortController().signal,
      breakAt: null,
      pause: null,
      eventsPerBatch: 4,
      countEvents: () => events.length,
    };
    for await (const batch of emitEvents(source(), options)) if (batch.length > 0) break;
    expect(read).toBe(4);
  });
});
