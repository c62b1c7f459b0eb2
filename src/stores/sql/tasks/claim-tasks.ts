import { sql } from 'kysely';
import type {
  ClaimedTask,
  DueTerms,
  LimitedWaits,
  NextDue,
  TaskClaim,
  TaskRoom,
  WaitLimits,
} from '../../../core/video/task-store.ts';
import { runningStates, type RunningState } from '../../../core/video/video-task.ts';
import { convertTaskRow } from './convert-task.ts';
import { fromNow, literalRunningStates, readNow, type TaskDatabase } from './task-database.ts';

/** Tasks that are looked at with one query. */
const duePage = 64;

type Asking = Pick<TaskDatabase, 'kysely' | 'nowMs' | 'nodeId'>;

/** Nobody works on them, or whoever did has not been heard of; and there is room for them. */
function selectDue(
  { kysely, nowMs, nodeId }: Asking,
  { room, takeover, except, overdueMs, leaseMs }: DueTerms,
) {
  const since = fromNow({ nowMs }, -overdueMs);
  let due = kysely
    .selectFrom('video_tasks')
    .select(['id', 'node_id', 'deployment_id', 'state'])
    .$narrowType<{ state: RunningState }>()
    // By the index of what has begun: in that of what is due, any number of queued tasks comes before.
    .where('state', 'in', literalRunningStates)
    .where('state', 'in', listRoomy(room))
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
  for (const state of listRoomy(room)) {
    const full = room.listFull(state);
    if (full !== 'all' && full.length > 0)
      due = due.where(({ or, eb }) => or([eb('state', '!=', state), eb('deployment_id', 'not in', full)]));
  }
  return (except.length > 0 ? due.where('id', 'not in', except) : due).orderBy('run_after');
}

/** In which some task can be taken. */
function listRoomy(room: TaskRoom): readonly RunningState[] {
  return runningStates.filter((state) => room.listFull(state) !== 'all');
}

/** Claims tasks that have begun and are due. What somebody else has locked is left to them. */
export async function claimDue(database: TaskDatabase, terms: DueTerms): Promise<readonly ClaimedTask[]> {
  if (listRoomy(terms.room).length === 0) return [];
  if ((await selectDue(database, terms).limit(1).executeTakeFirst()) === undefined) return [];
  return await database.transact(async (transaction) => {
    const owners = await chooseDue({ ...database, ...transaction }, terms);
    if (owners.size === 0) return [];
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
    // In the order in which there was room for them.
    const taken = new Map(rows.map((row) => [row.id, row]));
    return [...owners].flatMap(([id, leftBy]) => {
      const row = taken.get(id);
      return row === undefined ? [] : [{ task: convertTaskRow(row), leftBy }];
    });
  });
}

/** Locks what is due, longest due first, and takes what there is room for. Who had it, by task. */
async function chooseDue(
  database: TaskDatabase,
  terms: DueTerms,
): Promise<ReadonlyMap<string, string | null>> {
  const owners = new Map<string, string | null>();
  while (listRoomy(terms.room).length > 0) {
    const due = await selectDue(database, { ...terms, except: [...terms.except, ...owners.keys()] })
      .limit(duePage)
      .modifyEnd(database.skipLocked)
      .execute();
    for (const { id, state, deployment_id, node_id } of due)
      if (terms.room.take(state, deployment_id)) owners.set(id, node_id);
    if (due.length < duePage) break;
  }
  return owners;
}

/**
 * What the node has is its own for another while; what others have taken meanwhile is not. It waits for nobody who has one of them locked,
 * and so not for its turn either.
 */
export async function renewClaims(
  database: TaskDatabase,
  { leaseMs, ids }: { readonly leaseMs: number; readonly ids: readonly string[] },
): Promise<readonly TaskClaim[]> {
  if (ids.length === 0) return [];
  const own = database.kysely
    .selectFrom('video_tasks')
    .where('id', 'in', ids)
    .where('node_id', '=', database.nodeId)
    .where('completed_at', 'is', null);
  await database.kysely
    .updateTable('video_tasks')
    .set({ lease_until: fromNow(database, leaseMs) })
    .where('id', 'in', own.select('id').modifyEnd(database.skipLocked))
    .execute();
  const rows = await own.select(['id', 'attempt']).execute();
  return rows.map(({ id, attempt }) => ({ id, attempt: Number(attempt) }));
}

/** Gives back what the node has; without a node, what anybody has. What somebody has locked goes on until its lease ends. */
export async function releaseClaims(database: TaskDatabase, nodeId: string | null): Promise<void> {
  await database.transact(async ({ kysely }) => {
    const claimed = kysely
      .selectFrom('video_tasks')
      .select('id')
      .where('completed_at', 'is', null)
      .where('node_id', 'is not', null);
    const free = (nodeId === null ? claimed : claimed.where('node_id', '=', nodeId)).modifyEnd(
      database.skipLocked,
    );
    await kysely
      .updateTable('video_tasks')
      .set({ node_id: null, lease_until: null })
      .where('id', 'in', free)
      .execute();
  });
}

/** When some open task is due. A queue that waits is not read for it. */
export async function findNextDue(database: TaskDatabase): Promise<NextDue> {
  const now = readNow(database);
  const isDue = sql`run_after <= ${now} and (lease_until is null or lease_until <= ${now})`;
  const due = sql<bigint>`case when lease_until is null or lease_until < run_after then run_after else lease_until end`;
  const { rows } = await sql<{ readonly wait: bigint | null; readonly now: bigint }>`
    select ${now} as now, coalesce(
      (select 0 from video_tasks where completed_at is null and ${isDue} limit 1),
      (select min(${due}) - ${now} from video_tasks where completed_at is null)) as wait`.execute(
    database.kysely,
  );
  const { wait = null, now: readAt = 0n } = rows[0] ?? {};
  return { waitMs: wait === null ? null : Math.max(0, Number(wait)), readAt: Number(readAt) };
}

/** What is later than any wait and any claim can be was written by a clock that has been set back since. What somebody has locked is left. */
export async function limitWaits(
  database: TaskDatabase,
  { maxWaitMs, leaseMs }: WaitLimits,
): Promise<LimitedWaits> {
  const isTooLate = ({ nowMs }: Pick<TaskDatabase, 'nowMs'>) =>
    sql<boolean>`(run_after > ${fromNow({ nowMs }, maxWaitMs)} or lease_until > ${fromNow({ nowMs }, leaseMs)})`;
  const open = database.kysely.selectFrom('video_tasks').select('id').where('completed_at', 'is', null);
  const findAny = async () =>
    (await open.where(isTooLate(database)).limit(1).executeTakeFirst()) !== undefined;
  if (!(await findAny())) return 'none';
  await database.transact(async (transaction) => {
    const least = (column: 'run_after' | 'lease_until', delayMs: number) => {
      const limit = fromNow(transaction, delayMs);
      return sql<bigint>`case when ${sql.ref(column)} > ${limit} then ${limit} else ${sql.ref(column)} end`;
    };
    const free = transaction.kysely
      .selectFrom('video_tasks')
      .select('id')
      .where('completed_at', 'is', null)
      .where(isTooLate(transaction))
      .modifyEnd(database.skipLocked);
    await transaction.kysely
      .updateTable('video_tasks')
      .set({ run_after: least('run_after', maxWaitMs), lease_until: least('lease_until', leaseMs) })
      .where('id', 'in', free)
      .execute();
  });
  return (await findAny()) ? 'some' : 'all';
}
