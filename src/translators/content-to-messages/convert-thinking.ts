import type { GenerationConfig, KnownThinking, ThinkingConfig } from '../../../generated/contract-types.ts';
import { asObject, asString, type Unchecked } from '../../core/json/json-object.ts';

/** Whether and how much the model shall think. */
export interface ConvertedThinking {
  /** `thinking` of format B; `null` leaves it to the model. */
  readonly thinking: KnownThinking | null;
  readonly ignoredFields: readonly string[];
}

export interface ThinkingOptions {
  readonly maxTokens: number;
  /** Format B cannot think where a call is forced, or where the conversation goes on without the thoughts it had. */
  readonly obstacle: 'none' | 'present';
}

const field = 'generationConfig.thinkingConfig';

/** The least format B takes. */
const minBudgetTokens = 1024;

/** For clients that leave it to the model how much to think. */
const automaticBudgetTokens = 8192;

/** The last two mean more than models of format B can be told by a budget: all above 16,384 is one to the newer ones of them. */
const budgetOfLevel: ReadonlyMap<string, number> = new Map([
  ['MINIMAL', minBudgetTokens],
  ['LOW', 4096],
  ['MEDIUM', 8192],
  ['HIGH', 24_576],
  ['XHIGH', 24_576],
  ['MAX', 24_576],
]);

/** A budget as it is where format B takes it; an automatic one leaves half of the tokens to the answer. */
export function convertThinking(
  config: Unchecked<GenerationConfig>,
  options: ThinkingOptions,
): ConvertedThinking {
  const { includeThoughts, thinkingBudget, thinkingLevel, ...others } = asObject<ThinkingConfig>(
    config.thinkingConfig,
  );
  const ignoredFields = Object.keys(others).map((name) => `${field}.${name}`);
  if (thinkingBudget === 0) return { thinking: { type: 'disabled' }, ignoredFields };
  const wish = readBudget(thinkingBudget, thinkingLevel);
  if (wish === null && includeThoughts !== true) return { thinking: null, ignoredFields };
  const { maxTokens, obstacle } = options;
  const half = Math.max(minBudgetTokens, Math.floor(maxTokens / 2));
  const budget = Math.min(wish ?? Math.min(automaticBudgetTokens, half), maxTokens - 1);
  if (obstacle === 'present' || budget < minBudgetTokens) {
    return { thinking: null, ignoredFields: [...ignoredFields, field] };
  }
  return { thinking: { type: 'enabled', budget_tokens: budget }, ignoredFields };
}

/** `null` for an automatic one, and where nothing is said. */
function readBudget(budget: unknown, level: unknown): number | null {
  if (typeof budget === 'number' && budget > 0) return Math.max(minBudgetTokens, budget);
  if (budget === -1) return automaticBudgetTokens;
  const name = asString(level)?.toUpperCase();
  return name === undefined ? null : (budgetOfLevel.get(name) ?? automaticBudgetTokens);
}
