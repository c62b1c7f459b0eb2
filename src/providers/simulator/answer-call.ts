import type { UpstreamAnswer, UpstreamCall, UpstreamEvent, WholeAnswer } from '../../core/provider.ts';
import {
  createCancellation,
  createResetFailure,
  createStatusFailure,
  createTruncatedFailure,
} from './create-failure.ts';
import type { GatewayError } from '../../core/gateway-error.ts';
import type { Directives } from './directives/directives.ts';
import type { Prompt } from './prompt/prompt.ts';
import type { JsonRecord } from './read-json.ts';
import { createWaiter, type Waiter, type WaiterOptions } from './stream/create-waiter.ts';
import { emitBatches, emitSingly, type EmitOptions, type StreamBreak } from './stream/emit-batches.ts';

/** An answer in the format of one operation, made when it is needed. */
export interface PreparedAnswer {
  readonly prompt: Prompt;
  whole(): JsonRecord;
  /** `null` for operations that are never streamed. */
  readonly stream: (() => Iterable<UpstreamEvent>) | null;
}

export interface DeliveryOptions extends WaiterOptions {
  /** Between the events of a stream whose prompt does not say otherwise, in milliseconds. */
  readonly paceMs: number;
}

/** Delivers an answer, with whatever delay or failure the prompt's directives ask for. */
export async function answerCall(
  call: UpstreamCall,
  answer: PreparedAnswer,
  options: DeliveryOptions,
): Promise<UpstreamAnswer> {
  const { directives, ignoredFields } = answer.prompt;
  const waiter = createWaiter(call, options);
  await passHead(call, directives, waiter);
  if (call.delivery === 'stream' && answer.stream !== null) {
    return {
      kind: 'stream',
      batches: emitBatches(answer.stream(), createEmitOptions(call, directives, { waiter, ...options })),
      ignoredFields,
    };
  }
  failWhole(directives, call.deployment.id);
  return { kind: 'whole', value: answer.whole(), bytes: null, ignoredFields } satisfies WholeAnswer;
}

/** A picture answer: it takes a while to make, and its stream is made event by event. */
export interface DrawnAnswer {
  readonly directives: Directives;
  readonly ignoredFields: readonly string[];
  /** What happens instead of the answer, where the content filter stops it; otherwise `null`. */
  readonly refusal: GatewayError | null;
  whole(): Promise<Pick<WholeAnswer, 'value' | 'bytes'>>;
  /** Events of the stream. */
  readonly eventCount: number;
  /** Makes each event when it is asked for. */
  stream(): AsyncIterable<UpstreamEvent>;
}

/** Delivers pictures as {@link answerCall} delivers words. */
export async function answerDrawnCall(
  call: UpstreamCall,
  answer: DrawnAnswer,
  options: DeliveryOptions,
): Promise<UpstreamAnswer> {
  const { directives, ignoredFields, eventCount } = answer;
  const waiter = createWaiter(call, options);
  await passHead(call, directives, waiter);
  if (answer.refusal !== null) throw answer.refusal;
  if (call.delivery === 'stream') {
    const emitOptions = createEmitOptions(call, directives, { waiter, ...options });
    const batches = emitSingly(answer.stream(), { ...emitOptions, eventCount });
    return { kind: 'stream', batches, ignoredFields };
  }
  failWhole(directives, call.deployment.id);
  return { kind: 'whole', ...(await answer.whole()), ignoredFields };
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

interface StreamPace {
  readonly waiter: Waiter;
  readonly paceMs: number;
}

function createEmitOptions(call: UpstreamCall, directives: Directives, pace: StreamPace): EmitOptions {
  const paceMs = directives.paceMs ?? pace.paceMs;
  return {
    signal: call.signal,
    breakAt: findBreak(directives, call.deployment.id),
    pause: paceMs === 0 ? null : () => pace.waiter.waitForEvent(paceMs),
  };
}

function findBreak({ error, cut }: Directives, deploymentId: string): StreamBreak | null {
  if (error !== null)
    return { afterEvents: error.afterEvents, error: createStatusFailure(error, deploymentId) };
  if (cut !== null) return { afterEvents: 'middle', error: createTruncatedFailure(cut, deploymentId) };
  return null;
}
