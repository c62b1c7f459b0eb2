import { buffer } from 'node:stream/consumers';
import { GatewayError } from '../../core/gateway-error.ts';
import { createCallFailure } from '../../core/video/create-video-failure.ts';
import type { StoredTask, TaskCall } from '../../core/video/task-store.ts';
import type { VideoPlace } from '../../core/video/video-places.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import type { UsageAttempt } from '../../core/usage.ts';
import { judgeSubmission, type SubmissionVerdict } from './judge-submission.ts';
import { listRefusals } from './queue-look.ts';
import { TaskLostError, type TaskWork } from './task-work.ts';
import { findQueueWait } from './waits.ts';

/** Longest time for an upstream to take a task, in milliseconds, beside the time-outs of the deployment. */
const submitMs = 120_000;
/** Submissions that are kept with a task. */
const maxCalls = 20;
/** Submissions of one task to an upstream that knows it by its id. */
const maxRepeats = 10;

/** Asks the upstream that was chosen, and marked, to make the task. */
export async function submitTask(work: TaskWork): Promise<void> {
  const picture = await readPicture(work);
  // Found last: while the picture is read the configuration may change, and what was found before would be closed.
  const place = findPlace(work);
  if (place === null || picture === 'away') await queueAgain(work, { calls: work.task.calls, waitMs: 1_000 });
  else if (picture === 'gone') await work.fail(pictureGone);
  else await ask(work, place, picture);
}

/** The node that was submitting it is gone, or was stopped for a while: whether the upstream was asked, nobody knows. */
export async function resumeSubmission(work: TaskWork): Promise<void> {
  if (findPlace(work)?.adapter.isIdempotent === true) await submitTask(work);
  else await work.fail(interrupted, 'unsettled');
}

const pictureGone: VideoFailure = {
  code: 'generation_failed',
  message: 'The picture of the task is not there any more.',
  upstreamCode: null,
};

const interrupted: VideoFailure = {
  code: 'upstream_error',
  message: 'The gateway was interrupted while it submitted the task.',
  upstreamCode: null,
};

function findPlace({ task, parts }: TaskWork): VideoPlace | null {
  const { deploymentId, upstreamModel } = task;
  return deploymentId === null || upstreamModel === null
    ? null
    : parts.places.find(deploymentId, upstreamModel);
}

async function readPicture({ task, parts, signal }: TaskWork): Promise<Uint8Array | null | 'away' | 'gone'> {
  const { picture } = task.order;
  if (picture === null) return null;
  try {
    const reading = await parts.objects.read(picture.objectName, null, signal);
    return reading === null ? 'gone' : await buffer(reading.bytes);
  } catch (error) {
    parts.observer.onTrouble('the picture of a task cannot be read', error);
    return 'away';
  }
}

async function ask(work: TaskWork, place: VideoPlace, picture: Uint8Array | null): Promise<void> {
  const { parts, task, signal } = work;
  const { deployment, upstreamModel } = place;
  const startedAt = performance.now();
  const note = (outcome: UsageAttempt['outcome'], status: number | null): UsageAttempt => {
    parts.observer.onCall({ deploymentId: deployment.id, call: 'submit', outcome: answered(outcome) });
    return {
      deploymentId: deployment.id,
      outcome,
      status,
      durationMs: Math.round(performance.now() - startedAt),
    };
  };
  if (signal.aborted) throw new TaskLostError();
  let upstreamId: string;
  try {
    const call = {
      taskId: task.id,
      deployment,
      upstreamModel,
      order: task.order,
      signal,
      answerMs: submitMs,
    };
    upstreamId = await parts.places.call(place, 'submission', ({ adapter }) =>
      adapter.submit({ ...call, picture }),
    );
  } catch (error) {
    const status = error instanceof GatewayError ? (error.upstream?.status ?? null) : null;
    const verdict = judgeSubmission(error, place);
    const call = note('failed', status);
    const judged = verdict === 'elsewhere' ? { ...call, isHopeless: true as const } : call;
    await takeFailure(work, { error, verdict, calls: addCall(task, judged) });
    return;
  }
  await noteSubmitted(work, upstreamId, addCall(task, note('answered', 200)));
}

function answered(outcome: UsageAttempt['outcome']): 'answered' | 'failed' {
  return outcome === 'answered' ? 'answered' : 'failed';
}

function addCall({ calls }: StoredTask, call: TaskCall): readonly TaskCall[] {
  return [...calls, call].slice(-maxCalls);
}

async function noteSubmitted(work: TaskWork, upstreamId: string, calls: readonly TaskCall[]): Promise<void> {
  const { firstMs } = work.parts.video.poll;
  try {
    await work.advance({
      state: 'in_progress',
      upstreamId,
      calls,
      isSubmitted: true,
      tries: 0,
      progress: 1,
      againInMs: firstMs,
    });
  } catch (error) {
    // It was cancelled, or given up for lost, while the upstream took it.
    work.parts.observer.onUnsettled(work.task);
    throw error;
  }
}

interface FailedCall {
  readonly error: unknown;
  readonly verdict: SubmissionVerdict;
  readonly calls: readonly TaskCall[];
}

async function takeFailure(work: TaskWork, { error, verdict, calls }: FailedCall): Promise<void> {
  const { task } = work;
  const retryAfterMs = error instanceof GatewayError ? (error.upstream?.retryAfterMs ?? null) : null;
  const waitMs = findQueueWait(task.tries, retryAfterMs);
  if (verdict === 'again' && task.tries < maxRepeats)
    await work.advance({ calls, tries: task.tries + 1, againInMs: waitMs });
  else if (verdict === 'queue' || verdict === 'elsewhere') await queueAgain(work, { calls, waitMs, error });
  else {
    await work.advance({ calls });
    await work.fail(createCallFailure(error), verdict === 'end' ? 'settled' : 'unsettled');
  }
}

interface Return {
  readonly calls: readonly TaskCall[];
  /** Unless there is another deployment to ask. */
  readonly waitMs: number;
  readonly error?: unknown;
}

async function queueAgain(work: TaskWork, { calls, waitMs, error }: Return): Promise<void> {
  const { task, parts } = work;
  const refusals = listRefusals({ calls });
  const { model, order } = task;
  const next = parts.places.choose({ model, order, running: new Map(), busy: new Set(), ...refusals });
  if (next.kind === 'none' && error !== undefined) {
    await work.advance({ calls });
    await work.fail(createCallFailure(error));
    return;
  }
  const isElsewhere = next.kind === 'place' && !refusals.avoided.has(next.place.deployment.id);
  await work.advance({
    state: 'queued',
    deployment: null,
    calls,
    tries: task.tries + 1,
    againInMs: isElsewhere ? 0 : waitMs,
  });
}
