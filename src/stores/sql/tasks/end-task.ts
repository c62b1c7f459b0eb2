import type { EndOutcome, StoredTask, TaskClaim, TaskEnding } from '../../../core/video/task-store.ts';
import type { UsageRecord } from '../../../core/usage.ts';
import { convertUsageRecord } from '../convert-usage-record.ts';
import { lockAccount } from '../ledger/account-moves.ts';
import { createSettleOperation } from '../ledger/create-settle-operation.ts';
import type { LedgerOperation } from '../ledger/ledger-batch.ts';
import type { SqlTransaction } from '../sql-dialect.ts';
import { convertTaskRow, renderJson } from './convert-task.ts';
import { fromNow, readNow, type TaskDatabase } from './task-database.ts';
import type { VideoTaskRow } from './task-tables.ts';

/** Which task ends: one that is still the claimant's, or whoever's it is. */
export type EndingTask = TaskClaim | { readonly id: string; readonly attempt: null };

/** Ends a task: its state, its money and its usage record, or nothing of it. */
export async function endTask(
  database: TaskDatabase,
  which: EndingTask,
  ending: TaskEnding,
): Promise<EndOutcome> {
  const payer = await findPayer(database, which, ending);
  const end = async (transaction: SqlTransaction): Promise<EndOutcome> => {
    // A node tries again, and others have the turn meanwhile.
    if (which.attempt !== null) await transaction.waitBriefly();
    // Before the task, which the node keeps with all others that it works on: none of those may wait for somebody's account.
    if (payer !== null) await lockAccount(transaction, payer);
    const row = await finish(transaction, which, ending);
    if (row === null) return { kind: 'lost' };
    const task = convertTaskRow({ ...row, read_at: row.completed_at ?? 0n });
    const charge = await pay(transaction, { task, ending, row, nodeId: database.nodeId });
    await transaction.kysely
      .updateTable('video_tasks')
      .set({ amount: charge.cost })
      .where('id', '=', task.id)
      .execute();
    return { kind: 'ended', task: { ...task, amount: charge.cost }, writtenOff: charge.writtenOff };
  };
  // Who cancels it may wait for its row for longer than what is in no line may.
  const line = payer ?? (which.attempt === null ? which.id : null);
  return await database.transact(end, line);
}

/** The account whose money moves with the end of the task: those of one account end in one line. `null` where none does. */
async function findPayer(
  { kysely }: TaskDatabase,
  { id }: EndingTask,
  { cost }: TaskEnding,
): Promise<string | null> {
  const query = kysely.selectFrom('video_tasks').select(['account_id', 'is_held']).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row === undefined || (cost === null && row.is_held === 0n) ? null : row.account_id;
}

/** `null` where somebody else has the task by now, or it has ended. */
async function finish(
  transaction: SqlTransaction,
  { id, attempt }: EndingTask,
  ending: TaskEnding,
): Promise<VideoTaskRow | null> {
  const { retentionMs, failure } = ending;
  const open = transaction.kysely
    .updateTable('video_tasks')
    .set(({ eb }) => ({
      state: failure === null ? ('succeeded' as const) : ('failed' as const),
      progress: BigInt(ending.progress),
      failure_json: failure === null ? null : renderJson(failure),
      videos_json: renderJson(ending.videos),
      filtered_count: BigInt(ending.filteredCount),
      filtered_json: renderJson(ending.filteredReasons),
      copies_json: renderJson(ending.copies),
      completed_at: readNow(transaction),
      expires_at: retentionMs === null ? null : fromNow(transaction, retentionMs),
      // Whoever works on it is told so by the next thing that they write.
      attempt: eb('attempt', '+', 1n),
      node_id: null,
      lease_until: null,
    }))
    .where('id', '=', id)
    .where('completed_at', 'is', null);
  const own = attempt === null ? open : open.where('attempt', '=', BigInt(attempt));
  return (await own.returningAll().executeTakeFirst()) ?? null;
}

interface Bill {
  readonly task: StoredTask;
  readonly ending: TaskEnding;
  readonly row: VideoTaskRow;
  readonly nodeId: string;
}

interface PaidBill {
  readonly cost: bigint;
  readonly writtenOff: bigint;
}

async function pay(transaction: SqlTransaction, bill: Bill): Promise<PaidBill> {
  const operations = listOperations(bill);
  if (operations.length === 0) return { cost: 0n, writtenOff: 0n };
  const [result] = await transaction.applyToLedger({ nodeId: bill.nodeId, nowMs: null, operations });
  return result?.kind === 'charged' ? result : { cost: 0n, writtenOff: 0n };
}

function listOperations({ task, ending, row }: Bill): readonly LedgerOperation[] {
  const record = createRecord(task, ending);
  const { requestId: holdId, accountId } = task;
  if (ending.cost !== null && accountId !== null)
    return [createSettleOperation({ holdId, accountId, cost: ending.cost, record })];
  return [
    ...(row.is_held === 1n ? [{ kind: 'void', holdId } as const] : []),
    ...(ending.records === 'all' ? [{ kind: 'record', usage: convertUsageRecord(record) } as const] : []),
  ];
}

/** The one record of a task: that of its submission. */
function createRecord(task: StoredTask, { failure, videos }: TaskEnding): UsageRecord {
  const isFiltered = failure === null && videos.length === 0;
  const delivered = { seconds: task.order.seconds * videos.length, samples: videos.length };
  return {
    requestId: task.requestId,
    startedAt: task.createdAt,
    keyId: task.keyId,
    userId: task.userId,
    operationId: task.operationId,
    model: task.model,
    requestedModel: task.order.modelName,
    servedModel: failure === null ? task.model : null,
    deploymentId: task.deploymentId,
    attempts: task.calls,
    status: submittedStatus,
    outcome: failure !== null ? 'failed' : isFiltered ? 'filtered' : 'answered',
    errorReason: failure?.code ?? null,
    durationMs: (task.completedAt ?? task.createdAt) - task.createdAt,
    firstByteMs: null,
    usage: null,
    cost: null,
    video: { taskId: task.id, ...delivered },
  };
}

/** The answer to a submission that was accepted. */
const submittedStatus = 200;
