import type { WholeResponse } from '../../src/core/operation.ts';
import type { SubmittedTask } from '../../src/core/video/video-tasks.ts';
import { renderPollHeaders } from '../render-poll-headers.ts';

/** Says that a task was accepted, or was by an earlier request with the same idempotency key. */
export function answerSubmission<Body>(
  { task, isReplay }: SubmittedTask,
  body: Body,
): WholeResponse<Body, 200> {
  const headers = {
    ...renderPollHeaders(task.pollAfterMs),
    ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
  };
  return { kind: 'whole', status: 200, headers, body, bytes: null };
}
