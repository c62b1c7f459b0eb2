import type {
  Candidate,
  CandidatePart,
  ContentUsageMetadata,
  GenerateContentResponse,
  ModalityTokenCount,
} from '../../../generated/contract-types.ts';

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
}

/** A candidate; one without a picture says that a filter held it back. */
export function renderCandidate({ index, data, mimeType, text }: PictureCandidate): Candidate {
  if (data === null) return { finishReason: 'IMAGE_SAFETY', index };
  const parts: readonly CandidatePart[] = [
    ...(text === null ? [] : [{ text }]),
    { inlineData: { mimeType, data } },
  ];
  return { content: { role: 'model', parts }, finishReason: 'STOP', index };
}

/** Tokens as format C counts them. */
export interface ContentTokens {
  readonly promptText: number;
  readonly promptImages: number;
  readonly outputText: number;
  readonly outputImages: number;
}

/** `usageMetadata`. Details that are zero are left out, as the vendor does. */
export function renderUsage(tokens: ContentTokens): ContentUsageMetadata {
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

/** An answer to a prompt of which a filter let nothing through. It is a result and not an error. */
export const blockedAnswer: DrawnContent = { promptFeedback: { blockReason: 'IMAGE_SAFETY' } };
