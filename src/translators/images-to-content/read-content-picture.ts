import type {
  Candidate,
  CandidateContent,
  CandidateInlineData,
  CandidatePart,
  ContentUsageMetadata,
  GenerateContentResponse,
  ModalityTokenCount,
} from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { mapFinishReasonToEnding, readBlockReason } from '../../formats/content/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { createModerationError } from '../images/create-moderation-error.ts';
import type { ImageUsage } from '../images/drawn-picture.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { readCount } from '../../core/tokens/token-counts.ts';

/**
 * The picture of an answer of format C, in base64; drafts among the thoughts do not count. Throws `invalid_argument`
 * (`moderation_blocked`) for a filtered one and `bad_gateway` for an answer in words.
 */
export function readContentPicture(value: Unchecked<GenerateContentResponse>, call: UpstreamCall): string {
  const [candidate = {}] = listObjects<Candidate>(value.candidates);
  const data = listObjects<CandidatePart>(asObject<CandidateContent>(candidate.content).parts)
    .filter(({ thought }) => thought !== true)
    .map(({ inlineData }) => asObject<CandidateInlineData>(inlineData))
    .filter(({ mimeType }) => asString(mimeType)?.startsWith('image/') === true)
    .map((inline) => asString(inline.data))
    .find((text) => text !== null && text !== '');
  if (data !== undefined && data !== null) return data;
  if (readBlockReason(value) !== null || mapFinishReasonToEnding(candidate.finishReason) === 'filtered')
    throw createModerationError();
  throw createUnusableAnswer(
    call,
    'The model answered without an image. Say in the prompt what it shall draw.',
  );
}

/** `usageMetadata` as format A counts; `null` where there is none. Thoughts count as output. */
export function convertContentUsage(metadata: unknown): ImageUsage | null {
  const usage = asObject<ContentUsageMetadata>(metadata);
  if (Object.keys(usage).length === 0) return null;
  const input = readCount(usage.promptTokenCount);
  const output = readCount(usage.candidatesTokenCount) + readCount(usage.thoughtsTokenCount);
  const inputImages = Math.min(input, countImages(usage.promptTokensDetails));
  const hasDetails = listObjects<ModalityTokenCount>(usage.candidatesTokensDetails).length > 0;
  const outputImages = hasDetails
    ? Math.min(output, countImages(usage.candidatesTokensDetails))
    : readCount(usage.candidatesTokenCount);
  return {
    total_tokens: input + output,
    input_tokens: input,
    output_tokens: output,
    input_tokens_details: { text_tokens: input - inputImages, image_tokens: inputImages },
    output_tokens_details: { text_tokens: output - outputImages, image_tokens: outputImages },
  };
}

function countImages(details: unknown): number {
  return listObjects<ModalityTokenCount>(details)
    .filter(({ modality }) => modality === 'IMAGE')
    .reduce((total, { tokenCount }) => total + readCount(tokenCount), 0);
}
