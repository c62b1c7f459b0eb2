import { parseJson } from '../../../core/json/parse-json.ts';
import type { MediaTokens, TokenUsage, UsageAttempt, UsageOutcome, VideoUsage } from '../../../core/usage.ts';
import type { StoredUsage } from '../../../core/usage-reader.ts';
import type { AttemptFacts } from '../convert-usage-record.ts';
import type { UsageRow } from '../tables.ts';

/** A row with the name of its key. */
export interface NamedUsageRow extends UsageRow {
  readonly key_name: string | null;
}

/** The record that a row was made of. */
export function convertUsageRow(row: NamedUsageRow): StoredUsage {
  return {
    requestId: row.request_id,
    startedAt: Number(row.started_at),
    keyId: row.key_id,
    keyName: row.key_name,
    userId: row.user_id,
    operationId: row.operation_id,
    model: row.model,
    requestedModel: row.requested_model ?? row.model,
    servedModel: row.served_model,
    deploymentId: row.deployment_id,
    attempts: parseAttempts(row.attempt_list),
    status: Number(row.status),
    outcome: row.outcome as UsageOutcome,
    errorReason: row.error_reason,
    durationMs: row.duration_ms,
    firstByteMs: row.first_byte_ms,
    usage: row.usage_source === null ? null : convertUsage(row, row.usage_source),
    cost: row.cost,
    ...(row.task_id !== null && { video: convertVideo(row, row.task_id) }),
  };
}

function convertVideo({ video_seconds, samples }: UsageRow, taskId: string): VideoUsage {
  return { taskId, seconds: Number(video_seconds ?? 0), samples: Number(samples ?? 0) };
}

function convertUsage(row: UsageRow, source: string): TokenUsage {
  const media = row.media_tokens === null ? {} : (parseJson(row.media_tokens) as PackedMedia);
  return {
    inputTokens: Number(row.input_tokens ?? 0),
    cacheReadTokens: Number(row.cache_read_tokens ?? 0),
    cacheWriteTokens: Number(row.cache_write_tokens ?? 0),
    outputTokens: Number(row.output_tokens ?? 0),
    thoughtTokens: Number(row.thought_tokens ?? 0),
    inputMediaTokens: { ...noMedia, ...media.input },
    outputMediaTokens: { ...noMedia, ...media.output },
    source: source === 'upstream' ? 'upstream' : 'estimated',
  };
}

interface PackedMedia {
  readonly input?: Partial<MediaTokens>;
  readonly output?: Partial<MediaTokens>;
}

const noMedia: MediaTokens = { image: 0, audio: 0, video: 0, document: 0 };

/** Records of earlier versions list none. */
function parseAttempts(text: string | null): readonly UsageAttempt[] {
  if (text === null) return [];
  return (parseJson(text) as readonly AttemptFacts[]).map(([deploymentId, outcome, status, durationMs]) => ({
    deploymentId,
    outcome,
    status,
    durationMs,
  }));
}
