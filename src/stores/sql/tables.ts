import type { BudgetPeriod } from '../../core/ledger.ts';
import type { AccountTables } from './accounts/account-tables.ts';
import type { LedgerTables } from './ledger/ledger-tables.ts';
import type { NodeReportRow } from './nodes/node-report-row.ts';
import type { RealtimeTables } from './realtime/realtime-tables.ts';
import type { TaskTables } from './tasks/task-tables.ts';

/**
 * The tables as every dialect returns them. All integers are `bigint` columns, which come back as bigint from SQLite
 * and PostgreSQL alike.
 */
export interface Tables extends AccountTables, LedgerTables, TaskTables, RealtimeTables {
  readonly api_keys: ApiKeyRow;
  readonly usage_records: UsageRow;
  readonly drained_deployments: DrainedDeploymentRow;
  readonly playground_keys: PlaygroundKeyRow;
  readonly node_reports: NodeReportRow;
}

/** A key of a few minutes that stands for another. */
export interface PlaygroundKeyRow {
  readonly hash: string;
  readonly key_id: string;
  /** The login that it ends with. */
  readonly session_id: string;
  /** Unix milliseconds. */
  readonly expires_at: bigint;
}

/** A deployment that is out of service. */
export interface DrainedDeploymentRow {
  readonly id: string;
  /** Unix milliseconds. */
  readonly drained_at: bigint;
}

export interface ApiKeyRow {
  readonly id: string;
  /** Lower-case hex SHA-256 of the whole key; unique. */
  readonly hash: string;
  readonly prefix: string;
  readonly name: string;
  readonly user_id: string | null;
  /** Unix milliseconds. */
  readonly created_at: bigint;
  /** Unix milliseconds. */
  readonly revoked_at: bigint | null;
  /** Unix milliseconds. */
  readonly expires_at: bigint | null;
  /** Neutral ids and prefixes with `*`, as a JSON array; null for every model. */
  readonly models: string | null;
  readonly rpm: bigint | null;
  readonly tpm: bigint | null;
  readonly concurrency: bigint | null;
  /** Micro-USD; null for no budget. */
  readonly budget_amount: bigint | null;
  readonly budget_period: BudgetPeriod | null;
}

/** One request to a model. The counts are null where nothing was used. */
export interface UsageRow {
  readonly request_id: string;
  /** Unix milliseconds. */
  readonly started_at: bigint;
  readonly key_id: string;
  readonly user_id: string | null;
  readonly operation_id: string;
  readonly model: string;
  readonly deployment_id: string | null;
  readonly attempts: bigint;
  /** The HTTP status. */
  readonly status: bigint;
  readonly outcome: string;
  readonly error_reason: string | null;
  readonly duration_ms: number;
  readonly first_byte_ms: number | null;
  readonly input_tokens: bigint | null;
  readonly cache_read_tokens: bigint | null;
  readonly cache_write_tokens: bigint | null;
  readonly output_tokens: bigint | null;
  readonly thought_tokens: bigint | null;
  /** The part that is no text, as JSON: `{"input":{"image":258},"output":{"audio":12}}`; null where there is none. */
  readonly media_tokens: string | null;
  /** `upstream` or `estimated`. */
  readonly usage_source: string | null;
  readonly served_model: string | null;
  /** What was charged, in micro-USD; null where there was no price. */
  readonly cost: bigint | null;
  /** The model as the request named it; null where that is its id. */
  readonly requested_model: string | null;
  /** The calls as JSON, `[["anthropic-eu","failed",529,88.2]]`: deployment, outcome, status, milliseconds; null for none. */
  readonly attempt_list: string | null;
  /** The video task that the request began; null for all others, as what follows. */
  readonly task_id: string | null;
  /** Seconds of video that were delivered, all videos together. */
  readonly video_seconds: bigint | null;
  /** How many videos were delivered. */
  readonly samples: bigint | null;
}
