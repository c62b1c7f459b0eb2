import type { Handler } from '../../src/core/handler.ts';
import { answerContent } from '../video/answer-content.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/tasks/{id}/content: a video of a finished task, or a part of it. Throws as the download with a key does. */
export const getTaskContent: Handler<'getTaskContent'> = (request, services) => {
  const owner = { kind: 'user', userId: requireLogin(request).userId } as const;
  const { id } = request.pathParameters;
  return answerContent(
    { id, index: Number(request.query.index ?? 0), owner, request, conditions: request.headers },
    services,
  );
};
