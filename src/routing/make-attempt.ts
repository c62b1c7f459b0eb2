import { GatewayError } from '../core/gateway-error.ts';
import { PartialAccount, type MemoryAccount } from '../core/memory-account.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall } from '../core/provider.ts';
import type { AttemptSpan } from '../core/request-trace.ts';
import type { RoutedCall } from '../core/router.ts';
import type { Candidate } from './candidate.ts';
import { detachSignal } from './detach-signal.ts';
import { judgeFailure } from './judge-failure.ts';
import { openStream } from './open-stream.ts';
import type { FailedAttempt, RouterContext } from './router-context.ts';
import { createCancellation } from './wait-for.ts';

/**
 * One call to one deployment, counted on it and in the notes of the request. A stream is read up to its first event and
 * keeps its place on the deployment until it has ended. Throws what the deployment throws.
 */
export async function makeAttempt(
  call: RoutedCall,
  candidate: Candidate,
  context: RouterContext,
): Promise<UpstreamAnswer> {
  const { notes } = call;
  const { tracker } = candidate;
  const startedAt = context.now();
  tracker.begin(startedAt);
  notes.attempts = (notes.attempts ?? 0) + 1;
  notes.deploymentId = candidate.deployment.id;
  const spentBeforeMs = notes.upstreamMs ?? 0;
  const span = beginSpan(call, candidate);
  const memory = new PartialAccount(call.memory);
  try {
    const upstreamCall = createUpstreamCall(call, candidate, { span, memory });
    const answer = await candidate.perform(upstreamCall);
    const opened =
      answer.kind === 'whole'
        ? answer
        : await openTracked(answer, { call, memory, candidate, context, span }, upstreamCall.signal);
    const now = context.now();
    notes.upstreamMs = spentBeforeMs + now - startedAt;
    tracker.noteAnswer(now, now - startedAt);
    if (opened.kind === 'whole') {
      memory.leave();
      tracker.succeed();
      span?.end(null);
    }
    return opened;
  } catch (error) {
    memory.close();
    notes.upstreamMs = spentBeforeMs + context.now() - startedAt;
    noteFailure(error, { requestId: call.requestId, candidate, context, span });
    throw error;
  }
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
  const { call, memory, candidate, context, span } = place;
  const { deployment, tracker } = candidate;
  const { load } = context;
  // What follows lives as long as the stream does, and the body of the call need not.
  const { requestId, signal: clientSignal } = call;
  const opened = await openStream(answer, deployment.id, {
    onEnd: () => {
      memory.close();
      load.streams -= 1;
      tracker.succeed();
      span?.end(signal.aborted ? createCancellation(signal) : null);
    },
    onFailure: (error) => {
      memory.close();
      load.streams -= 1;
      noteFailure(error, { requestId, candidate, context, span });
    },
    mustDrain: () => deployment.abort === 'drain' && clientSignal.aborted,
  });
  load.streams += 1;
  span?.noteFirstEvent();
  return opened;
}

function createUpstreamCall(
  call: RoutedCall,
  { deployment, upstreamModel }: Candidate,
  { span, memory }: { readonly span: AttemptSpan | null; readonly memory: MemoryAccount },
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
    signal: deployment.abort === 'drain' ? detachSignal(call.signal) : call.signal,
    notes: call.notes,
  };
}

interface AttemptPlace {
  readonly requestId: string;
  readonly candidate: Candidate;
  readonly context: RouterContext;
  readonly span: AttemptSpan | null;
}

function noteFailure(error: unknown, { requestId, candidate, context, span }: AttemptPlace): void {
  span?.end(error);
  const { effect } = judgeFailure(error, candidate.repeatRule);
  const state = candidate.tracker.fail(effect, context.now());
  const upstream = error instanceof GatewayError ? error.upstream : null;
  if (upstream === null) return;
  const { kind, status } = upstream;
  const { deploymentId } = candidate.tracker;
  const failure: FailedAttempt = { requestId, deploymentId, kind, status };
  context.observer.onFailedAttempt?.(failure);
  if (state === 'cooled') context.observer.onCooldown?.(failure);
}
