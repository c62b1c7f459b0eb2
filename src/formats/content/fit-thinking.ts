import type {
  GenerateContentRequest,
  GenerationConfig,
  ThinkingConfig,
} from '../../../generated/contract-types.ts';
import { asObject, asString, type Unchecked } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { isSecondGeneration } from './model-generation.ts';

const field = 'generationConfig.thinkingConfig.thinkingLevel';

/**
 * What the vendor takes levels for, in tokens, where a model knows budgets only: https://ai.google.dev/gemini-api/docs/openai. The last
 * two are of newer models; the largest budget that all of the others take is that of `HIGH`.
 */
const budgetOfLevel: ReadonlyMap<string, number> = new Map([
  ['MINIMAL', 1024],
  ['LOW', 1024],
  ['MEDIUM', 8192],
  ['HIGH', 24_576],
  ['XHIGH', 24_576],
  ['MAX', 24_576],
]);

/**
 * Tells a model how much to think in the way that it knows: those of the second generation answer 400 to a level, which clients of
 * newer ones send. It becomes a budget, unless there is one. `model` is the upstream's name.
 */
export function fitContentThinking(body: RewrittenBody, model: string): RewrittenBody {
  const value: Unchecked<GenerateContentRequest> = body.value;
  const config = asObject<GenerationConfig>(value.generationConfig);
  const { thinkingLevel, ...thinking } = asObject<ThinkingConfig>(config.thinkingConfig);
  if (thinkingLevel === undefined || !isSecondGeneration(model)) return body;
  const budget = findBudget(thinkingLevel);
  const thinkingConfig = budget === undefined ? thinking : { thinkingBudget: budget, ...thinking };
  return {
    value: { ...value, generationConfig: { ...config, thinkingConfig } },
    ignoredFields: [...body.ignoredFields, field],
  };
}

/** Most tokens of thoughts that a request asks for, by a budget or a level; `null` where that is left to the model. */
export function readThinkingBudget({
  thinkingBudget,
  thinkingLevel,
}: Unchecked<ThinkingConfig>): number | null {
  if (typeof thinkingBudget === 'number') return thinkingBudget >= 0 ? thinkingBudget : null;
  return findBudget(thinkingLevel) ?? null;
}

function findBudget(level: unknown): number | undefined {
  return budgetOfLevel.get((asString(level) ?? '').toUpperCase());
}
