import type { Handler } from '../../src/core/handler.ts';
import { answerContent } from './answer-content.ts';
import { readOwner } from './read-owner.ts';

/**
 * GET /v1/videos/{task_id}/content: a video of a finished task, or a part of it. Throws `failed_precondition`
 * (`task_not_completed`, `generation_failed`), `not_found` (`task_not_found`, `content_filtered`), `gone` (`video_expired`),
 * `precondition_failed`, `range_not_satisfiable`, and `unavailable` (`storage_unavailable`).
 */
export const getVideoContent: Handler<'getVideoContent'> = (request, services) =>
  answerContent(
    {
      id: request.pathParameters.task_id,
      index: Number(request.query.index ?? 0),
      owner: readOwner(request),
      request,
      conditions: request.headers,
    },
    services,
  );
