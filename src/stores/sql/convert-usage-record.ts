import type { MediaTokens, TokenUsage, UsageAttempt, UsageRecord } from '../../core/usage.ts';
import type { UsageRow } from './tables.ts';

/** A row as it is written: numbers instead of bigint. */
export type UsageValues = {
  readonly [Column in keyof UsageRow]: Exclude<UsageRow[Column], bigint> | NumberFor<UsageRow[Column]>;
};

/** An attempt as it is kept: deployment, outcome, status, milliseconds. */
export type AttemptFacts = readonly [
  deploymentId: string,
  outcome: UsageAttempt['outcome'],
  status: number | null,
  durationMs: number,
];

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
  ['served_model', 'text'],
  ['cost', 'bigint'],
  ['requested_model', 'text'],
  ['attempt_list', 'text'],
  ['task_id', 'text'],
  ['video_seconds', 'bigint'],
  ['samples', 'bigint'],
];

/**
 * A record as a row that every database can keep, whatever the record says; the counts are null where nothing was used.
 */
export function convertUsageRecord(record: UsageRecord): UsageValues {
  const { usage } = record;
  return {
    request_id: cleanText(record.requestId),
    started_at: limitInteger(record.startedAt),
    key_id: cleanText(record.keyId),
    user_id: cleanText(record.userId),
    operation_id: record.operationId,
    model: cleanText(record.model),
    deployment_id: cleanText(record.deploymentId),
    attempts: record.attempts.length,
    status: limitInteger(record.status),
    outcome: record.outcome,
    error_reason: record.errorReason,
    duration_ms: limitNumber(record.durationMs),
    first_byte_ms: record.firstByteMs === null ? null : limitNumber(record.firstByteMs),
    input_tokens: usage && limitInteger(usage.inputTokens),
    cache_read_tokens: usage && limitInteger(usage.cacheReadTokens),
    cache_write_tokens: usage && limitInteger(usage.cacheWriteTokens),
    output_tokens: usage && limitInteger(usage.outputTokens),
    thought_tokens: usage && limitInteger(usage.thoughtTokens),
    media_tokens: usage && renderMediaTokens(usage),
    usage_source: usage && usage.source,
    served_model: cleanText(record.servedModel),
    cost: record.cost === null ? null : limitInteger(Number(record.cost)),
    requested_model: record.requestedModel === record.model ? null : cleanText(record.requestedModel),
    attempt_list: renderAttempts(record),
    task_id: record.video?.taskId ?? null,
    video_seconds: record.video?.seconds ?? null,
    samples: record.video?.samples ?? null,
  };
}

/** PostgreSQL keeps no index entry above 2,704 bytes, and a character takes up to four. */
const maxTextLength = 512;

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
function cleanText<Text extends string | null>(text: Text): Text | string {
  if (text === null) return text;
  if (text.length <= maxTextLength && text.isWellFormed() && !text.includes('\0')) return text;
  return text.slice(0, maxTextLength).replaceAll('\0', '\ufffd').toWellFormed();
}

/** An integer that a double holds exactly: `bigint` of PostgreSQL takes nothing else. */
function limitInteger(value: number): number {
  return Number.isSafeInteger(value) ? value : Math.trunc(limitNumber(value));
}

/** 0 for what is no number; JSON, in which rows go to PostgreSQL, has no infinity. */
function limitNumber(value: number): number {
  const { MIN_SAFE_INTEGER: min, MAX_SAFE_INTEGER: max } = Number;
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, min), max);
}

/** Calls of one request that are kept one by one. */
const maxAttempts = 20;

/** As JSON: `[["anthropic-eu","failed",529,88.2]]`. `null` where nobody was called. */
function renderAttempts({ attempts }: UsageRecord): string | null {
  if (attempts.length === 0) return null;
  return JSON.stringify(attempts.slice(0, maxAttempts).map(listFacts));
}

function listFacts({ deploymentId, outcome, status, durationMs }: UsageAttempt): AttemptFacts {
  return [cleanText(deploymentId), outcome, status, limitNumber(durationMs)];
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
