import type {
  LateTerms,
  PlacedTask,
  QueuePage,
  RunningTasks,
  StartTerms,
  StoredTask,
} from '../../../core/video/task-store.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { convertTaskRow } from './convert-task.ts';
import { findTasks, selectTasks } from './read-tasks.ts';
import { fromNow, literalRunningStates, type TaskDatabase } from './task-database.ts';

/** Claims and marks queued tasks; one node at a time does. */
export async function startTasks(database: TaskDatabase, terms: StartTerms): Promise<readonly StoredTask[]> {
  if (!(await hasQueued(database, terms))) return [];
  return await database.transact(async (transaction) => {
    const { look } = terms;
    if (!(await lockQueue(transaction, database))) {
      look.onOccupied?.();
      return [];
    }
    for (let page = look.begin(await countRunning(transaction)); page !== null;)
      page = look.next(await listQueued(transaction, terms, page));
    const { nodeId, skipLocked } = database;
    const ids = await mark(transaction, look.placed, { nodeId, skipLocked, leaseMs: terms.leaseMs });
    const tasks = new Map(
      (await findTasks({ ...database, ...transaction }, ids)).map((task) => [task.id, task]),
    );
    // In the order in which there was room for them.
    return look.placed.flatMap(({ task: { id } }) => tasks.get(id) ?? []);
  });
}

async function hasQueued(database: TaskDatabase, { overdueMs, dueWithinMs }: StartTerms): Promise<boolean> {
  const due = database.kysely
    .selectFrom('video_tasks')
    .select('id')
    .where('state', '=', 'queued')
    .where('run_after', '<=', fromNow(database, -overdueMs))
    .limit(1);
  // By the index of what is due, of which those that wait have come before.
  const recent = (withinMs: number) =>
    due.where('completed_at', 'is', null).where('run_after', '>', fromNow(database, -withinMs));
  const row = await (dueWithinMs === null ? due : recent(dueWithinMs)).executeTakeFirst();
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
    .where('state', 'in', literalRunningStates)
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

/** What waits, from the oldest on. */
function selectQueued(
  database: Pick<SqlTransaction, 'kysely' | 'nowMs'>,
  { overdueMs }: Pick<StartTerms, 'overdueMs'>,
) {
  return selectTasks(database)
    .where('state', '=', 'queued')
    .where('run_after', '<=', fromNow(database, -overdueMs))
    .orderBy('id');
}

async function listQueued(
  transaction: SqlTransaction,
  terms: StartTerms,
  { after, limit, exceptKeys, exceptModels }: QueuePage,
): Promise<readonly StoredTask[]> {
  const rows = await selectQueued(transaction, terms)
    .where('created_at', '>', fromNow(transaction, -terms.queueTimeoutMs))
    .$if(after !== null, (query) => query.where('id', '>', after))
    .$if(exceptKeys.length > 0, (query) => query.where('key_id', 'not in', exceptKeys))
    .$if(exceptModels.length > 0, (query) => query.where('model', 'not in', exceptModels))
    .limit(limit)
    .execute();
  return rows.map(convertTaskRow);
}

/** Ids begin with the time, so that whoever has waited for too long is among the first. */
export async function listLate(database: TaskDatabase, terms: LateTerms): Promise<readonly StoredTask[]> {
  const rows = await database.kysely
    .selectFrom(selectQueued(database, terms).limit(terms.limit).as('oldest'))
    .selectAll()
    .where('created_at', '<=', fromNow(database, -terms.queueTimeoutMs))
    .execute();
  return rows.map(convertTaskRow);
}

/** What somebody has cancelled meanwhile, or has locked, stays as it is. */
async function mark(
  transaction: SqlTransaction,
  placed: readonly PlacedTask[],
  { nodeId, skipLocked, leaseMs }: Pick<TaskDatabase, 'nodeId' | 'skipLocked'> & Pick<StartTerms, 'leaseMs'>,
): Promise<readonly string[]> {
  const marked: string[] = [];
  const places = Map.groupBy(
    placed,
    ({ deploymentId, upstreamModel }) => `${deploymentId}\n${upstreamModel}`,
  );
  for (const tasks of places.values()) {
    const [{ deploymentId, upstreamModel } = { deploymentId: null, upstreamModel: null }] = tasks;
    const ids = tasks.map(({ task }) => task.id);
    const queued = transaction.kysely
      .selectFrom('video_tasks')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'queued')
      .modifyEnd(skipLocked);
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
      .where('id', 'in', queued)
      .returning('id')
      .execute();
    marked.push(...rows.map(({ id }) => id));
  }
  return marked;
}
