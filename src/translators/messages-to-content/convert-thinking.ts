import type { GenerationConfig, KnownThinking, ThinkingConfig } from '../../../generated/contract-types.ts';
import { isThirdGeneration } from '../../formats/content/index.ts';
import { readThinkingDisplay } from '../../formats/messages/index.ts';
import { asObject, type Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields, OutputConfig } from '../chat/message-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { ignoreOthers, type RequestConversion } from './conversion.ts';

/** Models of this kind always think, and further than the others. */
const proModel = /-pro(?:-|$)/u;

/** The least they can be told to. */
const minBudgetOfPro = 128;

/** These cannot leave thinking off, and take no budget of 0 (https://github.com/googleapis/python-genai/issues/2936). */
const minimalModel = /-3\.5-flash-lite(?:-|$)/u;

/** Above these the upstream answers 400: https://ai.google.dev/gemini-api/docs/thinking */
const maxBudgetOfPro = 32_768;
const maxBudget = 24_576;

/** The least budget that all of these models take: that of 2.5 Flash-Lite. */
const minBudget = 512;

const thinkingMembers: ReadonlySet<string> = new Set<keyof Thinking>(['type', 'budget_tokens', 'display']);

type Thinking = Unchecked<KnownThinking>;

const levels: ReadonlyMap<unknown, string> = new Map([
  ['low', 'LOW'],
  ['medium', 'MEDIUM'],
  ['high', 'HIGH'],
  ['xhigh', 'HIGH'],
  ['max', 'HIGH'],
]);

/**
 * `thinkingConfig`, where the request says how much to think. An effort becomes a level, which only models of the third
 * generation have, and which excludes a budget. Throws `invalid_argument` for thinking of another kind.
 */
export function convertThinkingConfig(
  value: MessageFields,
  conversion: RequestConversion,
): Pick<Unchecked<GenerationConfig>, 'thinkingConfig'> {
  const thinking = asObject<KnownThinking>(value.thinking);
  ignoreOthers(thinking, thinkingMembers, { path: 'thinking', conversion });
  const config = convertKind(thinking, conversion, value.max_tokens);
  const { effort } = asObject<OutputConfig>(value.output_config);
  if (effort === undefined || effort === null) return wrap(config);
  const level = levels.get(effort);
  const isFixed = thinking.type !== undefined && thinking.type !== 'adaptive';
  if (level === undefined || isFixed || !isThirdGeneration(conversion.upstreamModel)) {
    conversion.ignoredFields.push('output_config.effort');
    return wrap(config);
  }
  const { thinkingBudget: _, ...rest } = config;
  return wrap({ ...rest, thinkingLevel: level });
}

function wrap(
  thinkingConfig: Unchecked<ThinkingConfig>,
): Pick<Unchecked<GenerationConfig>, 'thinkingConfig'> {
  return Object.keys(thinkingConfig).length === 0 ? {} : { thinkingConfig };
}

function convertKind(
  thinking: Thinking,
  conversion: RequestConversion,
  maxTokens: unknown,
): Unchecked<ThinkingConfig> {
  const { upstreamModel } = conversion;
  switch (thinking.type) {
    case undefined:
      return {};
    case 'enabled': {
      const thinkingBudget = fitBudget(thinking, conversion, maxTokens);
      if (thinkingBudget === null) return convertKind({ type: 'disabled' }, conversion, maxTokens);
      return { includeThoughts: mapDisplay(thinking, conversion), thinkingBudget };
    }
    case 'adaptive':
      return { includeThoughts: mapDisplay(thinking, conversion), thinkingBudget: -1 };
    case 'between_tools':
      conversion.ignoredFields.push('thinking.type');
      return convertKind({ type: 'disabled' }, conversion, maxTokens);
    case 'disabled':
      if (minimalModel.test(upstreamModel)) return { thinkingLevel: 'MINIMAL' };
      return { thinkingBudget: proModel.test(upstreamModel) ? minBudgetOfPro : 0 };
    default:
      throw refuseField('thinking.type', 'This model knows enabled, adaptive, between_tools and disabled.');
  }
}

/** Whether thoughts are shown, all of them: there are no notes of progress among them, and what is not known might hide them. */
function mapDisplay(thinking: Thinking, { ignoredFields }: RequestConversion): boolean {
  const display = readThinkingDisplay(thinking.display);
  if (display === 'updates' || display === 'unknown') ignoredFields.push('thinking.display');
  return display === 'default' || display === 'summarized';
}

/**
 * A budget that is not less than `maxTokens`, which is one for several answers, leaves half of them to this one: thoughts count
 * against them here. `null` where that is less than a model can think.
 */
function fitBudget(
  { budget_tokens: budget }: Thinking,
  conversion: RequestConversion,
  maxTokens: unknown,
): unknown {
  if (typeof budget !== 'number') return budget;
  const max = proModel.test(conversion.upstreamModel) ? maxBudgetOfPro : maxBudget;
  const isShared = typeof maxTokens === 'number' && budget >= maxTokens;
  const share = isShared ? Math.floor(maxTokens / 2) : budget;
  const fitted = Math.min(share, max);
  if (fitted < budget) conversion.ignoredFields.push('thinking.budget_tokens');
  return isShared && fitted < minBudget ? null : fitted;
}
