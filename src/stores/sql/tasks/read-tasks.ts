import { sql, type Kysely, type RawBuilder } from 'kysely';
import { createForeignCursor } from '../../../core/accounts/page-cursor.ts';
import type { Page } from '../../../core/accounts/user.ts';
import { mapToNeutralModelId } from '../../../core/model-catalogue.ts';
import type { StoredTask, TaskLevels, TaskLeftovers } from '../../../core/video/task-store.ts';
import type { TaskOwner, VideoTaskState } from '../../../core/video/video-task.ts';
import type { TaskFilter, TaskPageQuery } from '../../../core/video/video-tasks.ts';
import type { Tables } from '../tables.ts';
import { convertTaskRow } from './convert-task.ts';
import { readNow, type TaskDatabase } from './task-database.ts';

/** Tasks with the time when they were read. */
export function selectTasks({ kysely, nowMs }: { kysely: Kysely<Tables>; nowMs: RawBuilder<bigint> }) {
  return kysely.selectFrom('video_tasks').selectAll().select(nowMs.as('read_at'));
}

/** One task, whoever asks; `null` where there is none. */
export async function findTask(database: TaskDatabase, id: string): Promise<StoredTask | null> {
  const row = await selectTasks(database).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : convertTaskRow(row);
}

/** Those of these ids that there are. */
export async function findTasks(
  database: TaskDatabase,
  ids: readonly string[],
): Promise<readonly StoredTask[]> {
  if (ids.length === 0) return [];
  const rows = await selectTasks(database).where('id', 'in', ids).execute();
  return rows.map(convertTaskRow);
}

/**
 * A page of tasks, in the order of their ids, which begin with the time. People go on behind a task that was deleted meanwhile;
 * keys name the task themselves, and are told where there is none.
 */
export async function listTasks(
  database: TaskDatabase,
  owner: TaskOwner,
  { filter, page }: { readonly filter: TaskFilter; readonly page: TaskPageQuery },
): Promise<Page<StoredTask>> {
  const owned = restrict(selectTasks({ ...database, kysely: database.reading }), owner);
  let rows = applyFilter(owned, filter);
  if (page.cursor !== null) {
    if (owner.kind === 'key') {
      const cursor = await owned.where('id', '=', page.cursor).executeTakeFirst();
      if (cursor === undefined) throw createForeignCursor(page.parameter);
    }
    rows = rows.where('id', page.order === 'desc' ? '<' : '>', page.cursor);
  }
  const found = await rows
    .orderBy('id', page.order)
    .limit(page.limit + 1)
    .execute();
  const items = found.slice(0, page.limit).map(convertTaskRow);
  return { items, nextCursor: found.length > page.limit ? (items.at(-1)?.id ?? null) : null };
}

type TaskQuery = ReturnType<typeof selectTasks>;

function restrict(query: TaskQuery, owner: TaskOwner): TaskQuery {
  switch (owner.kind) {
    case 'admin':
      return query;
    case 'user':
      return query.where('user_id', '=', owner.userId);
    case 'key':
      return owner.userId === null
        ? query.where('key_id', '=', owner.keyId)
        : query.where(({ or, eb }) => or([eb('key_id', '=', owner.keyId), eb('user_id', '=', owner.userId)]));
  }
}

function applyFilter(query: TaskQuery, filter: TaskFilter): TaskQuery {
  let rows = query;
  if (filter.states !== null) rows = rows.where('state', 'in', filter.states);
  if (filter.isFiltered !== null) rows = rows.where(isFiltered(filter.isFiltered));
  if (filter.keyId !== null) rows = rows.where('key_id', '=', filter.keyId);
  if (filter.userId !== null) rows = rows.where('user_id', '=', filter.userId);
  if (filter.deploymentId !== null) rows = rows.where('deployment_id', '=', filter.deploymentId);
  if (filter.nodeId !== null) rows = rows.where('node_id', '=', filter.nodeId);
  if (filter.before !== null) rows = rows.where('created_at', '<', BigInt(filter.before));
  if (filter.model !== null) rows = rows.where('model', '=', mapToNeutralModelId(filter.model));
  return rows;
}

/** A task that has succeeded without a video was filtered. */
function isFiltered(is: boolean): RawBuilder<boolean> {
  const condition = sql<boolean>`(state = 'succeeded' and videos_json = '[]')`;
  return is ? condition : sql<boolean>`not ${condition}`;
}

/** How long the newest task of a model was expected to take. */
export async function findExpectation({ kysely }: TaskDatabase, model: string): Promise<number | null> {
  const row = await kysely
    .selectFrom('video_tasks')
    .select('expected_ms')
    .where('model', '=', model)
    .where('state', '=', 'succeeded')
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.expected_ms === null ? null : Number(row.expected_ms);
}

/** How many tasks are open, and how long the oldest has waited. */
export async function readLevels(database: TaskDatabase): Promise<TaskLevels> {
  const rows = await database.kysely
    .selectFrom('video_tasks')
    .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('completed_at', 'is', null)
    .groupBy('state')
    .execute();
  const oldest = await database.kysely
    .selectFrom('video_tasks')
    .select(sql<bigint>`${database.nowMs} - created_at`.as('age'))
    .where('state', '=', 'queued')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const countByState: Partial<Record<VideoTaskState, number>> = Object.fromEntries(
    rows.map(({ state, count }) => [state, Number(count)]),
  );
  return { countByState, oldestQueuedMs: Math.max(0, Number(oldest?.age ?? 0n)) };
}

/** What is left to clean up. */
export function createLeftovers(database: TaskDatabase): TaskLeftovers {
  return {
    listExpired: async (limit) => {
      const rows = await selectTasks(database)
        .where('expires_at', '<=', readNow(database))
        .where('removed_at', 'is', null)
        .limit(limit)
        .execute();
      return rows.map(convertTaskRow);
    },
    noteRemoved: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await database.transact(({ kysely, nowMs }) =>
        kysely
          .updateTable('video_tasks')
          .set({ removed_at: nowMs })
          .where('id', 'in', selectFree({ ...database, kysely }, ids))
          .returning('id')
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
    listForgotten: async (ageMs, limit) => {
      const before = sql<bigint>`${readNow(database)} - ${BigInt(ageMs)}`;
      const rows = await selectTasks(database).where('completed_at', '<', before).limit(limit).execute();
      return rows.map(convertTaskRow);
    },
    forget: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await database.transact(({ kysely }) =>
        kysely
          .deleteFrom('video_tasks')
          .where('id', 'in', selectFree({ ...database, kysely }, ids))
          .returning('id')
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
    findAll: (ids) => findTasks(database, ids),
  };
}

/** Of tasks that have ended those that nobody has locked. */
function selectFree(
  { kysely, skipLocked }: Pick<TaskDatabase, 'kysely' | 'skipLocked'>,
  ids: readonly string[],
) {
  return kysely
    .selectFrom('video_tasks')
    .select('id')
    .where('id', 'in', ids)
    .where('completed_at', 'is not', null)
    .modifyEnd(skipLocked);
}
