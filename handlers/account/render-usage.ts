import type { UsageRecord, UsageTotals } from '../../generated/contract-types.ts';
import type { MediaTokens, TokenUsage } from '../../src/core/usage.ts';
import type { StoredUsage, UsageTotals as Totals } from '../../src/core/usage-reader.ts';
import { renderSeconds } from '../render-seconds.ts';

/** Who reads: administrators see whose request it was, and which deployments were asked. */
export type Audience = 'user' | 'admin';

/** A record. Amounts are micro-USD. */
export function renderUsageRecord(record: StoredUsage, audience: Audience): UsageRecord {
  const { usage } = record;
  return {
    request_id: record.requestId,
    created_at: renderSeconds(record.startedAt),
    ...(audience === 'admin' && record.userId !== null && { user_id: record.userId }),
    key_id: record.keyId,
    key_name: record.keyName,
    operation: record.operationId,
    model: record.requestedModel,
    served_model: record.servedModel,
    status: record.status,
    outcome: record.outcome,
    error_reason: record.errorReason,
    duration_ms: record.durationMs,
    first_byte_ms: record.firstByteMs,
    input_tokens: usage?.inputTokens ?? 0,
    output_tokens: usage?.outputTokens ?? 0,
    thought_tokens: usage?.thoughtTokens ?? 0,
    cache_read_tokens: usage?.cacheReadTokens ?? 0,
    cache_write_tokens: usage?.cacheWriteTokens ?? 0,
    media: usage && renderMedia(usage),
    estimated: usage?.source === 'estimated',
    cost: Number(record.cost ?? 0n),
    task_id: record.video?.taskId ?? null,
    attempts: record.attempts.map(({ deploymentId, outcome, status, durationMs }) => ({
      ...(audience === 'admin' && { deployment: deploymentId }),
      outcome,
      status,
      duration_ms: durationMs,
    })),
  };
}

/** Without what is 0; `null` when nothing is left. */
function renderMedia({ inputMediaTokens, outputMediaTokens }: TokenUsage): UsageRecord['media'] {
  const input = withoutZeros(inputMediaTokens);
  const output = withoutZeros(outputMediaTokens);
  const isNone = Object.keys(input).length + Object.keys(output).length === 0;
  if (isNone) return null;
  return {
    ...(Object.keys(input).length > 0 && { input }),
    ...(Object.keys(output).length > 0 && { output }),
  };
}

function withoutZeros(tokens: MediaTokens): Partial<MediaTokens> {
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count !== 0));
}

/** Sums. Amounts are micro-USD. */
export function renderTotals(totals: Totals): UsageTotals {
  return {
    requests: totals.requests,
    failed: totals.failed,
    cancelled: totals.cancelled,
    input_tokens: totals.inputTokens,
    output_tokens: totals.outputTokens,
    thought_tokens: totals.thoughtTokens,
    cache_read_tokens: totals.cacheReadTokens,
    cache_write_tokens: totals.cacheWriteTokens,
    cost: totals.cost,
  };
}
