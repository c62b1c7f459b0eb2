import { sql } from 'kysely';
import type {
  ClaimedTask,
  DueTerms,
  Placement,
  RunningTasks,
  StartTerms,
  StoredTask,
  TaskClaim,
} from '../../../core/video/task-store.ts';
import { runningStates } from '../../../core/video/video-task.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { convertTaskRow } from './convert-task.ts';
import { findTasks, selectTasks } from './read-tasks.ts';
import { fromNow, readNow, type TaskDatabase } from './task-database.ts';

/** Nobody works on them, or whoever did has not been heard of. */
function selectDue(
  { kysely, nowMs, nodeId }: Pick<TaskDatabase, 'kysely' | 'nowMs' | 'nodeId'>,
  { states, takeover, except, overdueMs, leaseMs, limit }: DueTerms,
) {
  const since = fromNow({ nowMs }, -overdueMs);
  const due = kysely
    .selectFrom('video_tasks')
    .select(['id', 'node_id'])
    .where('completed_at', 'is', null)
    .where('state', 'in', states)
    .where('run_after', '<=', since)
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', since)]))
    .$if(takeover !== 'all', (query) =>
      query.where(({ or, eb }) => {
        const own = [eb('lease_until', 'is', null), eb('node_id', '=', nodeId)];
        if (typeof takeover === 'string') return or(own);
        const renewed = eb('lease_until', '>=', fromNow({ nowMs }, leaseMs - takeover.renewedWithinMs));
        return or([...own, eb('state', '!=', 'submitting'), renewed]);
      }),
    );
  return (except.length > 0 ? due.where('id', 'not in', except) : due).orderBy('run_after').limit(limit);
}

/** Claims tasks that have begun and are due. What somebody else has locked is left to them. */
export async function claimDue(database: TaskDatabase, terms: DueTerms): Promise<readonly ClaimedTask[]> {
  if ((await selectDue(database, { ...terms, limit: 1 }).executeTakeFirst()) === undefined) return [];
  return await database.transact(async (transaction) => {
    const due = await selectDue({ ...transaction, nodeId: database.nodeId }, terms)
      .modifyEnd(database.skipLocked)
      .execute();
    if (due.length === 0) return [];
    const owners = new Map(due.map(({ id, node_id }) => [id, node_id]));
    const rows = await transaction.kysely
      .updateTable('video_tasks')
      .set(({ eb }) => ({
        attempt: eb('attempt', '+', 1n),
        node_id: database.nodeId,
        lease_until: fromNow(transaction, terms.leaseMs),
      }))
      .where('id', 'in', [...owners.keys()])
      .returningAll()
      .returning(transaction.nowMs.as('read_at'))
      .execute();
    return rows.map((row) => ({ task: convertTaskRow(row), leftBy: owners.get(row.id) ?? null }));
  });
}

/** Claims and marks queued tasks; one node at a time does. */
export async function startTasks(database: TaskDatabase, terms: StartTerms): Promise<readonly StoredTask[]> {
  if (!(await hasQueued(database, terms))) return [];
  return await database.transact(async (transaction) => {
    if (!(await lockQueue(transaction, database))) return [];
    const running = await countRunning(transaction);
    const queued = await listQueued(transaction, terms, running);
    const placement = terms.place(queued, running);
    await delay(transaction, placement);
    const ids = await mark(transaction, placement, { nodeId: database.nodeId, leaseMs: terms.leaseMs });
    return await findTasks({ ...database, ...transaction }, ids);
  });
}

