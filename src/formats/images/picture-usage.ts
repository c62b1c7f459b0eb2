import type { ImageUsage } from '../../../generated/contract-types.ts';
import { asObject } from '../../core/json/json-object.ts';
import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';
import { readCount } from '../../core/tokens/token-counts.ts';

/** Some upstreams tell cached tokens apart, which the contract does not name. */
type InputDetails = ImageUsage['input_tokens_details'] & { readonly cached_tokens: number };
type OutputDetails = NonNullable<ImageUsage['output_tokens_details']>;

/** What `usage` says of an answer or a completed event; `null` where there is none. */
export function readImageUsage(said: unknown): PictureTokens | null {
  const usage = asObject<ImageUsage>(said);
  if (Object.keys(usage).length === 0) return null;
  const [input, output] = [readCount(usage.input_tokens), readCount(usage.output_tokens)];
  const inputDetails = asObject<InputDetails>(usage.input_tokens_details);
  const promptImages = Math.min(input, readCount(inputDetails.image_tokens));
  const outputText = Math.min(
    output,
    readCount(asObject<OutputDetails>(usage.output_tokens_details).text_tokens),
  );
  return {
    promptText: input - promptImages,
    promptImages,
    promptCached: Math.min(input, readCount(inputDetails.cached_tokens)),
    outputText,
    outputThoughts: 0,
    outputImages: output - outputText,
  };
}

/** `usage` of an answer or a completed event, which has no word for what a cache gave, nor for thoughts. */
export function renderImageUsage(tokens: PictureTokens): ImageUsage {
  const input = tokens.promptText + tokens.promptImages;
  const output = tokens.outputText + tokens.outputImages;
  return {
    total_tokens: input + output,
    input_tokens: input,
    output_tokens: output,
    input_tokens_details: { text_tokens: tokens.promptText, image_tokens: tokens.promptImages },
    output_tokens_details: { text_tokens: tokens.outputText, image_tokens: tokens.outputImages },
  };
}
