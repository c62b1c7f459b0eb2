import type {
  Candidate,
  CandidateContent,
  CandidateInlineData,
  CandidatePart,
} from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

/** The pictures of candidates, in their order; drafts among the thoughts do not count. */
export function listPictures(candidates: unknown): readonly Unchecked<CandidateInlineData>[] {
  return listObjects<Candidate>(candidates)
    .flatMap(({ content }) => listObjects<CandidatePart>(asObject<CandidateContent>(content).parts))
    .filter(({ thought }) => thought !== true)
    .map(({ inlineData }) => asObject<CandidateInlineData>(inlineData))
    .filter(({ mimeType }) => asString(mimeType)?.startsWith('image/') === true);
}
