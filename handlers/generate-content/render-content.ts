import type { Candidate, GenerateContentResponse, PromptFeedback } from '../../generated/contract-types.ts';
import type { Profile } from '../../src/core/area.ts';
import { isObject, type Unchecked } from '../../src/core/json/json-object.ts';
import { mapBlockReason, mapFinishReason } from '../../src/formats/content/index.ts';

export interface RenderContentOptions {
  /** The model as the client spelled it. */
  readonly model: string;
  readonly profile: Profile;
  /** The response id where the upstream gives none. */
  readonly responseId: string;
}

type Answer = Unchecked<GenerateContentResponse>;

/**
 * An upstream's answer (or one chunk of it) as the client sees it: under the model name the client sent, with a response
 * id and with the reasons of its profile. Returns the same object when nothing differs.
 */
export function renderContent(value: Answer, { model, profile, responseId }: RenderContentOptions): Answer {
  const candidates = mapCandidates(value.candidates, profile);
  const promptFeedback = mapPromptFeedback(value.promptFeedback, profile);
  const isSame =
    value.modelVersion === model &&
    value.responseId !== undefined &&
    value.responseId !== null &&
    candidates === value.candidates &&
    promptFeedback === value.promptFeedback;
  if (isSame) return value;
  return {
    ...value,
    ...(candidates === undefined ? {} : { candidates }),
    ...(promptFeedback === undefined ? {} : { promptFeedback }),
    modelVersion: model,
    responseId: value.responseId ?? responseId,
  };
}

function mapCandidates(candidates: unknown, profile: Profile): unknown {
  if (!Array.isArray(candidates)) return candidates;
  const mapped = candidates.map((candidate: unknown) => {
    if (!isObject<Candidate>(candidate)) return candidate;
    const finishReason = mapFinishReason(candidate.finishReason, profile);
    return finishReason === candidate.finishReason ? candidate : { ...candidate, finishReason };
  });
  return mapped.every((candidate, index) => candidate === candidates[index]) ? candidates : mapped;
}

function mapPromptFeedback(feedback: unknown, profile: Profile): unknown {
  if (!isObject<PromptFeedback>(feedback)) return feedback;
  const { blockReason } = feedback;
  const mapped = mapBlockReason(blockReason, profile);
  return mapped === blockReason ? feedback : { ...feedback, blockReason: mapped };
}
