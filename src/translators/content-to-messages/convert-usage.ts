import type { ContentUsageMetadata, GenerateContentResponse } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import { readMessageUsage } from '../../formats/messages/index.ts';

/**
 * `usageMetadata` from counters of format B, where there are any: format C counts cached tokens as part of the prompt, and
 * thoughts apart where they are told apart.
 */
export function convertUsage(said: unknown): Pick<Unchecked<GenerateContentResponse>, 'usageMetadata'> {
  const usage = readMessageUsage(said);
  if (usage === null) return {};
  const { cacheReadTokens: cached, outputTokens: output } = usage;
  const prompt = usage.inputTokens + cached + usage.cacheWriteTokens;
  const thoughts = Math.min(usage.thoughtTokens, output);
  const usageMetadata: ContentUsageMetadata = {
    promptTokenCount: prompt,
    ...(cached === 0 ? {} : { cachedContentTokenCount: cached }),
    ...(output === 0 ? {} : { candidatesTokenCount: output - thoughts }),
    ...(thoughts === 0 ? {} : { thoughtsTokenCount: thoughts }),
    totalTokenCount: prompt + output,
  };
  return { usageMetadata };
}
