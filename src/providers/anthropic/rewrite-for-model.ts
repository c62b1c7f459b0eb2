import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';

const samplingFields: readonly string[] = ['temperature', 'top_p', 'top_k'];

/** Models that answer 400 to any sampling parameter, and that think adaptively instead of by a budget. */
const adaptiveModels = /\bclaude-(?:opus-4-[78]|(?:opus|sonnet|haiku|fable)-5)(?!\d)/u;

const none: readonly string[] = Object.freeze([]);

/** Thinking budgets up to here, in tokens, become this effort; larger ones `high`. */
const efforts: readonly (readonly [maxBudgetTokens: number, effort: string])[] = [
  [4096, 'low'],
  [16_384, 'medium'],
];

/**
 * Removes what newer models refuse although clients written for older ones still send it: sampling parameters go,
 * `thinking: {type: enabled, budget_tokens}` becomes adaptive thinking with an effort of about that budget. An effort
 * the client chose itself stays. `model` is the upstream's name.
 */
export function rewriteForModel(value: JsonObject, model: string): RewrittenBody {
  if (!adaptiveModels.test(model)) return { value, ignoredFields: none };
  const ignoredFields = samplingFields.filter((field) => value[field] !== undefined);
  const thinking = asObject(value.thinking);
  const hasBudget = thinking.type === 'enabled';
  if (ignoredFields.length === 0 && !hasBudget) return { value, ignoredFields };
  const kept = Object.fromEntries(Object.entries(value).filter(([field]) => !ignoredFields.includes(field)));
  if (!hasBudget) return { value: kept, ignoredFields };
  return {
    value: { ...kept, ...adaptThinking(thinking, asObject(value.output_config)) },
    ignoredFields: [...ignoredFields, 'thinking.budget_tokens'],
  };
}

/** `display` is asked for because these models leave the thinking out of the answer by default; older ones show it. */
function adaptThinking(thinking: JsonObject, outputConfig: JsonObject): JsonObject {
  return {
    thinking: { type: 'adaptive', display: thinking.display ?? 'summarized' },
    output_config: {
      ...outputConfig,
      effort: outputConfig.effort ?? mapBudgetToEffort(thinking.budget_tokens),
    },
  };
}

function mapBudgetToEffort(budgetTokens: unknown): string {
  if (typeof budgetTokens !== 'number') return 'high';
  return efforts.find(([maxBudgetTokens]) => budgetTokens <= maxBudgetTokens)?.[1] ?? 'high';
}
