import { GatewayError } from '../../../core/gateway-error.ts';
import type { HoldRequest } from '../../../core/ledger.ts';
import type { NewTask, QueueLimits, StoredTask, SubmitOutcome } from '../../../core/video/task-store.ts';
import { createNoBalance, createNoBudget } from '../ledger/ledger-errors.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { convertTaskRow, createTaskRow, type ReadTaskRow } from './convert-task.ts';
import { readNow, type TaskDatabase } from './task-database.ts';

/** Of those that wait to be counted, and for nobody's account. */
const submissionsLine = 'submissions';

/** Stores a task together with its hold, or nothing of both. */
export async function submitTask(
  database: TaskDatabase,
  task: NewTask,
  limits: QueueLimits,
): Promise<SubmitOutcome> {
  const { keyId, idempotencyKey } = task;
  // Another request with the same key may have been committed meanwhile, with the money or the place that this one misses.
  const findEarlier = async () =>
    idempotencyKey === null ? null : await findReplay(database, keyId, idempotencyKey);
  const submit = (line: string | null) =>
    database.transact(
      (transaction) => submitWithin(transaction, { task, limits, nodeId: database.nodeId, line }),
      line,
    );
  try {
    return await submit(task.hold?.accountId ?? null).catch((error: unknown) => {
      if (error instanceof LittleRoomError) return submit(submissionsLine);
      throw error;
    });
  } catch (error) {
    const earlier = isRefusal(error) ? await findEarlier() : null;
    if (earlier !== null) return earlier;
    if (error instanceof QueueFullError) return { kind: 'queue_full', whose: error.whose };
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return [IdempotencyRaceError, QueueFullError, GatewayError].some((refusal) => error instanceof refusal);
}

type Replay = Extract<SubmitOutcome, { readonly kind: 'replayed' }>;

/** What a key has submitted with an idempotency key; `null` where it has not. */
export async function findReplay(
  { kysely, nowMs }: Pick<SqlTransaction, 'kysely' | 'nowMs'>,
  keyId: string,
  idempotencyKey: string,
): Promise<Replay | null> {
  const row = await kysely
    .selectFrom('video_tasks')
    .selectAll()
    .select(nowMs.as('read_at'))
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { kind: 'replayed', task: convertTaskRow(row), orderDigest: row.order_digest };
}

interface Submission {
  readonly task: NewTask;
  readonly limits: QueueLimits;
  readonly nodeId: string;
  /** In which one it is done: what may wait for locks needs one. */
  readonly line: string | null;
}

async function submitWithin(transaction: SqlTransaction, submission: Submission): Promise<SubmitOutcome> {
  const { task, limits, nodeId, line } = submission;
  const { keyId, idempotencyKey } = task;
  const earlier = idempotencyKey === null ? null : await findReplay(transaction, keyId, idempotencyKey);
  if (earlier !== null) return earlier;
  const room = await findRoom(transaction, keyId, limits);
  if (room === 'little' && line === null) throw new LittleRoomError();
  if (task.hold !== null) await hold(transaction, { wanted: task.hold, nodeId });
  // After the account, for which one may have to wait: everybody waits for this.
  if (room === 'little') await keepRoom(transaction, keyId, limits);
  return { kind: 'accepted', task: await insert(transaction, task) };
}

/** Ends a transaction that would have to wait to be counted. */
class LittleRoomError extends Error {}

/** Ends a transaction of which nothing is to be kept. */
class QueueFullError extends Error {
  readonly whose: 'key' | 'all';

  constructor(whose: 'key' | 'all') {
    super('The queue is full');
    this.name = 'QueueFullError';
    this.whose = whose;
  }
}

/** Submissions that all nodes together may store at a moment; while a queue has room for so many, nobody waits for another to count. */
const maxParallel = 500;

/** Which queue is full at the moment. */
export async function findFullQueue(
  database: Pick<SqlTransaction, 'kysely'>,
  keyId: string,
  limits: QueueLimits,
): Promise<'key' | 'all' | null> {
  return judgeQueue(await countQueued(database, keyId), limits);
}

/** `little` where those who submit at the same time may fill a queue. Throws QueueFullError. */
async function findRoom(
  transaction: SqlTransaction,
  keyId: string,
  limits: QueueLimits,
): Promise<'little' | 'enough'> {
  const queued = await countQueued(transaction, keyId);
  const full = judgeQueue(queued, limits);
  if (full !== null) throw new QueueFullError(full);
  const roomy = {
    maxQueuedPerKey: limits.maxQueuedPerKey - maxParallel,
    maxQueued: limits.maxQueued - maxParallel,
  };
  return judgeQueue(queued, roomy) === null ? 'enough' : 'little';
}

/** Nobody else may fill a queue from now on until this transaction ends. Throws QueueFullError. */
async function keepRoom(transaction: SqlTransaction, keyId: string, limits: QueueLimits): Promise<void> {
  await lockSubmissions(transaction);
  const full = await findFullQueue(transaction, keyId, limits);
  if (full !== null) throw new QueueFullError(full);
}

interface QueueCounts {
  readonly ofKey: number;
  readonly ofAll: number;
}

async function countQueued({ kysely }: Pick<SqlTransaction, 'kysely'>, keyId: string): Promise<QueueCounts> {
  const queued = kysely
    .selectFrom('video_tasks')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', 'queued');
  const ofKey = await queued.where('key_id', '=', keyId).executeTakeFirstOrThrow();
  const ofAll = await queued.executeTakeFirstOrThrow();
  return { ofKey: Number(ofKey.count), ofAll: Number(ofAll.count) };
}

function judgeQueue(
  { ofKey, ofAll }: QueueCounts,
  { maxQueuedPerKey, maxQueued }: QueueLimits,
): 'key' | 'all' | null {
  if (ofKey >= maxQueuedPerKey) return 'key';
  return ofAll >= maxQueued ? 'all' : null;
}

/** One submission after the other, until this transaction ends. Another row than that of those who begin tasks, who wait for nobody. */
async function lockSubmissions({ kysely }: SqlTransaction): Promise<void> {
  await kysely
    .insertInto('task_queue')
    .values({ id: 'submissions' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })))
    .execute();
}

