import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { readTaskFilter } from './read-task-filter.ts';
import { renderAccount } from './render-account.ts';
import { renderTask } from './render-task.ts';
import { requireLogin } from './require-login.ts';

/** GET /api/user/tasks: the video tasks of all keys of the user, newest first. */
export const listTasks: Handler<'listTasks'> = async (request, { videos, clock }) => {
  const owner = { kind: 'user', userId: requireLogin(request).userId } as const;
  const filter = readTaskFilter(request.query, clock.now());
  const page = { ...readPage(request.query), order: 'desc' } as const;
  const { items, nextCursor } = await videos.list(owner, filter, page);
  return renderAccount({ tasks: items.map(renderTask), next_cursor: nextCursor });
};
