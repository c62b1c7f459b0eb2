import type { TokenUsage, UsageRecord } from '../../src/core/usage.ts';

/** Usage with a different count of everything. */
export const everyCount: TokenUsage = {
  inputTokens: 1,
  cacheReadTokens: 2,
  cacheWriteTokens: 3,
  outputTokens: 4,
  thoughtTokens: 5,
  inputMediaTokens: { image: 6, audio: 7, video: 8, document: 9 },
  outputMediaTokens: { image: 10, audio: 11, video: 12, document: 13 },
  source: 'upstream',
};

const testAttempts: UsageRecord['attempts'] = [
  { deploymentId: 'anthropic-us', outcome: 'failed', status: 529, durationMs: 88.2 },
  { deploymentId: 'anthropic-eu', outcome: 'answered', status: 200, durationMs: 1100 },
];

/** A record as the gateway makes it; `overrides` replace single fields. */
export function createTestRecord(overrides: Partial<UsageRecord> = {}): UsageRecord {
  return {
    requestId: 'req_1',
    startedAt: 1_790_000_000_123,
    keyId: 'key_a',
    userId: null,
    operationId: 'createMessage',
    model: 'chatfam-opus-4-8',
    servedModel: null,
    deploymentId: 'anthropic-eu',
    requestedModel: 'claude-opus-4-8',
    attempts: testAttempts,
    status: 200,
    outcome: 'answered',
    errorReason: null,
    durationMs: 1234.5,
    firstByteMs: 456.7,
    usage: everyCount,
    cost: null,
    ...overrides,
  };
}
