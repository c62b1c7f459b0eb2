import type { GenerationConfig } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { MessageFields } from '../chat/message-fields.ts';

type SamplingFields = Pick<MessageFields, 'temperature' | 'top_p' | 'top_k'>;

/** Settings of the sampling as format B has them. */
export interface ConvertedSampling {
  readonly fields: SamplingFields;
  readonly ignoredFields: readonly string[];
}

export interface SamplingOptions {
  /** Thinking models of format B choose their temperature themselves. */
  readonly thinking: 'on' | 'off';
  /** The neutral contract takes neither 0 nor 1. */
  readonly contract: 'neutral' | 'vendor';
}

/** Stands for 0 where 0 is not taken. */
const minValue = 0.001;

/** The least `top_p` a thinking model takes. */
const minThinkingTopP = 0.95;

const prefix = 'generationConfig.';

/** Temperatures are kept up to 1, the highest format B has; above it they are 1 and named as ignored. A `topK` of 0 is none. */
export function convertSampling(
  config: Unchecked<GenerationConfig>,
  options: SamplingOptions,
): ConvertedSampling {
  const { temperature, topP, topK } = config;
  const ignoredFields: string[] = [];
  const fields: { -readonly [Name in keyof SamplingFields]: SamplingFields[Name] } = {};
  const set = (name: keyof SamplingFields, value: unknown) => {
    if (value !== undefined) fields[name] = value;
  };
  if (typeof temperature === 'number') {
    const isHonoured = options.thinking === 'on' ? temperature === 1 : temperature <= 1;
    if (!isHonoured) ignoredFields.push(`${prefix}temperature`);
    if (options.thinking === 'off') set('temperature', fit(Math.min(temperature, 1), options));
  }
  if (typeof topP === 'number') {
    const isHonoured = options.thinking === 'off' || topP >= minThinkingTopP;
    if (isHonoured) set('top_p', topP === 1 ? undefined : fit(topP, options));
    else ignoredFields.push(`${prefix}topP`);
  }
  if (typeof topK === 'number' && topK > 0) {
    if (options.thinking === 'off') set('top_k', topK);
    else ignoredFields.push(`${prefix}topK`);
  }
  return chooseOne({ fields, ignoredFields });
}

/** Models of format B refuse a temperature beside `top_p`. One of 1 is what they use anyway, or as near as they come. */
function chooseOne({ fields, ignoredFields }: ConvertedSampling): ConvertedSampling {
  const { temperature, top_p: topP, ...rest } = fields;
  if (temperature === undefined || topP === undefined) return { fields, ignoredFields };
  if (temperature === 1) return { fields: { ...rest, top_p: topP }, ignoredFields };
  return { fields: { ...rest, temperature }, ignoredFields: [...ignoredFields, `${prefix}topP`] };
}

/** `undefined` where the value can only be said by saying nothing: 1 is what the upstream uses anyway. */
function fit(value: number, { contract }: SamplingOptions): number | undefined {
  if (contract === 'vendor') return value;
  return value >= 1 ? undefined : Math.max(value, minValue);
}
