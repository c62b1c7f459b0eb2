import type { Candidate, CandidatePart, GenerateContentResponse } from '../../../generated/contract-types.ts';

/** An answer without what only the handler knows. */
export type DrawnContent = Omit<GenerateContentResponse, 'modelVersion' | 'responseId'>;

/** A picture as a candidate of format C. */
export interface PictureCandidate {
  readonly index: number;
  /** Base64; `null` when a filter held it back. */
  readonly data: string | null;
  readonly mimeType: string;
  /** Words to put before the picture. */
  readonly text: string | null;
  /** In which it was drawn; left out where nobody says so. */
  readonly quality?: string;
}

/** A candidate; one without a picture says that a filter held it back. */
export function renderCandidate({ index, data, mimeType, text, quality }: PictureCandidate): Candidate {
  if (data === null) return { finishReason: 'IMAGE_SAFETY', index };
  const parts: readonly CandidatePart[] = [
    ...(text === null ? [] : [{ text }]),
    { inlineData: { mimeType, data } },
  ];
  const drawn = quality === undefined ? {} : { imageQuality: quality };
  return { content: { role: 'model', parts }, finishReason: 'STOP', index, ...drawn };
}

/** An answer to a prompt of which a filter let nothing through. It is a result and not an error. */
export const blockedAnswer: DrawnContent = { promptFeedback: { blockReason: 'IMAGE_SAFETY' } };
