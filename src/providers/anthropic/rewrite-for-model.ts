import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { RewrittenBody } from '../../core/rewritten-body.ts';
import { leaveOutThinking, readThinkingDisplay } from '../../formats/messages/index.ts';
import { findBudgetObstacle } from './budget-obstacles.ts';

const samplingFields: readonly string[] = ['temperature', 'top_p', 'top_k'];

/** Models that answer 400 to any sampling parameter, and that think adaptively instead of by a budget. */
const adaptiveModels = /\bclaude-(?:opus-4-[78]|(?:opus|sonnet|haiku|fable|mythos)-5)(?!\d)/u;

/**
 * Models that always think: https://platform.claude.com/docs/en/models/fable-5/migration-guide,
 * https://platform.claude.com/docs/en/models/opus-5-5/migration-guide
 */
const thinkingModels = /\bclaude-(?:(?:fable|mythos)-5|(?:opus|sonnet)-5-5)(?!\d)/u;

/** Models that think by a budget only: https://platform.claude.com/docs/en/build-with-claude/adaptive-thinking */
const budgetModels = /\bclaude-(?:3-7-|(?:opus|sonnet|haiku)-4-(?:[0-5](?!\d)|\d{8}))/u;

/** The only one of these that knows an effort: https://platform.claude.com/docs/en/build-with-claude/effort */
const effortModel = /\bclaude-opus-4-5/u;

/** Efforts beyond `high` that models answer 400 to: https://platform.claude.com/docs/en/build-with-claude/effort */
const unknownEfforts: readonly (readonly [models: RegExp, efforts: ReadonlySet<unknown>])[] = [
  [effortModel, new Set(['xhigh', 'max'])],
  [/\bclaude-(?:opus|sonnet)-4-6(?!\d)/u, new Set(['xhigh'])],
];

/** Models without a fast mode, or that lose it by the end of November 2026: https://platform.claude.com/docs/en/build-with-claude/fast-mode */
const slowModels =
  /\bclaude-(?:3-|(?:sonnet|haiku)-|opus-4-(?:[0-8](?!\d)|\d{8})|(?:fable|mythos)-5(?:-1)?(?!\d|-\d(?!\d)))/u;

/** Models that are not told of a budget for their task: https://platform.claude.com/docs/en/build-with-claude/task-budgets */
const tasklessModels =
  /\bclaude-(?:3-|(?:opus|sonnet|haiku)-4-(?:[0-6](?!\d)|\d{8})|sonnet-5(?!\d|-\d(?!\d)))/u;

/** The model that thinks between calls alone where it is told to, and does not take `disabled`; and those that do not take the former. */
const betweenModel = /\bclaude-sonnet-5-5(?!\d)/u;
const otherModels =
  /\bclaude-(?:3-|(?:opus|sonnet|haiku)-4(?!\d)|(?:opus|sonnet|haiku|fable|mythos)-5(?!\d|-\d(?!\d))|(?:opus|haiku)-5-5(?!\d)|(?:fable|mythos)-5-[12](?!\d))/u;

/** Models without notes of progress between calls: https://platform.claude.com/docs/en/build-with-claude/thinking#progress-updates */
const notelessModels =
  /\bclaude-(?:3-|(?:opus|sonnet|haiku)-4(?!\d)|(?:opus|sonnet|haiku|mythos)-5(?!\d|-\d(?!\d)))/u;

/** Efforts that are not taken where a model shall not think before it answers. */
const highestEfforts: ReadonlySet<unknown> = new Set(['xhigh', 'max']);

/** The least budget that the vendor takes, in tokens, and what is one where no effort was asked for. */
const minBudgetTokens = 1024;
const usualBudgetTokens = 24_576;

const none: readonly string[] = Object.freeze([]);

/** Thinking budgets up to here, in tokens, become this effort; larger ones `high`. */
const efforts: readonly (readonly [maxBudgetTokens: number, effort: string])[] = [
  [4096, 'low'],
  [16_384, 'medium'],
];

/**
 * Removes what newer models refuse although clients written for older ones still send it: sampling parameters go,
 * `thinking: {type: enabled, budget_tokens}` becomes adaptive thinking with an effort of about that budget. An effort
 * the client chose itself stays. Models that always think are not told to leave it. And what older models refuse, to which clients
 * of newer ones are led: adaptive thinking becomes a budget, an effort goes, or is `high` where they know no more, and so do a fast
 * mode and a budget for the task, which the answer does not depend on, and notes of progress, without which thoughts stay as hidden. Who wants no thoughts before the answer says so in the model's
 * own way. `model` is the upstream's name.
 */
export function rewriteForModel(value: JsonObject, model: string): RewrittenBody {
  const plain = leaveOutExtras(value, model);
  const stopped = stopThinking(plain.value, model);
  const hidden = hideThoughts(stopped.value, model);
  const rewritten = rewriteEffort(hidden.value, model);
  const before = [...plain.ignoredFields, ...stopped.ignoredFields, ...hidden.ignoredFields];
  return before.length === 0
    ? rewritten
    : { ...rewritten, ignoredFields: [...before, ...rewritten.ignoredFields] };
}

