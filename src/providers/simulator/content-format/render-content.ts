import { createRandom } from '../create-random.ts';
import type { AnswerPart, AnswerPlan, CandidatePlan, OutputTokens } from '../plan/answer-plan.ts';
import type { Prompt } from '../prompt/prompt.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { mapFinishReason } from './map-finish-reason.ts';
import { renderLogprobs } from './render-logprobs.ts';
import { renderPart } from './render-part.ts';
import { renderBlockedRatings, renderHarmlessRatings } from './render-safety.ts';
import { countContentOutput, renderContentUsage } from './render-usage.ts';

export interface ContentContext {
  /** The upstream's name of the model, as the answer repeats it. */
  readonly model: string;
  readonly prompt: Prompt;
}

/** The whole answer in format C. */
export function renderContent(plan: AnswerPlan, context: ContentContext): JsonObject {
  const candidates = plan.candidates.map((candidate, index) => ({
    ...renderCandidateContent(candidate.parts, candidate, context),
    ...renderCandidateEnd(candidate, index, context),
  }));
  return renderEnvelope(plan, context, { candidates, output: countContentOutput(plan) });
}

interface EnvelopeContent {
  readonly candidates: readonly JsonObject[];
  /** Tokens written up to and with these candidates. */
  readonly output: OutputTokens;
}

/** What surrounds candidates, in a whole answer and in each chunk of a stream. A blocked prompt has no candidates. */
export function renderEnvelope(
  { id, blockReason }: AnswerPlan,
  { model, prompt }: ContentContext,
  { candidates, output }: EnvelopeContent,
): JsonObject {
  const feedback = { promptFeedback: { blockReason, safetyRatings: renderBlockedRatings() } };
  return {
    ...(blockReason === null ? { candidates } : feedback),
    usageMetadata: renderContentUsage(prompt.input, output),
    modelVersion: model,
    responseId: id,
  };
}

/** `content` with these parts; nothing for a filtered candidate or where there are no parts. */
export function renderCandidateContent(
  parts: readonly AnswerPart[],
  { finish }: CandidatePlan,
  { prompt }: ContentContext,
): JsonObject {
  const rendered = parts.flatMap((part) => renderPart(part, prompt.callMarks) ?? []);
  if (finish.kind === 'filtered' || rendered.length === 0) return {};
  return { content: { parts: rendered, role: 'model' } };
}

/** What a candidate has at its end only. */
export function renderCandidateEnd(
  candidate: CandidatePlan,
  index: number,
  { prompt }: ContentContext,
): JsonObject {
  const { finish, parts, tokens } = candidate;
  const isFiltered = finish.kind === 'filtered';
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  const random = createRandom(prompt.seed, `logprobs ${String(index)}`);
  return {
    finishReason: mapFinishReason(finish),
    index,
    safetyRatings: isFiltered ? renderBlockedRatings() : renderHarmlessRatings(),
    ...(isFiltered ? {} : { tokenCount: tokens.text + tokens.audio + tokens.image }),
    ...(prompt.logprobs === null || isFiltered ? {} : renderLogprobs(text, prompt.logprobs, random)),
  };
}
