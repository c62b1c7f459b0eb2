import { GatewayError } from '../gateway-error.ts';

/** What errors about a task name, by its name in paths; the account area has a shorter one. */
export const taskParam = 'task_id';

/** The answer to a task that is unknown, malformed, deleted or somebody else's. */
export function createTaskNotFound(): GatewayError {
  return new GatewayError('not_found', 'There is no task with this identifier.', {
    reason: 'task_not_found',
    param: taskParam,
  });
}
