import type { MessageUsage } from '../../../generated/contract-types.ts';
import { readContentUsage } from '../../formats/content/index.ts';

/** `usage` of format B from `usageMetadata`. Format B counts cached tokens apart from the others, format C among them. */
export function convertUsage(usageMetadata: unknown): MessageUsage {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = readContentUsage(usageMetadata);
  return {
    input_tokens: inputTokens,
    cache_creation_input_tokens: cacheWriteTokens,
    cache_read_input_tokens: cacheReadTokens,
    output_tokens: outputTokens,
  };
}

/**
 * The same of an answer that is over, with its thoughts: of an empty one, too, format B counts a token. What is charged is read from the
 * upstream's own counters.
 */
export function convertFinalUsage(usageMetadata: unknown): MessageUsage {
  const usage = convertUsage(usageMetadata);
  const { thoughtTokens: thoughts } = readContentUsage(usageMetadata);
  return {
    ...usage,
    output_tokens: Math.max(1, usage.output_tokens),
    ...(thoughts === 0 ? {} : { output_tokens_details: { thinking_tokens: thoughts } }),
  };
}