function leaveOutExtras(value: JsonObject, model: string): RewrittenBody {
  const { speed, ...rest } = value;
  const isTooFast = speed !== undefined && slowModels.test(model);
  const config = asObject(value.output_config);
  const isBudgeted = config.task_budget !== undefined && tasklessModels.test(model);
  if (!isTooFast && !isBudgeted) return { value, ignoredFields: none };
  const kept = isTooFast ? rest : value;
  const { task_budget: _, ...output } = config;
  return {
    value: isBudgeted ? replaceOutputConfig(kept, output) : kept,
    ignoredFields: [...(isTooFast ? ['speed'] : []), ...(isBudgeted ? ['output_config.task_budget'] : [])],
  };
}

/**
 * `between_tools` is `disabled` for models that do not know it, and nothing for those that always think; `disabled` is `between_tools`
 * for the one that does: https://platform.claude.com/docs/en/build-with-claude/thinking-troubleshooting
 */
function stopThinking(value: JsonObject, model: string): RewrittenBody {
  const { type } = asObject(value.thinking);
  if (type === 'disabled' && betweenModel.test(model)) {
    if (highestEfforts.has(asObject(value.output_config).effort)) return { value, ignoredFields: none };
    return { value: { ...value, thinking: { type: 'between_tools' } }, ignoredFields: ['thinking.type'] };
  }
  if (type !== 'between_tools' || !otherModels.test(model)) return { value, ignoredFields: none };
  const left = leaveOutThinking({ value, ignoredFields: none });
  if (thinkingModels.test(model)) return left;
  return { ...left, value: { ...left.value, thinking: { type: 'disabled' } } };
}

/** The display `updates` is `omitted` with the notes of progress, and refused by a model that writes none. */
function hideThoughts(value: JsonObject, model: string): RewrittenBody {
  const thinking = asObject(value.thinking);
  const isTold = readThinkingDisplay(thinking.display) === 'updates';
  if (!isTold || !notelessModels.test(model)) return { value, ignoredFields: none };
  return {
    value: { ...value, thinking: { ...thinking, display: 'omitted' } },
    ignoredFields: ['thinking.display'],
  };
}

function rewriteEffort(value: JsonObject, model: string): RewrittenBody {
  const config = asObject(value.output_config);
  const isUnknown = unknownEfforts.some(([models, names]) => models.test(model) && names.has(config.effort));
  if (!isUnknown) return rewriteKnown(value, model);
  const rewritten = rewriteKnown({ ...value, output_config: { ...config, effort: 'high' } }, model);
  return { ...rewritten, ignoredFields: [...rewritten.ignoredFields, 'output_config.effort'] };
}

function rewriteKnown(value: JsonObject, model: string): RewrittenBody {
  if (budgetModels.test(model)) return rewriteForBudget(value, model);
  if (!adaptiveModels.test(model)) return { value, ignoredFields: none };
  const thinking = asObject(value.thinking);
  const cannotStop = thinking.type === 'disabled' && thinkingModels.test(model);
  const refusedFields = cannotStop ? [...samplingFields, 'thinking'] : samplingFields;
  const ignoredFields = refusedFields.filter((field) => value[field] !== undefined);
  const hasBudget = thinking.type === 'enabled';
  if (ignoredFields.length === 0 && !hasBudget) return { value, ignoredFields };
  const kept = Object.fromEntries(Object.entries(value).filter(([field]) => !ignoredFields.includes(field)));
  if (!hasBudget) return { value: kept, ignoredFields };
  return {
    value: { ...kept, ...adaptThinking(thinking, asObject(value.output_config)) },
    ignoredFields: [...ignoredFields, 'thinking.budget_tokens', ...nameMembers(thinking, ['block_binding'])],
  };
}

function rewriteForBudget(value: JsonObject, model: string): RewrittenBody {
  const isAdaptive = asObject(value.thinking).type === 'adaptive';
  const budgeted = isAdaptive ? giveBudget(value) : { value, ignoredFields: none };
  const { effort, ...output } = asObject(value.output_config);
  const losesEffort = effort !== undefined && effort !== null && !effortModel.test(model);
  if (!losesEffort) return budgeted;
  return {
    value: replaceOutputConfig(budgeted.value, output),
    ignoredFields: [...budgeted.ignoredFields, 'output_config.effort'],
  };
}

function replaceOutputConfig({ output_config: _, ...rest }: JsonObject, config: JsonObject): JsonObject {
  return Object.keys(config).length === 0 ? rest : { ...rest, output_config: config };
}

function giveBudget(value: JsonObject): RewrittenBody {
  const budget = chooseBudget(asObject(value.output_config).effort, value.max_tokens);
  if (budget === null || findBudgetObstacle(value) !== null)
    return leaveOutThinking({ value, ignoredFields: none });
  const thinking = asObject(value.thinking);
  const display = thinking.display ?? null;
  return {
    value: {
      ...value,
      thinking: { type: 'enabled', budget_tokens: budget, ...(display === null ? {} : { display }) },
    },
    ignoredFields: ['thinking.type', ...nameMembers(thinking, ['block_binding'])],
  };
}

function nameMembers(thinking: JsonObject, members: readonly string[]): readonly string[] {
  return members.filter((member) => thinking[member] !== undefined).map((member) => `thinking.${member}`);
}

/** Up to half of what may be written, if anything is; `null` where that is too little to think at all. */
function chooseBudget(effort: unknown, maxTokens: unknown): number | null {
  const wanted = efforts.find(([, name]) => name === effort)?.[0] ?? usualBudgetTokens;
  if (typeof maxTokens !== 'number') return wanted;
  if (maxTokens <= minBudgetTokens) return null;
  return Math.max(minBudgetTokens, Math.min(wanted, Math.floor(maxTokens / 2)));
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