async function hasQueued(database: TaskDatabase, { overdueMs }: StartTerms): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('video_tasks')
    .select('id')
    .where('state', '=', 'queued')
    .where('run_after', '<=', fromNow(database, -overdueMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function lockQueue({ kysely }: SqlTransaction, { skipLocked }: TaskDatabase): Promise<boolean> {
  const row = await kysely
    .selectFrom('task_queue')
    .select('id')
    .where('id', '=', 'video')
    .modifyEnd(skipLocked)
    .executeTakeFirst();
  return row !== undefined;
}

async function countRunning({ kysely }: SqlTransaction): Promise<RunningTasks> {
  const rows = await kysely
    .selectFrom('video_tasks')
    .select(['key_id', 'deployment_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('state', 'in', runningStates)
    .groupBy(['key_id', 'deployment_id'])
    .execute();
  const byKey = new Map<string, number>();
  const byDeployment = new Map<string, number>();
  for (const { key_id, deployment_id, count } of rows) {
    add(byKey, key_id, Number(count));
    if (deployment_id !== null) add(byDeployment, deployment_id, Number(count));
  }
  return { byDeployment, byKey };
}

function add(counts: Map<string, number>, id: string, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** The oldest first. */
async function listQueued(
  transaction: SqlTransaction,
  { maxRunningPerKey, limit, overdueMs }: StartTerms,
  { byKey }: RunningTasks,
): Promise<readonly StoredTask[]> {
  const fullKeys = [...byKey].flatMap(([id, count]) => (count >= maxRunningPerKey ? [id] : []));
  let queued = selectTasks(transaction)
    .where('state', '=', 'queued')
    .where('run_after', '<=', fromNow(transaction, -overdueMs));
  if (fullKeys.length > 0) queued = queued.where('key_id', 'not in', fullKeys);
  const rows = await queued.orderBy('id').limit(limit).execute();
  return rows.map(convertTaskRow);
}

async function delay(transaction: SqlTransaction, { delayed }: Placement): Promise<void> {
  const byDelay = new Map<number, string[]>();
  for (const { task, delayMs } of delayed) byDelay.set(delayMs, [...(byDelay.get(delayMs) ?? []), task.id]);
  for (const [delayMs, ids] of byDelay)
    await transaction.kysely
      .updateTable('video_tasks')
      .set({ run_after: fromNow(transaction, delayMs) })
      .where('id', 'in', ids)
      .execute();
}

/** What somebody has cancelled meanwhile stays as it is. */
async function mark(
  transaction: SqlTransaction,
  { placed }: Placement,
  { nodeId, leaseMs }: { readonly nodeId: string; readonly leaseMs: number },
): Promise<readonly string[]> {
  const marked: string[] = [];
  const places = Map.groupBy(
    placed,
    ({ deploymentId, upstreamModel }) => `${deploymentId}\n${upstreamModel}`,
  );
  for (const tasks of places.values()) {
    const [{ deploymentId, upstreamModel } = { deploymentId: null, upstreamModel: null }] = tasks;
    const ids = tasks.map(({ task }) => task.id);
    const rows = await transaction.kysely
      .updateTable('video_tasks')
      .set(({ eb }) => ({
        state: 'submitting' as const,
        attempt: eb('attempt', '+', 1n),
        node_id: nodeId,
        lease_until: fromNow(transaction, leaseMs),
        deployment_id: deploymentId,
        upstream_model: upstreamModel,
      }))
      .where('id', 'in', ids)
      .where('state', '=', 'queued')
      .returning('id')
      .execute();
    marked.push(...rows.map(({ id }) => id));
  }
  return marked;
}

/** What the node has is its own for another while; what others have taken meanwhile is not. */
export async function renewClaims(
  database: TaskDatabase,
  { leaseMs, ids }: { readonly leaseMs: number; readonly ids: readonly string[] },
): Promise<readonly TaskClaim[]> {
  if (ids.length === 0) return [];
  const rows = await database.transact((transaction) =>
    transaction.kysely
      .updateTable('video_tasks')
      .set({ lease_until: fromNow(transaction, leaseMs) })
      .where('id', 'in', ids)
      .where('node_id', '=', database.nodeId)
      .where('completed_at', 'is', null)
      .returning(['id', 'attempt'])
      .execute(),
  );
  return rows.map(({ id, attempt }) => ({ id, attempt: Number(attempt) }));
}

/** Gives back what the node has; without a node, what anybody has. */
export async function releaseClaims(database: TaskDatabase, nodeId: string | null): Promise<void> {
  await database.transact(async ({ kysely }) => {
    const claimed = kysely
      .updateTable('video_tasks')
      .set({ node_id: null, lease_until: null })
      .where('completed_at', 'is', null)
      .where('node_id', 'is not', null);
    await (nodeId === null ? claimed : claimed.where('node_id', '=', nodeId)).execute();
  });
}

/** In how many milliseconds some open task is due; `null` where there is none. */
export async function findNextDue(database: TaskDatabase): Promise<number | null> {
  const due = sql<bigint>`case when lease_until is null or lease_until < run_after then run_after else lease_until end`;
  const row = await database.kysely
    .selectFrom('video_tasks')
    .select(sql<bigint | null>`min(${due}) - ${readNow(database)}`.as('wait'))
    .where('completed_at', 'is', null)
    .executeTakeFirst();
  const wait = row?.wait ?? null;
  return wait === null ? null : Math.max(0, Number(wait));
}
