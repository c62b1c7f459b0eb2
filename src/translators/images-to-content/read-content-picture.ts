import type {
  Candidate,
  CandidateContent,
  CandidatePart,
  GenerateContentResponse,
} from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { listPictures, mapFinishReasonToEnding, readBlockReason } from '../../formats/content/index.ts';
import { createDeclinedAnswer, createUnusableAnswer } from '../create-unusable-answer.ts';
import { createModerationError } from '../images/create-moderation-error.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

/**
 * The picture of an answer of format C, in base64; drafts among the thoughts do not count. Throws `invalid_argument`
 * (`moderation_blocked`) for a filtered one and `bad_gateway` for any other without one, as `declined` where the model has said so.
 */
export function readContentPicture(value: Unchecked<GenerateContentResponse>, call: UpstreamCall): string {
  const [candidate = {}] = listObjects<Candidate>(value.candidates);
  const data = listPictures([candidate])
    .map((picture) => asString(picture.data))
    .find((text) => text !== null && text !== '');
  if (data !== undefined && data !== null) return data;
  if (readBlockReason(value) !== null || mapFinishReasonToEnding(candidate.finishReason) === 'filtered')
    throw createModerationError();
  throw hasDeclined(candidate)
    ? createDeclinedAnswer(call, withoutImage)
    : createUnusableAnswer(call, withoutImage);
}

const withoutImage = 'The model answered without an image. Say in the prompt what it shall draw.';

/** Whether the model has answered in words, or says that there is nothing to draw. */
function hasDeclined({ content, finishReason }: Unchecked<Candidate>): boolean {
  const parts = listObjects<CandidatePart>(asObject<CandidateContent>(content).parts);
  return finishReason === 'NO_IMAGE' || parts.some(({ text }) => typeof text === 'string' && text !== '');
}
