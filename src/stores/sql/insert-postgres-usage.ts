import type { Pool } from 'pg';
import { RefusedRecordsError, type UsageRecord } from '../../core/usage.ts';
import { convertUsageRecord, usageColumns } from './convert-usage-record.ts';

const names = usageColumns.map(([name]) => name).join(', ');
const types = usageColumns.map(([name, type]) => `${name} ${type}`).join(', ');

/** One parameter for all rows: the statement is the same for every batch, and nothing is built for a row but its JSON. */
const sql = `insert into usage_records (${names})
  select ${names} from json_to_recordset($1::json) as batch (${types})
  on conflict (started_at, request_id) do nothing`;

/**
 * Rejects with RefusedRecordsError for a row that cannot be written, otherwise when the server cannot be reached or used.
 * Either way nothing was written.
 */
export async function insertPostgresUsage(
  pool: Pick<Pool, 'connect'>,
  records: readonly UsageRecord[],
): Promise<void> {
  // Whatever keeps one from connecting says nothing of a row, an operator's trigger of logins neither.
  const client = await pool.connect();
  try {
    await client.query(sql, [JSON.stringify(records.map(convertUsageRecord))]);
    client.release();
  } catch (error) {
    client.release(true);
    throw explainFailure(error);
  }
}

/** What a server says of an error. `detail`, `where` and `message` may quote the row. */
interface ServerError {
  readonly code: string;
  readonly column?: string;
  readonly constraint?: string;
}

/**
 * The classes of SQLSTATE that a row brings about (PostgreSQL, Appendix A): data exception, integrity constraint violation,
 * check option, limit exceeded (an index entry that is too long), an exception raised by a trigger. Of all others, such as
 * a full disk or a table that is gone, a row is innocent.
 */
const refusals: ReadonlySet<string> = new Set(['22', '23', '44', '54', 'P0']);

function explainFailure(error: unknown): unknown {
  if (!isServerError(error)) return error;
  const { code, column, constraint, message } = error;
  if (!refusals.has(code.slice(0, 2))) return Object.assign(new Error(message), { code });
  const place = [column && ` of column ${column}`, constraint && ` of constraint ${constraint}`];
  return new RefusedRecordsError(`SQLSTATE ${code}${place.filter(Boolean).join(',')}`);
}

function isServerError(error: unknown): error is Error & ServerError {
  return error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string';
}
