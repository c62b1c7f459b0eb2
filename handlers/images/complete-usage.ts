import type { ImageUsage } from '../../generated/contract-types.ts';
import { asObject, type Unchecked } from '../../src/core/json/json-object.ts';

/**
 * The tokens of an image answer with every counter clients rely on; the same object where nothing is missing. Where an
 * upstream counts nothing, nothing was charged by the token.
 */
export function completeImageUsage(given: unknown): Unchecked<ImageUsage> {
  const usage = asObject<ImageUsage>(given);
  const details = asObject<ImageUsage['input_tokens_details']>(usage.input_tokens_details);
  const isComplete =
    [usage.total_tokens, usage.input_tokens, usage.output_tokens].every(isWholeNumber) &&
    [details.text_tokens, details.image_tokens].every(isWholeNumber);
  if (isComplete) return usage;
  const imageTokens = readCount(details.image_tokens) ?? 0;
  const inputTokens = readCount(usage.input_tokens) ?? (readCount(details.text_tokens) ?? 0) + imageTokens;
  const outputTokens = readCount(usage.output_tokens) ?? 0;
  return {
    ...usage,
    total_tokens: readCount(usage.total_tokens) ?? inputTokens + outputTokens,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    input_tokens_details: {
      ...details,
      text_tokens: readCount(details.text_tokens) ?? Math.max(0, inputTokens - imageTokens),
      image_tokens: imageTokens,
    },
  };
}

/** Whether `value` is a number of things. */
export function isWholeNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function readCount(value: unknown): number | null {
  return isWholeNumber(value) ? value : null;
}
