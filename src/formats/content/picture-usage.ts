import type { ContentUsageMetadata, ModalityTokenCount } from '../../../generated/contract-types.ts';
import { asObject } from '../../core/json/json-object.ts';
import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';
import { readCount } from '../../core/tokens/token-counts.ts';
import { countDrawnTokens, countImages } from './count-drawn-tokens.ts';

/** What `usageMetadata` says of an answer that draws; `null` where there is none. Thoughts count as output. */
export function readPictureUsage(metadata: unknown): PictureTokens | null {
  const usage = asObject<ContentUsageMetadata>(metadata);
  if (Object.keys(usage).length === 0) return null;
  const input = readCount(usage.promptTokenCount);
  const output = readCount(usage.candidatesTokenCount) + readCount(usage.thoughtsTokenCount);
  const promptImages = Math.min(input, countImages(usage.promptTokensDetails));
  const outputImages = Math.min(output, countDrawnTokens(usage));
  return {
    promptText: input - promptImages,
    promptImages,
    promptCached: Math.min(input, readCount(usage.cachedContentTokenCount)),
    outputText: output - outputImages,
    outputThoughts: Math.min(output - outputImages, readCount(usage.thoughtsTokenCount)),
    outputImages,
  };
}

/** `usageMetadata`. Details that are zero are left out, as the vendor does. */
export function renderPictureUsage(tokens: PictureTokens): ContentUsageMetadata {
  const prompt = tokens.promptText + tokens.promptImages;
  const words = tokens.outputText - tokens.outputThoughts;
  const output = words + tokens.outputImages;
  return {
    promptTokenCount: prompt,
    ...(tokens.promptCached === 0 ? {} : { cachedContentTokenCount: tokens.promptCached }),
    ...(output === 0 ? {} : { candidatesTokenCount: output }),
    ...(tokens.outputThoughts === 0 ? {} : { thoughtsTokenCount: tokens.outputThoughts }),
    totalTokenCount: prompt + output + tokens.outputThoughts,
    promptTokensDetails: renderDetails(tokens.promptText, tokens.promptImages),
    ...(output === 0 ? {} : { candidatesTokensDetails: renderDetails(words, tokens.outputImages) }),
  };
}

function renderDetails(text: number, images: number): readonly ModalityTokenCount[] {
  const details: readonly ModalityTokenCount[] = [
    { modality: 'TEXT', tokenCount: text },
    { modality: 'IMAGE', tokenCount: images },
  ];
  return details.filter(({ tokenCount }) => tokenCount !== 0);
}
