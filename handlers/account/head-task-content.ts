import type { Handler } from '../../src/core/handler.ts';
import { answerContentHead } from '../video/answer-content.ts';
import { requireLogin } from './require-login.ts';

/** HEAD /api/user/tasks/{id}/content: the head of the download, whose status and headers it has. Throws as that does. */
export const headTaskContent: Handler<'headTaskContent'> = (request, services) => {
  const owner = { kind: 'user', userId: requireLogin(request).userId } as const;
  const { id } = request.pathParameters;
  return answerContentHead(
    { id, index: Number(request.query.index ?? 0), owner, request, conditions: request.headers },
    services,
  );
};
