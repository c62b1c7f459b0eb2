import type { Pool, PoolClient } from 'pg';
import { writePostgresBatch } from './create-postgres-batch-writer.ts';
import {
  RefusedBatchError,
  type LedgerBackend,
  type LedgerBatch,
  type LedgerResult,
} from './ledger-batch.ts';

/** Batches in transactions of their own, over a pool that nobody else uses. */
export function createPostgresLedger(pool: Pool): LedgerBackend {
  return {
    commit: async (batch) => {
      const client = await pool.connect();
      try {
        const results = await commit(client, batch);
        client.release();
        return results;
      } catch (error) {
        // The server ends the transaction with the connection, whatever state both are in.
        client.release(true);
        throw explainFailure(error);
      }
    },
  };
}

/**
 * Every row is found by an index. The server plans a named statement once for all, maybe while its tables are empty and reading
 * them whole is best, and would go on reading them whole.
 */
const begin = 'begin; set local enable_seqscan = off; set local jit = off';

async function commit(client: PoolClient, batch: LedgerBatch): Promise<readonly LedgerResult[]> {
  await client.query(begin);
  const results = await writePostgresBatch(
    async ({ name, text }, values) => (await client.query<object>({ name, text, values: [...values] })).rows,
    batch,
  );
  await client.query('commit');
  return results;
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
