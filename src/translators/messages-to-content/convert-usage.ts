import { asCount, asObject, type JsonObject } from '../read-json.ts';

/** `usage` of format B from `usageMetadata`. Format B counts cached tokens apart from the others, format C among them. */
export function convertUsage(metadata: unknown): JsonObject {
  const counts = asObject(metadata);
  const cached = asCount(counts.cachedContentTokenCount);
  const prompt = asCount(counts.promptTokenCount) + asCount(counts.toolUsePromptTokenCount);
  return {
    input_tokens: Math.max(0, prompt - cached),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: asCount(counts.candidatesTokenCount) + asCount(counts.thoughtsTokenCount),
  };
}
