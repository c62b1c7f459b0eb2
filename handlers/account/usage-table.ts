import type { StoredUsage } from '../../src/core/usage-reader.ts';
import type { CsvRow } from './render-csv.ts';
import { renderUsageRecord, type Audience } from './render-usage.ts';

const adminColumns = [
  'request_id',
  'created_at',
  'user_id',
  'key_id',
  'key_name',
  'operation',
  'model',
  'served_model',
  'deployment',
  'status',
  'outcome',
  'error_reason',
  'duration_ms',
  'first_byte_ms',
  'input_tokens',
  'output_tokens',
  'thought_tokens',
  'cache_read_tokens',
  'cache_write_tokens',
  'estimated',
  'cost',
  'task_id',
  'attempts',
] as const;

type UsageColumn = (typeof adminColumns)[number];

/** The columns of a table of usage; administrators have two more. */
export const usageColumns: Readonly<Record<Audience, readonly UsageColumn[]>> = {
  user: adminColumns.filter((column) => column !== 'user_id' && column !== 'deployment'),
  admin: adminColumns,
};

/** A record as a line of it. */
export function renderUsageRow(record: StoredUsage, audience: Audience): CsvRow<UsageColumn> {
  const { attempts, user_id: userId = null, ...cells } = renderUsageRecord(record, audience);
  return { ...cells, user_id: userId, deployment: record.deploymentId, attempts: attempts.length };
}

/** The columns of a table of groups. */
export const groupColumns = [
  'id',
  'name',
  'requests',
  'failed',
  'cancelled',
  'input_tokens',
  'output_tokens',
  'thought_tokens',
  'cache_read_tokens',
  'cache_write_tokens',
  'cost',
] as const;
