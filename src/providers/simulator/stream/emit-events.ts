import { setImmediate } from 'node:timers/promises';
import type { GatewayError } from '../../../core/gateway-error.ts';
import type { UpstreamEvent } from '../../../core/provider.ts';
import { createCancellation } from '../../../core/create-cancellation.ts';

/** Where a stream breaks. */
export interface StreamBreak {
  /** Events before it, or `middle`. The last event of a stream never comes through. */
  readonly afterEvents: number | 'middle';
  readonly error: GatewayError;
}

export interface EmitOptions {
  readonly signal: AbortSignal;
  /** `null` for a stream that ends as it should. */
  readonly breakAt: StreamBreak | null;
  /** Waits between two events; `null` for a stream without pauses. Rejects to end the stream. */
  readonly pause: (() => Promise<void>) | null;
  /** Events that are delivered together when there are no pauses. */
  readonly eventsPerBatch: number;
  /** Events there are in all; asked where the stream is to break. */
  readonly countEvents: () => number;
}

/**
 * Delivers events a few at a time, or one by one with pauses, each made when the reader asks for it. Gives way to
 * everything else between two batches, so that a long answer holds nobody up. Throws when the signal aborts and where the
 * stream is to break.
 */
export async function* emitEvents(
  events: Iterable<UpstreamEvent> | AsyncIterable<UpstreamEvent>,
  { signal, breakAt, pause, eventsPerBatch, countEvents }: EmitOptions,
): AsyncGenerator<readonly UpstreamEvent[], undefined> {
  const wanted = breakAt === null ? Infinity : countWanted(countEvents(), breakAt);
  const size = pause === null ? eventsPerBatch : 1;
  let isFirst = true;
  for await (const batch of groupEvents(events, size, wanted)) {
    if (!isFirst) await (pause === null ? setImmediate() : pause());
    if (signal.aborted) throw createCancellation(signal);
    isFirst = false;
    yield batch;
  }
  if (breakAt === null) return;
  if (!isFirst) await setImmediate();
  throw breakAt.error;
}

/** As many events as are wanted and no more: the one behind the last is never made. */
async function* groupEvents(
  events: Iterable<UpstreamEvent> | AsyncIterable<UpstreamEvent>,
  size: number,
  wanted: number,
): AsyncGenerator<readonly UpstreamEvent[], undefined> {
  if (wanted === 0) return;
  let batch: UpstreamEvent[] = [];
  let made = 0;
  for await (const event of events) {
    batch.push(event);
    made += 1;
    if (batch.length < size && made < wanted) continue;
    yield batch;
    if (made === wanted) return;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Events before the break; the last one of all never comes through. */
function countWanted(eventCount: number, { afterEvents }: StreamBreak): number {
  const wanted = afterEvents === 'middle' ? Math.ceil(eventCount / 2) : afterEvents;
  return Math.min(wanted, eventCount - 1);
}
