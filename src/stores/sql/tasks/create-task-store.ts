import type { VideoTaskStore } from '../../../core/video/task-store.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { advanceTask } from './advance-task.ts';
import { claimDue, findNextDue, limitWaits, releaseClaims, renewClaims } from './claim-tasks.ts';
import { endTask } from './end-task.ts';
import { createLeftovers, findExpectation, findTask, listTasks, readLevels } from './read-tasks.ts';
import { listLate, startTasks } from './start-tasks.ts';
import { checkMoney, findFullQueue, findReplay, submitTask } from './submit-task.ts';
import type { TaskDatabase } from './task-database.ts';

/** Video tasks in a SQL database. */
export function createTaskStore(database: TaskDatabase): VideoTaskStore {
  const { kysely, transact, processes, nodeId } = database;
  return {
    ...createLeftovers(database),
    submit: (task, limits) => submitTask(database, task, limits),
    findReplay: (keyId, idempotencyKey) => findReplay(database, keyId, idempotencyKey),
    findFullQueue: (keyId, limits) => findFullQueue(database, keyId, limits),
    checkMoney: (hold) => checkMoney(database, hold),
    find: (id) => findTask(database, id),
    list: (owner, filter, page) => listTasks(database, owner, { filter, page }),
    findExpectation: (model) => findExpectation(database, model),
    delete: async (id) => {
      const deleteEnded = ({ kysely: transaction }: SqlTransaction) =>
        transaction
          .deleteFrom('video_tasks')
          .where('id', '=', id)
          .where('completed_at', 'is not', null)
          .executeTakeFirst();
      const result = await transact(deleteEnded, id);
      return result.numDeletedRows > 0n;
    },
    voidClaims: async () => {
      if (processes === 'one' && (await hasClaims(kysely))) await releaseClaims(database, null);
    },
    claimDue: (terms) => claimDue(database, terms),
    start: (terms) => startTasks(database, terms),
    listLate: (terms) => listLate(database, terms),
    renew: (leaseMs, ids) => renewClaims(database, { leaseMs, ids }),
    release: () => releaseClaims(database, nodeId),
    advance: (claim, changes) => advanceTask(database, claim, changes),
    end: (claim, ending) => endTask(database, claim, ending),
    cancel: (id, ending) => endTask(database, { id, attempt: null }, ending),
    findNextDue: () => findNextDue(database),
    limitWaits: (limits) => limitWaits(database, limits),
    readLevels: () => readLevels(database),
  };
}

/** A gateway that has no such task writes nothing when it starts. */
async function hasClaims(kysely: TaskDatabase['kysely']): Promise<boolean> {
  const row = await kysely
    .selectFrom('video_tasks')
    .select('id')
    .where('completed_at', 'is', null)
    .where('node_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
