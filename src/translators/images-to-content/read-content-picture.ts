import type { Candidate, GenerateContentResponse } from '../../../generated/contract-types.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { listPictures, mapFinishReasonToEnding, readBlockReason } from '../../formats/content/index.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { createModerationError } from '../images/create-moderation-error.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

/**
 * The picture of an answer of format C, in base64; drafts among the thoughts do not count. Throws `invalid_argument`
 * (`moderation_blocked`) for a filtered one and `bad_gateway` for an answer in words.
 */
export function readContentPicture(value: Unchecked<GenerateContentResponse>, call: UpstreamCall): string {
  const [candidate = {}] = listObjects<Candidate>(value.candidates);
  const data = listPictures([candidate])
    .map((picture) => asString(picture.data))
    .find((text) => text !== null && text !== '');
  if (data !== undefined && data !== null) return data;
  if (readBlockReason(value) !== null || mapFinishReasonToEnding(candidate.finishReason) === 'filtered')
    throw createModerationError();
  throw createUnusableAnswer(
    call,
    'The model answered without an image. Say in the prompt what it shall draw.',
  );
}
