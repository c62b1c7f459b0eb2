import type { Handler } from '../../src/core/handler.ts';
import { answerContentHead } from './answer-content.ts';
import { readOwner } from './read-owner.ts';

/** HEAD /v1/videos/{task_id}/content: the head of the download, whose status and headers it has. Throws as that does. */
export const headVideoContent: Handler<'headVideoContent'> = (request, services) =>
  answerContentHead(
    {
      id: request.pathParameters.task_id,
      index: Number(request.query.index ?? 0),
      owner: readOwner(request),
      request,
      conditions: request.headers,
    },
    services,
  );
