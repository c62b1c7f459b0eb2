import { readFailureStatus } from '../../core/video/create-video-failure.ts';
import type { VideoFailure } from '../../core/video/video-failure.ts';
import type { TaskWork } from './task-work.ts';

/** Ends a task that has waited for too long, or that everybody has refused, by what the last upstream said. */
export async function failQueued(work: TaskWork): Promise<void> {
  const last = work.task.calls.at(-1)?.status ?? null;
  if (last === 429) await work.fail(outOfQuota);
  else await work.fail(last === null ? notTaken : { ...refused, upstreamCode: readFailureStatus(last) });
}

const outOfQuota: VideoFailure = {
  code: 'quota_exceeded',
  message: 'The quota of the upstream was used up.',
  upstreamCode: 429,
};

const notTaken: VideoFailure = {
  code: 'upstream_timeout',
  message: 'No upstream could take the task in time.',
  upstreamCode: null,
};

const refused: VideoFailure = {
  code: 'upstream_error',
  message: 'No upstream would take the task.',
  upstreamCode: null,
};
