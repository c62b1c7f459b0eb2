import { GatewayError } from '../core/gateway-error.ts';
import { PartialAccount, type MemoryAccount } from '../core/memory-account.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall } from '../core/provider.ts';
import type { AttemptSpan } from '../core/request-trace.ts';
import type { RoutedCall } from '../core/router.ts';
import type { CallNotes } from '../core/usage.ts';
import { AttemptCalls } from './attempt-calls.ts';
import type { Candidate } from './candidate.ts';
import { detachSignal } from './detach-signal.ts';
import { findRepeatRule, makesPictures, type RepeatRule } from './find-repeat-rule.ts';
import { judgeFailure, type Judgement } from './judge-failure.ts';
import { openStream } from './open-stream.ts';
import type { AskContext, FailedAttempt, RouterContext } from './router-context.ts';
import { createCancellation } from './wait-for.ts';

/** An attempt that failed, and what follows from it. */
export class FailedCall {
  readonly error: unknown;
  readonly next: Judgement['next'];

  constructor(error: unknown, next: Judgement['next']) {
    this.error = error;
    this.next = next;
  }
}

/**
 * One attempt at one deployment, counted on it and in the notes of the request. A stream is read up to its first event and
 * keeps its place on the deployment until it has ended.
 */
export async function makeAttempt(
  call: RoutedCall,
  candidate: Candidate,
  context: AskContext,
): Promise<UpstreamAnswer | FailedCall> {
  const { notes } = call;
  const { tracker, deployment } = candidate;
  const startedAt = context.now();
  const facts = { deployment, makes: candidate.makes, operation: call.operation, body: call.body };
  const calls = beginCalls(candidate, findRepeatRule(facts), context);
  tracker.begin(startedAt);
  notes.attempts = (notes.attempts ?? 0) + 1;
  notes.deploymentId = deployment.id;
  const spentBeforeMs = notes.upstreamMs ?? 0;
  const span = beginSpan(call, candidate);
  const used: CallNotes = {};
  const memory = new PartialAccount(call.memory);
  const answerMs = limitAnswer(call, candidate, context.deadlineAt - startedAt);
  try {
    const upstreamCall = createUpstreamCall(call, candidate, { span, memory, answerMs, used });
    const answer = await candidate.perform(upstreamCall, calls);
    const opened =
      answer.kind === 'whole'
        ? answer
        : await openTracked(answer, { call, memory, candidate, context, span, calls }, upstreamCall.signal);
    const now = context.now();
    notes.upstreamMs = spentBeforeMs + now - startedAt;
    notes.answer = used;
    tracker.noteAnswer(now, now - startedAt);
    if (opened.kind === 'whole') {
      memory.leave();
      calls.end();
      tracker.succeed();
      span?.end(null);
    }
    return opened;
  } catch (error) {
    memory.close();
    // What a failed attempt used is not what the answer did; what a client gave up is recorded as far as it went.
    if (call.signal.aborted) notes.answer = used;
    notes.upstreamMs = spentBeforeMs + context.now() - startedAt;
    const isCutShort = notes.attempts > 1 && context.now() >= context.deadlineAt;
    return noteFailure(error, { requestId: call.requestId, candidate, context, span, calls, isCutShort });
  }
}

function beginCalls({ tracker }: Candidate, rule: RepeatRule, { deadlineAt, now }: AskContext): AttemptCalls {
  return new AttemptCalls({ places: tracker.places, rule, deadlineAt, now });
}

/** Pictures come whole: a stream of them is as silent before its first event as an answer that is not streamed. */
function limitAnswer(
  { operation, body, delivery }: RoutedCall,
  { deployment, makes }: Candidate,
  leftMs: number,
): number {
  const { firstEventMs = Infinity } = deployment.timeouts;
  const isSoon = delivery === 'stream' && !makesPictures({ makes, operation, body });
  return Math.max(1, isSoon ? Math.min(firstEventMs, leftMs) : leftMs);
}

/** `null` while requests are not traced. */
function beginSpan({ operation, delivery, notes }: RoutedCall, candidate: Candidate): AttemptSpan | null {
  if (notes.trace === undefined) return null;
  const { deployment, upstreamModel } = candidate;
  const number = notes.attempts ?? 1;
  return notes.trace.beginAttempt({ number, operation, delivery, deployment, upstreamModel });
}

async function openTracked(
  answer: StreamAnswer,
  place: Omit<AttemptPlace, 'requestId'> & { readonly call: RoutedCall; readonly memory: PartialAccount },
  signal: AbortSignal,
): Promise<StreamAnswer> {
  const { call, memory, candidate, context, span, calls } = place;
  const { deployment, tracker } = candidate;
  const { load } = context;
  // What follows lives as long as the stream does, and the body of the call need not.
  const { requestId, signal: clientSignal } = call;
  const opened = await openStream(answer, deployment.id, {
    onEnd: () => {
      memory.close();
      load.streams -= 1;
      calls.end();
      tracker.succeed();
      span?.end(signal.aborted ? createCancellation(signal) : null);
    },
    onFailure: (error) => {
      memory.close();
      load.streams -= 1;
      noteFailure(error, { requestId, candidate, context, span, calls });
    },
    mustDrain: () => deployment.abort === 'drain' && clientSignal.aborted,
  });
  load.streams += 1;
  calls.noteBegun();
  span?.noteFirstEvent();
  return opened;
}

interface CallParts {
  readonly span: AttemptSpan | null;
  readonly memory: MemoryAccount;
  readonly answerMs: number;
  readonly used: CallNotes;
}

function createUpstreamCall(
  call: RoutedCall,
  { deployment, upstreamModel }: Candidate,
  { span, memory, answerMs, used }: CallParts,
): UpstreamCall {
  return {
    deployment,
    upstreamModel,
    body: call.body,
    files: call.files,
    memory,
    pixels: call.pixels,
    delivery: call.delivery,
    profile: call.profile,
    headers: span === null ? call.headers : { ...call.headers, traceparent: span.traceparent },
    requestId: call.requestId,
    answerMs,
    signal: deployment.abort === 'drain' ? detachSignal(call.signal) : call.signal,
    notes: used,
  };
}

interface AttemptPlace {
  readonly requestId: string;
  readonly candidate: Candidate;
  readonly context: RouterContext;
  readonly span: AttemptSpan | null;
  readonly calls: AttemptCalls;
  /** The deadline has ended it, of which attempts before it had used a part. Default: it has not. */
  readonly isCutShort?: boolean;
}

function noteFailure(
  thrown: unknown,
  { requestId, candidate, context, span, calls, isCutShort = false }: AttemptPlace,
): FailedCall {
  span?.end(thrown);
  calls.end();
  const { next, effect, concerns } = judgeFailure(thrown, calls.repeatRule);
  const error = thrown instanceof GatewayError ? thrown : null;
  const cooled = candidate.tracker.fail(
    { effect: isCutShort ? 'none' : effect, concerns, error },
    context.now(),
  );
  const upstream = error?.upstream ?? null;
  if (upstream !== null) {
    const { kind, status } = upstream;
    const { deploymentId } = candidate.tracker;
    const failure: FailedAttempt = {
      requestId,
      deploymentId,
      upstreamModel: candidate.upstreamModel,
      kind,
      status,
    };
    context.observer.onFailedAttempt?.(failure);
    if (cooled !== null) context.observer.onCooldown?.({ ...failure, leftOut: cooled });
  }
  return new FailedCall(thrown, next);
}