/** Whether there is the money for a hold: it is made, and rolled back. */
export async function checkMoney({ transact, nodeId }: TaskDatabase, wanted: HoldRequest): Promise<void> {
  const enough = new EnoughMoney();
  try {
    await transact(async (transaction) => {
      await hold(transaction, { wanted, nodeId });
      throw enough;
    }, wanted.accountId);
  } catch (error) {
    if (error !== enough) throw error;
  }
}

/** Ends a transaction of which nothing is to be kept. */
class EnoughMoney extends Error {}

interface WantedHold {
  readonly wanted: HoldRequest;
  readonly nodeId: string;
}

async function hold(transaction: SqlTransaction, { wanted, nodeId }: WantedHold): Promise<void> {
  const operation = { kind: 'hold', ...wanted } as const;
  const [result] = await transaction.applyToLedger({ nodeId, nowMs: null, operations: [operation] });
  if (result?.kind === 'no_balance') throw createNoBalance();
  if (result?.kind === 'no_budget') throw createNoBudget(result.retryAfterMs);
  if (result?.kind !== 'held') throw new Error(`The hold of ${wanted.id} became ${String(result?.kind)}`);
}

async function insert(transaction: SqlTransaction, task: NewTask): Promise<StoredTask> {
  const now = readNow(transaction);
  const row: ReadTaskRow | undefined = await transaction.kysely
    .insertInto('video_tasks')
    .values({ ...createTaskRow(task), run_after: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .returning(transaction.nowMs.as('read_at'))
    .executeTakeFirst();
  if (row === undefined) throw new IdempotencyRaceError();
  return convertTaskRow(row);
}

/** The idempotency key was taken between two statements. */
class IdempotencyRaceError extends Error {
  constructor() {
    super('The idempotency key was used at the same moment');
    this.name = 'IdempotencyRaceError';
  }
}
