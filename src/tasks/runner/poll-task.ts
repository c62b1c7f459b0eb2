import { GatewayError } from '../../core/gateway-error.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import type { UpstreamVideoState } from '../../core/video/video-upstream.ts';
import { createSuccessEnding } from '../end-task.ts';
import type { TaskWork } from './task-work.ts';
import { findPollWait } from './waits.ts';

/** Longest time for the answer to a question, in milliseconds. */
const pollMs = 10_000;
/** An upstream that does not know the task so many times running has lost it. */
const maxLost = 3;

/** A finished upstream, with what it has. */
export type DoneState = Extract<UpstreamVideoState, { readonly kind: 'done' }>;

/** Nobody can be asked: the deployment was taken out of the configuration, and may come back. */
class MissingPlaceError extends Error {
  constructor() {
    super('The deployment is not configured any more');
    this.name = 'MissingPlaceError';
  }
}

/** Asks how far the upstream is; what it has is stored by `onDone`. */
export async function pollTask(work: TaskWork, onDone: (state: DoneState) => Promise<void>): Promise<void> {
  const answer = await askUpstream(work);
  if (answer instanceof Error) await takePollFailure(work, answer);
  else if (answer.kind === 'failed') await work.fail(answer.failure);
  else if (answer.kind === 'running') await waitOn(work, answer);
  else
    await releaseAfter(answer, () =>
      answer.samples.length === 0 ? endWithoutVideo(work, answer) : onDone(answer),
    );
}

/** Nobody fetches anything any more when the work has ended, however it did. */
export async function releaseAfter(state: DoneState, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    state.release();
  }
}

/** What the upstream says, or why it does not. */
export async function askUpstream(work: TaskWork): Promise<UpstreamVideoState | Error> {
  const { task, parts, signal } = work;
  const { deploymentId, upstreamModel, upstreamId } = task;
  const place =
    deploymentId === null || upstreamModel === null ? null : parts.places.find(deploymentId, upstreamModel);
  if (place === null || upstreamId === null) {
    if (place === null && deploymentId !== null) parts.observer.onMissing(deploymentId);
    return new MissingPlaceError();
  }
  const { deployment } = place;
  const call = { taskId: task.id, deployment, upstreamModel: place.upstreamModel, order: task.order };
  const note = (outcome: 'answered' | 'failed') => {
    parts.observer.onCall({ deploymentId: deployment.id, call: 'poll', outcome });
  };
  try {
    const state = await parts.places.call(place, 'question', ({ adapter }) =>
      adapter.poll({ ...call, signal, answerMs: pollMs, upstreamId }),
    );
    note('answered');
    return state;
  } catch (error) {
    note('failed');
    const failure = error instanceof Error ? error : new Error(String(error));
    parts.observer.onUnanswered(task, failure);
    return failure;
  }
}

async function waitOn(
  work: TaskWork,
  { isQueued, progress, retryAfterMs }: Extract<UpstreamVideoState, { readonly kind: 'running' }>,
): Promise<void> {
  if (isQueued === true ? await failQueuedTooLong(work) : await failWhenDue(work)) return;
  const { task, parts } = work;
  const polls = task.polls + 1;
  await work.advance({
    // The time in which it is to be made begins when its upstream's queue is over.
    ...(isQueued === true && { isSubmitted: true }),
    polls,
    tries: 0,
    progress: progress === null ? work.progress : Math.max(work.progress, limitProgress(progress)),
    progressSource: progress === null ? 'experience' : 'upstream',
    againInMs: findPollWait(parts.video, { polls, retryAfterMs, random: Math.random }),
  });
}

/** While a video is made it is never said to be stored. */
function limitProgress(progress: number): number {
  return Math.min(95, Math.max(1, Math.floor(progress)));
}

async function takePollFailure(work: TaskWork, error: Error): Promise<void> {
  const { task, parts } = work;
  const upstream = error instanceof GatewayError ? error.upstream : null;
  const tries = upstream?.kind === 'not_found' ? task.tries + 1 : 0;
  if (tries >= maxLost) await work.fail(lost, 'unsettled');
  else if (!(await failWhenDue(work, error instanceof MissingPlaceError ? gone : late))) {
    const polls = task.polls + 1;
    const retryAfterMs = upstream?.retryAfterMs ?? null;
    const againInMs = findPollWait(parts.video, { polls, retryAfterMs, random: Math.random });
    await work.advance({ polls, tries, progress: work.progress, againInMs });
  }
}

async function failWhenDue(work: TaskWork, failure: VideoFailure = late): Promise<boolean> {
  const { task, parts } = work;
  const isDue = work.findAge(task.submittedAt ?? task.createdAt) >= parts.video.deadlineMs;
  if (isDue) await work.fail(failure, 'unsettled');
  return isDue;
}

/** An upstream gives up by itself what waits too long in its queue, and has its time to say so. */
async function failQueuedTooLong(work: TaskWork): Promise<boolean> {
  const { queueTimeoutMs, deadlineMs } = work.parts.video;
  const isDue = work.findAge(work.task.createdAt) >= queueTimeoutMs + deadlineMs;
  if (isDue) await work.fail(late, 'unsettled');
  return isDue;
}

async function endWithoutVideo(work: TaskWork, { filteredCount, filteredReasons }: DoneState): Promise<void> {
  const { task, parts } = work;
  if (filteredCount === 0 && filteredReasons.length === 0) return await work.fail(empty);
  await work.end(
    createSuccessEnding(task, {
      videos: [],
      filteredCount: Math.max(1, filteredCount),
      filteredReasons,
      copies: { uris: [], error: null },
      retentionMs: parts.video.retentionMs,
      chargeFiltered: parts.video.chargeFiltered,
      records: parts.records,
    }),
  );
}

const late: VideoFailure = {
  code: 'upstream_timeout',
  message: 'The upstream did not finish in time.',
  upstreamCode: null,
};

const gone: VideoFailure = {
  code: 'upstream_error',
  message: 'The gateway does not have the upstream of this task any more.',
  upstreamCode: null,
};

const lost: VideoFailure = {
  code: 'upstream_error',
  message: 'The upstream does not know the task any more.',
  upstreamCode: 404,
};

const empty: VideoFailure = {
  code: 'generation_failed',
  message: 'The upstream finished without a video.',
  upstreamCode: null,
};
