import type { Handler } from '../../src/core/handler.ts';
import { readPage } from './read-query.ts';
import { readTaskFilter } from './read-task-filter.ts';
import { renderAccount } from './render-account.ts';
import { renderAdminTask } from './render-task.ts';

/** GET /api/admin/tasks: the video tasks of everybody, newest first. */
export const listAllTasks: Handler<'listAllTasks'> = async ({ query }, { videos, clock }) => {
  const filter = readTaskFilter(query, clock.now());
  const page = { ...readPage(query), order: 'desc' } as const;
  const { items, nextCursor } = await videos.list({ kind: 'admin' }, filter, page);
  return renderAccount({ tasks: items.map(renderAdminTask), next_cursor: nextCursor });
};
