import type { ContentUsageMetadata, ModalityTokenCount } from '../../../generated/contract-types.ts';
import { asObject, listObjects } from '../../core/json/json-object.ts';
import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';
import { readCount } from '../../core/tokens/token-counts.ts';

/**
 * What `usageMetadata` says of an answer that draws; `null` where there is none. Thoughts count as output, and where the
 * output is not told apart, all of it but the thoughts is pictures.
 */
export function readPictureUsage(metadata: unknown): PictureTokens | null {
  const usage = asObject<ContentUsageMetadata>(metadata);
  if (Object.keys(usage).length === 0) return null;
  const input = readCount(usage.promptTokenCount);
  const output = readCount(usage.candidatesTokenCount) + readCount(usage.thoughtsTokenCount);
  const promptImages = Math.min(input, countImages(usage.promptTokensDetails));
  const hasDetails = listObjects<ModalityTokenCount>(usage.candidatesTokensDetails).length > 0;
  const outputImages = hasDetails
    ? Math.min(output, countImages(usage.candidatesTokensDetails))
    : readCount(usage.candidatesTokenCount);
  return { promptText: input - promptImages, promptImages, outputText: output - outputImages, outputImages };
}

function countImages(details: unknown): number {
  return listObjects<ModalityTokenCount>(details)
    .filter(({ modality }) => modality === 'IMAGE')
    .reduce((total, { tokenCount }) => total + readCount(tokenCount), 0);
}

/** `usageMetadata`. Details that are zero are left out, as the vendor does. */
export function renderPictureUsage(tokens: PictureTokens): ContentUsageMetadata {
  const prompt = tokens.promptText + tokens.promptImages;
  const output = tokens.outputText + tokens.outputImages;
  return {
    promptTokenCount: prompt,
    ...(output === 0 ? {} : { candidatesTokenCount: output }),
    totalTokenCount: prompt + output,
    promptTokensDetails: renderDetails(tokens.promptText, tokens.promptImages),
    ...(output === 0
      ? {}
      : { candidatesTokensDetails: renderDetails(tokens.outputText, tokens.outputImages) }),
  };
}

function renderDetails(text: number, images: number): readonly ModalityTokenCount[] {
  const details: readonly ModalityTokenCount[] = [
    { modality: 'TEXT', tokenCount: text },
    { modality: 'IMAGE', tokenCount: images },
  ];
  return details.filter(({ tokenCount }) => tokenCount !== 0);
}
