import type {
  Candidate,
  CandidateContent,
  CandidateInlineData,
  CandidatePart,
  GenerateContentResponse,
} from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { mapFinishReasonToEnding, readBlockReason } from '../../formats/content/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { createModerationError } from '../images/create-moderation-error.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

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
