import type { Pool } from 'pg';
import type { UsageRecord } from '../../core/usage.ts';
import { convertUsageRecord, usageColumns } from './convert-usage-record.ts';

const names = usageColumns.map(([name]) => name).join(', ');
const types = usageColumns.map(([name, type]) => `${name} ${type}`).join(', ');

/** One parameter for all rows: the statement is the same for every batch, and nothing is built for a row but its JSON. */
const sql = `insert into usage_records (${names})
  select ${names} from json_to_recordset($1::json) as batch (${types})
  on conflict (started_at, request_id) do nothing`;

/** Rejects when the server cannot be reached; then nothing was written. */
export async function insertPostgresUsage(
  pool: Pick<Pool, 'query'>,
  records: readonly UsageRecord[],
): Promise<void> {
  await pool.query(sql, [JSON.stringify(records.map(convertUsageRecord))]);
}
