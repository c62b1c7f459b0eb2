import type { AnswerPlan, OutputTokens } from '../plan/answer-plan.ts';
import { addTokens, noTokens } from '../plan/count-output-tokens.ts';
import type { InputUsage } from '../prompt/prompt.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';

/** Tokens of all candidates together; of a blocked prompt and a filtered candidate nothing is charged. */
export function countContentOutput({ candidates, blockReason }: AnswerPlan): OutputTokens {
  if (blockReason !== null) return noTokens;
  return candidates
    .map(({ finish, tokens }) => (finish.kind === 'filtered' ? noTokens : tokens))
    .reduce(addTokens, noTokens);
}

/** `usageMetadata`. Counters that are zero are left out, as the vendor does. */
export function renderContentUsage(input: InputUsage, output: OutputTokens): JsonObject {
  const candidates = output.text + output.audio + output.image;
  return {
    promptTokenCount: input.total,
    ...(input.cacheRead === 0 ? {} : { cachedContentTokenCount: input.cacheRead }),
    ...(candidates === 0 ? {} : { candidatesTokenCount: candidates }),
    totalTokenCount: input.total + candidates + output.thoughts,
    ...(output.thoughts === 0 ? {} : { thoughtsTokenCount: output.thoughts }),
    promptTokensDetails: renderDetails(input.byModality),
    ...(input.cacheRead === 0
      ? {}
      : { cacheTokensDetails: renderDetails(new Map([['TEXT', input.cacheRead]])) }),
    ...(candidates === 0 ? {} : { candidatesTokensDetails: renderOutputDetails(output) }),
  };
}

/** The answer of countTokens. */
export function renderContentTokenCount(input: InputUsage): JsonObject {
  return {
    totalTokens: input.total,
    ...(input.cacheRead === 0 ? {} : { cachedContentTokenCount: input.cacheRead }),
    promptTokensDetails: renderDetails(input.byModality),
  };
}

function renderOutputDetails({ text, audio, image }: OutputTokens): readonly JsonObject[] {
  const counts: readonly (readonly [string, number])[] = [
    ['TEXT', text],
    ['AUDIO', audio],
    ['IMAGE', image],
  ];
  return renderDetails(new Map(counts.filter(([, count]) => count > 0)));
}

function renderDetails(counts: ReadonlyMap<string, number>): readonly JsonObject[] {
  return Array.from(counts, ([modality, tokenCount]) => ({ modality, tokenCount }));
}
