import { GatewayError } from '../../core/gateway-error.ts';
import { taskParam } from '../../core/video/create-task-not-found.ts';
import type { VideoTask } from '../../core/video/video-task.ts';

/** How soon a client may come back whose tasks wait, or where all of them do, in milliseconds. */
const queueRetryMs = 10_000;
const storageRetryMs = 60_000;

/** What only a task that has ended allows, as clients are told. */
const afterTheEnd = {
  read: 'Ask for it later.',
  delete: 'It can be deleted when its task has ended.',
};

/** The answer to what only a task that has ended allows. */
export function createNotCompleted(
  use: keyof typeof afterTheEnd,
  { pollAfterMs }: Pick<VideoTask, 'pollAfterMs'>,
): GatewayError {
  return new GatewayError('failed_precondition', `The video is still being made. ${afterTheEnd[use]}`, {
    reason: 'task_not_completed',
    param: taskParam,
    ...(pollAfterMs !== null && { pollAfterMs }),
  });
}

/** The answer to a cancellation that comes too late. */
export function createAlreadyCompleted(): GatewayError {
  return new GatewayError('failed_precondition', 'The task is finished already.', {
    reason: 'task_already_completed',
    param: taskParam,
  });
}

/** The answer while videos and pictures can neither be stored nor read. */
export function createStorageUnavailable(cause: unknown): GatewayError {
  return new GatewayError('unavailable', 'Videos cannot be stored or read now. Try again in a minute.', {
    reason: 'storage_unavailable',
    retryAfterMs: storageRetryMs,
    cause,
  });
}

/** The answer to a request that has come back by way of other gateways, where only such could take it. */
export function createNoOther(): GatewayError {
  const message = 'This request has passed this gateway, which has no other upstream for the model.';
  return new GatewayError('invalid_argument', message, { reason: 'model_not_found', param: 'model' });
}

/** The answer to another order with an idempotency key that has been used. */
export function createKeyReused(): GatewayError {
  return new GatewayError('invalid_argument', 'This Idempotency-Key was used for another video.', {
    reason: 'idempotency_key_reused',
    param: 'idempotency-key',
  });
}

/** The answer to a task for which there is no place in the queue. */
export function createQueueRefusal(whose: 'key' | 'all'): GatewayError {
  return whose === 'key' ? createKeyQueueFull() : createQueueFull();
}

function createKeyQueueFull(): GatewayError {
  return new GatewayError(
    'resource_exhausted',
    'Too many tasks of this API key wait. Try again when some have begun.',
    {
      reason: 'rate_limit_exceeded',
      retryAfterMs: queueRetryMs,
    },
  );
}

function createQueueFull(): GatewayError {
  return new GatewayError('unavailable', 'Too many tasks wait on this gateway. Try again later.', {
    reason: 'overloaded',
    retryAfterMs: queueRetryMs,
  });
}
