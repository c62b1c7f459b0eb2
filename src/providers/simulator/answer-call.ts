import { createCancellation } from '../../core/create-cancellation.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamEvent, WholeAnswer } from '../../core/provider.ts';
import { createResetFailure, createStatusFailure, createTruncatedFailure } from './create-failure.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { Directives } from './directives/directives.ts';
import type { Prompt } from './prompt/prompt.ts';
import type { JsonObject } from '../../core/json/json-object.ts';
import { createWaiter, type Waiter, type WaiterOptions } from './stream/create-waiter.ts';
import type { TakeTurn } from './take-turns.ts';
import { emitEvents, type StreamBreak } from './stream/emit-events.ts';

/** An answer in the format of one operation, made when it is needed. */
export interface PreparedAnswer {
  readonly prompt: Pick<Prompt, 'directives' | 'ignoredFields'>;
  whole(): JsonObject;
  /** `null` for operations that are never streamed. */
  readonly stream: (() => Iterable<UpstreamEvent>) | null;
}

/** A picture answer: it takes a while to make, and its stream is made event by event. */
export interface DrawnAnswer {
  readonly prompt: Pick<Prompt, 'directives' | 'ignoredFields'>;
  /** What happens instead of the answer, where the content filter stops it; otherwise `null`. */
  readonly refusal: GatewayError | null;
  whole(): Promise<Pick<WholeAnswer, 'value' | 'bytes'>>;
  /** Events of the stream. */
  readonly eventCount: number;
  stream(): AsyncIterable<UpstreamEvent>;
}

export interface DeliveryOptions extends WaiterOptions {
  /** Between the events of a stream whose prompt does not say otherwise, in milliseconds. */
  readonly paceMs: number;
  readonly takeTurn: TakeTurn;
}

/** Events of words that are delivered together when there are no pauses. */
const wordsPerBatch = 4;

/** Delivers an answer, with whatever delay or failure the prompt's directives ask for. */
export async function answerCall(
  call: UpstreamCall,
  answer: PreparedAnswer | DrawnAnswer,
  options: DeliveryOptions,
): Promise<UpstreamAnswer> {
  const { directives, ignoredFields } = answer.prompt;
  const waiter = createWaiter(call, options);
  const isDrawn = 'refusal' in answer;
  await passHead(call, directives, waiter);
  if (isDrawn && answer.refusal !== null) throw answer.refusal;
  if (call.delivery === 'stream' && answer.stream !== null) {
    const paceMs = directives.paceMs ?? options.paceMs;
    const batches = emitEvents(answer.stream(), {
      signal: call.signal,
      breakAt: findBreak(directives, call.deployment.id),
      pause: paceMs === 0 ? null : () => waiter.waitForEvent(paceMs),
      eventsPerBatch: isDrawn ? 1 : wordsPerBatch,
      countEvents: () => (isDrawn ? answer.eventCount : countEvents(answer)),
    });
    return { kind: 'stream', batches, ignoredFields };
  }
  failWhole(directives, call.deployment.id);
  const content = isDrawn
    ? await answer.whole()
    : { value: await options.takeTurn(() => answer.whole()), bytes: null };
  return { kind: 'whole', ...content, ignoredFields };
}

function countEvents({ stream }: PreparedAnswer): number {
  return [...(stream?.() ?? [])].length;
}

/** Everything that happens before the first byte. */
async function passHead(call: UpstreamCall, directives: Directives, waiter: Waiter): Promise<void> {
  if (call.signal.aborted) throw createCancellation(call.signal);
  if (directives.delayMs > 0) await waiter.waitForHead(directives.delayMs);
  if (directives.reset !== null) throw createResetFailure(directives.reset, call.deployment.id);
  if (directives.status !== null) throw createStatusFailure(directives.status, call.deployment.id);
}

/** A whole answer cannot break in the middle without being lost. */
function failWhole({ error, cut }: Directives, deploymentId: string): void {
  if (error !== null) throw createStatusFailure(error, deploymentId);
  if (cut !== null) throw createResetFailure(cut, deploymentId);
}

function findBreak({ error, cut }: Directives, deploymentId: string): StreamBreak | null {
  if (error !== null)
    return { afterEvents: error.afterEvents, error: createStatusFailure(error, deploymentId) };
  if (cut !== null) return { afterEvents: 'middle', error: createTruncatedFailure(cut, deploymentId) };
  return null;
}
