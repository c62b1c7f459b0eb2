import type { ContentUsageMetadata, ModalityTokenCount } from '../../../generated/contract-types.ts';
import { listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';

/**
 * Output tokens that are pictures, of an answer that has one: what the upstream tells apart, and otherwise all of the output but
 * the thoughts.
 */
export function countDrawnTokens(usage: Unchecked<ContentUsageMetadata>): number {
  const { candidatesTokensDetails: details, candidatesTokenCount } = usage;
  const isToldApart = listObjects<ModalityTokenCount>(details).length > 0;
  return isToldApart ? countImages(details) : readCount(candidatesTokenCount);
}

/** Tokens of pictures among those of all kinds. */
export function countImages(details: unknown): number {
  return listObjects<ModalityTokenCount>(details)
    .filter(({ modality }) => modality === 'IMAGE')
    .reduce((total, { tokenCount }) => total + readCount(tokenCount), 0);
}
