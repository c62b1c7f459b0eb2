import type { Handler } from '../../src/core/handler.ts';
import { renderPollHeaders } from '../render-poll-headers.ts';
import { findOperation } from './names.ts';
import { readOwner } from './read-owner.ts';
import { renderOperation } from './render-operation.ts';

/**
 * GET /v1beta/models/{model}/operations/{operation}: how far a task is, in the form of the Gemini API. Throws `not_found`
 * (`task_not_found`).
 */
export const getVideoOperation: Handler<'getVideoOperation'> = async (request, { videos }) => {
  const task = await findOperation(request.pathParameters, readOwner(request), videos);
  const headers = renderPollHeaders(task.pollAfterMs);
  return { kind: 'whole', status: 200, headers, body: renderOperation(task, request.origin), bytes: null };
};
