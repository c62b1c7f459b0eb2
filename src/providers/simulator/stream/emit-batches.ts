import { setImmediate } from 'node:timers/promises';
import type { GatewayError } from '../../../core/gateway-error.ts';
import type { UpstreamEvent } from '../../../core/provider.ts';
import { createCancellation } from '../create-failure.ts';

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
}

/** Events that are delivered together when there are no pauses. */
const eventsPerBatch = 4;

/**
 * Delivers events a few at a time, or one by one with pauses. Gives way to everything else between two batches, so that
 * a long answer holds nobody up. Throws when the signal aborts and where the stream is to break.
 */
export async function* emitBatches(
  events: Iterable<UpstreamEvent>,
  { signal, breakAt, pause }: EmitOptions,
): AsyncGenerator<readonly UpstreamEvent[], undefined> {
  let isFirst = true;
  for (const batch of groupEvents(cutEvents(events, breakAt), pause === null ? eventsPerBatch : 1)) {
    if (!isFirst) await (pause === null ? setImmediate() : pause());
    if (signal.aborted) throw createCancellation(signal);
    isFirst = false;
    yield batch;
  }
  if (breakAt === null) return;
  if (!isFirst) await setImmediate();
  throw breakAt.error;
}

export interface EmitSinglyOptions extends EmitOptions {
  /** Events there are in all. */
  readonly eventCount: number;
}

/**
 * Delivers events one by one, each made when the reader asks for it. Throws when the signal aborts and where the stream
 * is to break.
 */
export async function* emitSingly(
  events: AsyncIterable<UpstreamEvent>,
  { signal, breakAt, pause, eventCount }: EmitSinglyOptions,
): AsyncGenerator<readonly UpstreamEvent[], undefined> {
  const wanted = breakAt === null ? eventCount : countWanted(eventCount, breakAt);
  let sent = 0;
  for await (const event of limitEvents(events, wanted)) {
    if (sent > 0 && pause !== null) await pause();
    if (signal.aborted) throw createCancellation(signal);
    sent += 1;
    yield [event];
  }
  if (breakAt !== null) throw breakAt.error;
}

/** As many events and no more: the one behind the last is never made. */
async function* limitEvents(
  events: AsyncIterable<UpstreamEvent>,
  count: number,
): AsyncGenerator<UpstreamEvent, undefined> {
  if (count === 0) return;
  let sent = 0;
  for await (const event of events) {
    yield event;
    sent += 1;
    if (sent === count) return;
  }
}

function* groupEvents(
  events: Iterable<UpstreamEvent>,
  size: number,
): Generator<readonly UpstreamEvent[], undefined> {
  let batch: UpstreamEvent[] = [];
  for (const event of events) {
    batch.push(event);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The events before the break. */
function cutEvents(events: Iterable<UpstreamEvent>, breakAt: StreamBreak | null): Iterable<UpstreamEvent> {
  if (breakAt === null) return events;
  const all = [...events];
  return all.slice(0, countWanted(all.length, breakAt));
}

/** Events before the break; the last one of all never comes through. */
function countWanted(eventCount: number, { afterEvents }: StreamBreak): number {
  const wanted = afterEvents === 'middle' ? Math.ceil(eventCount / 2) : afterEvents;
  return Math.min(wanted, eventCount - 1);
}
