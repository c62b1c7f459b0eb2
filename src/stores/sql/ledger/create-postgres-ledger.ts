import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { ledgerStatements, writePostgresBatch, type StatementCall } from './create-postgres-batch-writer.ts';
import { findLockedIds, lockStatements } from './find-locked-ids.ts';
import {
  LockedBatchError,
  RefusedBatchError,
  type LedgerBackend,
  type LedgerBatch,
  type LedgerResult,
} from './ledger-batch.ts';

/** Longer than a migration keeps a table, and shorter than a statement of the ledger may take, in milliseconds. */
const lockWaitMs = 1_100;

/** For the answer what is locked, in milliseconds. */
const findWaitMs = 100;

/** Looks at what is locked: batches of other nodes, and their looks, have rows for a few milliseconds, which is to keep nobody from anything. */
const maxLooks = 3;
/** The longest pause between two of them, in milliseconds. A random one, since several nodes look at the same time. */
const maxLookPauseMs = 30;

/** Batches in transactions of their own, over a pool that nobody else uses. */
export function createPostgresLedger(pool: Pool): LedgerBackend {
  const prepared = new WeakSet<PoolClient>();
  return {
    commit: async (batch) => {
      const client = await pool.connect();
      try {
        if (!prepared.has(client)) await client.query(preparation);
        prepared.add(client);
        const results = await commit(client, batch);
        client.release();
        return results;
      } catch (error) {
        const locked = hasWaited(error) ? await findLocked(client, batch) : null;
        // The server ends the transaction with the connection, whatever state both are in.
        client.release(true);
        throw locked === null ? explainFailure(error) : new LockedBatchError(locked);
      }
    },
  };
}

/**
 * What a connection is told first. Every row is found by an index: the server plans a statement once for all, maybe while its tables
 * are empty and reading them whole is best, and would go on reading them whole.
 */
const preparation = [
  'set enable_seqscan = off; set jit = off; set standard_conforming_strings = on',
  `set lock_timeout = ${String(lockWaitMs)}`,
  ...[...ledgerStatements, ...lockStatements].map(({ name, text, parameterCount }) => {
    const types = Array.from({ length: parameterCount }, () => 'json').join(', ');
    return `prepare ${name}(${types}) as ${text}`;
  }),
].join('; ');

/** Two round trips for each batch, whose statements go together: what a transaction costs this process is its round trips. */
async function commit(client: PoolClient, batch: LedgerBatch): Promise<readonly LedgerResult[]> {
  return await writePostgresBatch(async (calls, place) => {
    const statements = calls.map(renderCall);
    const { lockWaitMs } = batch;
    const first = lockWaitMs === undefined ? ['begin'] : ['begin', limitWait(lockWaitMs)];
    if (place === 'first') statements.unshift(...first);
    if (place === 'last') statements.push('commit');
    const results = await runAll(client, statements);
    return place === 'first' ? results.slice(first.length) : results;
  }, batch);
}

function limitWait(maxMs: number): string {
  return `set local lock_timeout = ${String(maxMs)}`;
}

/** `null` where the batch waited for as long as it may, and what for cannot be found out. */
async function findLocked(client: PoolClient, batch: LedgerBatch): Promise<ReadonlySet<string> | null> {
  const first = ['rollback', 'begin', limitWait(findWaitMs)];
  // What it found free, and locked by that, is wanted by the rest of the batch, which may come before the server has ended the connection.
  const run = async (calls: readonly StatementCall[]) =>
    (await runAll(client, [...first, ...calls.map(renderCall), 'rollback'])).slice(first.length);
  const unknown = batch.lockWaitMs === undefined ? null : new Set<string>();
  return await findLasting(() => findLockedIds(run, batch)).catch(() => unknown);
}

/** What is locked whenever one looks. */
async function findLasting(look: () => Promise<ReadonlySet<string>>): Promise<ReadonlySet<string>> {
  let lasting = await look();
  for (let count = 1; count < maxLooks && lasting.size > 0; count += 1) {
    await sleep((maxLookPauseMs * (1 + Math.random())) / 2);
    const locked = await look();
    lasting = new Set([...lasting].filter((id) => locked.has(id)));
  }
  return lasting;
}

/** Of several statements the driver gives several results, which its types do not know. */
async function runAll(
  client: PoolClient,
  statements: readonly string[],
): Promise<readonly (readonly unknown[])[]> {
  const results = (await client.query(statements.join('; '))) as unknown as readonly QueryResult[];
  return results.map(({ rows }) => rows as readonly unknown[]);
}

/** Within a text nothing but the quote has a meaning (`standard_conforming_strings`), and JSON has no NUL. */
function renderCall([{ name }, ...values]: StatementCall): string {
  return `execute ${name}(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
}

/** Codes of what may have waited for a lock in vain: `lock_not_available`, and `query_canceled` where it waited for who was before it, too. */
const waits: ReadonlySet<unknown> = new Set(['55P03', '57014']);

function hasWaited(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error && waits.has(error.code);
}

/** Classes of SQLSTATE that a row brings about (PostgreSQL, Appendix A); see insert-postgres-usage.ts. */
const refusals: ReadonlySet<string> = new Set(['22', '23', '44', '54', 'P0']);

/** The texts of the server may quote rows. */
function explainFailure(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return error;
  if (!('severity' in error) || !refusals.has(error.code.slice(0, 2))) return error;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? ` of constraint ${error.constraint}` : '';
  return new RefusedBatchError(`SQLSTATE ${error.code}${constraint}`);
}
