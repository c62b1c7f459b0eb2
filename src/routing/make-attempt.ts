import { GatewayError } from '../core/gateway-error.ts';
import type { StreamAnswer, UpstreamAnswer, UpstreamCall } from '../core/provider.ts';
import type { RoutedCall } from '../core/router.ts';
import type { Candidate } from './candidate.ts';
import { detachSignal } from './detach-signal.ts';
import { judgeFailure } from './judge-failure.ts';
import { openStream } from './open-stream.ts';
import type { FailedAttempt, RouterContext } from './router-context.ts';

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
  try {
    const answer = await candidate.perform(createUpstreamCall(call, candidate));
    const opened = answer.kind === 'whole' ? answer : await openTracked(answer, { call, candidate, context });
    const now = context.now();
    notes.upstreamMs = spentBeforeMs + now - startedAt;
    tracker.noteAnswer(now, now - startedAt);
    if (opened.kind === 'whole') tracker.succeed();
    return opened;
  } catch (error) {
    notes.upstreamMs = spentBeforeMs + context.now() - startedAt;
    noteFailure(error, { call, candidate, context });
    throw error;
  }
}

async function openTracked(answer: StreamAnswer, place: AttemptPlace): Promise<StreamAnswer> {
  const { deployment, tracker } = place.candidate;
  const { load } = place.context;
  const opened = await openStream(answer, deployment.id, {
    onEnd: () => {
      load.streams -= 1;
      tracker.succeed();
    },
    onFailure: (error) => {
      load.streams -= 1;
      noteFailure(error, place);
    },
  });
  load.streams += 1;
  if (deployment.abort !== 'drain') return opened;
  return { ...opened, mustDrain: () => place.call.signal.aborted };
}

function createUpstreamCall(call: RoutedCall, { deployment, upstreamModel }: Candidate): UpstreamCall {
  return {
    deployment,
    upstreamModel,
    body: call.body,
    files: call.files,
    reserveMemory: call.reserveMemory,
    delivery: call.delivery,
    profile: call.profile,
    headers: call.headers,
    requestId: call.requestId,
    signal: deployment.abort === 'drain' ? detachSignal(call.signal) : call.signal,
  };
}

interface AttemptPlace {
  readonly call: RoutedCall;
  readonly candidate: Candidate;
  readonly context: RouterContext;
}

function noteFailure(error: unknown, { call, candidate, context }: AttemptPlace): void {
  const { effect } = judgeFailure(error, candidate.repeatRule);
  const state = candidate.tracker.fail(effect, context.now());
  const upstream = error instanceof GatewayError ? error.upstream : null;
  if (upstream === null) return;
  const { kind, status } = upstream;
  const { deploymentId } = candidate.tracker;
  const failure: FailedAttempt = { requestId: call.requestId, deploymentId, kind, status };
  context.observer.onFailedAttempt?.(failure);
  if (state === 'cooled') context.observer.onCooldown?.(failure);
}
