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
