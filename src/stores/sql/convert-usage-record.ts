import type { MediaTokens, TokenUsage, UsageRecord } from '../../core/usage.ts';
import type { UsageRow } from './tables.ts';

/** A row as it is written: numbers instead of bigint. */
export type UsageValues = {
  readonly [Column in keyof UsageRow]: Exclude<UsageRow[Column], bigint> | NumberFor<UsageRow[Column]>;
};

type NumberFor<Value> = Extract<Value, bigint> extends never ? never : number;

/** The columns of usage_records and their types in SQL. */
export const usageColumns: readonly (readonly [name: keyof UsageRow, type: string])[] = [
  ['request_id', 'text'],
  ['started_at', 'bigint'],
  ['key_id', 'text'],
  ['user_id', 'text'],
  ['operation_id', 'text'],
  ['model', 'text'],
  ['deployment_id', 'text'],
  ['attempts', 'bigint'],
  ['status', 'bigint'],
  ['outcome', 'text'],
  ['error_reason', 'text'],
  ['duration_ms', 'double precision'],
  ['first_byte_ms', 'double precision'],
  ['input_tokens', 'bigint'],
  ['cache_read_tokens', 'bigint'],
  ['cache_write_tokens', 'bigint'],
  ['output_tokens', 'bigint'],
  ['thought_tokens', 'bigint'],
  ['media_tokens', 'text'],
  ['usage_source', 'text'],
];

/** A record as a row; the counts are null where nothing was used. */
export function convertUsageRecord(record: UsageRecord): UsageValues {
  const { usage } = record;
  return {
    request_id: record.requestId,
    started_at: record.startedAt,
    key_id: record.keyId,
    user_id: record.userId,
    operation_id: record.operationId,
    model: record.model,
    deployment_id: record.deploymentId,
    attempts: record.attempts,
    status: record.status,
    outcome: record.outcome,
    error_reason: record.errorReason,
    duration_ms: record.durationMs,
    first_byte_ms: record.firstByteMs,
    input_tokens: usage && usage.inputTokens,
    cache_read_tokens: usage && usage.cacheReadTokens,
    cache_write_tokens: usage && usage.cacheWriteTokens,
    output_tokens: usage && usage.outputTokens,
    thought_tokens: usage && usage.thoughtTokens,
    media_tokens: usage && renderMediaTokens(usage),
    usage_source: usage && usage.source,
  };
}

/** JSON without what is 0; `null` when nothing is left. */
function renderMediaTokens({ inputMediaTokens, outputMediaTokens }: TokenUsage): string | null {
  const hasInput = hasMedia(inputMediaTokens);
  const hasOutput = hasMedia(outputMediaTokens);
  if (!hasInput && !hasOutput) return null;
  return JSON.stringify({
    ...(hasInput && { input: withoutZeros(inputMediaTokens) }),
    ...(hasOutput && { output: withoutZeros(outputMediaTokens) }),
  });
}

function hasMedia({ image, audio, video, document }: MediaTokens): boolean {
  return image !== 0 || audio !== 0 || video !== 0 || document !== 0;
}

function withoutZeros(tokens: MediaTokens): Partial<MediaTokens> {
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count !== 0));
}
