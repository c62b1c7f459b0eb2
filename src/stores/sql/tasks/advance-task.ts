import { sql } from 'kysely';
import type { TaskChanges, TaskClaim } from '../../../core/video/task-store.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { renderJson } from './convert-task.ts';
import { fromNow, readNow, type TaskDatabase } from './task-database.ts';

/** Videos whose making tells how long the next one will take. */
const rememberedVideos = 20;

/** Changes a task that is still the claimant's. */
export async function advanceTask(
  database: TaskDatabase,
  { id, attempt }: TaskClaim,
  changes: TaskChanges,
): Promise<boolean> {
  const changed = await database.transact(async (transaction) => {
    // Whoever works on it tries again, and others have the turn meanwhile.
    await transaction.waitBriefly();
    return await transaction.kysely
      .updateTable('video_tasks')
      .set({ ...createColumns(changes), ...createTimes(transaction, changes) })
      .where('id', '=', id)
      .where('attempt', '=', BigInt(attempt))
      .where('completed_at', 'is', null)
      .executeTakeFirst();
  });
  return changed.numUpdatedRows > 0n;
}

function createColumns({ deployment, calls, filteredReasons, ...changes }: TaskChanges) {
  return {
    ...(changes.state !== undefined && { state: changes.state }),
    ...(deployment !== undefined && {
      deployment_id: deployment?.id ?? null,
      upstream_model: deployment?.upstreamModel ?? null,
    }),
    ...(changes.upstreamId !== undefined && { upstream_id: changes.upstreamId }),
    ...(calls !== undefined && { calls_json: renderJson(calls) }),
    ...(changes.polls !== undefined && { polls: BigInt(changes.polls) }),
    ...(changes.tries !== undefined && { tries: BigInt(changes.tries) }),
    ...(changes.progress !== undefined && { progress: BigInt(changes.progress) }),
    ...(changes.progressSource !== undefined && { progress_source: changes.progressSource }),
    ...(changes.filteredCount !== undefined && { filtered_count: BigInt(changes.filteredCount) }),
    ...(filteredReasons !== undefined && { filtered_json: renderJson(filteredReasons) }),
  };
}

function createTimes(transaction: SqlTransaction, { isSubmitted, isFetched, againInMs }: TaskChanges) {
  const now = readNow(transaction);
  return {
    ...(isSubmitted === true && { submitted_at: now, expected_ms: estimate }),
    ...(isFetched === true && { storing_since: now }),
    ...(againInMs !== undefined && {
      run_after: fromNow(transaction, againInMs),
      node_id: null,
      lease_until: null,
    }),
  };
}

/** The mean of the last videos of the same model at the same place; `null` where there was none. */
const estimate = sql<bigint | null>`(
  select cast(avg(storing_since - submitted_at) as bigint) from (
    select storing_since, submitted_at from video_tasks as earlier
    where earlier.model = video_tasks.model and earlier.state = 'succeeded'
      and earlier.deployment_id = video_tasks.deployment_id and earlier.storing_since is not null
    order by earlier.completed_at desc limit ${sql.lit(rememberedVideos)}) as last)`;
