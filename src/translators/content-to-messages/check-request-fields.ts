import type {
  CountedGenerateContentRequest,
  GenerateContentRequest,
  GenerationConfig,
} from '../../../generated/contract-types.ts';
import { asObject, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { refuseLaterFields, refuseLaterSettings } from '../content/refuse-later-members.ts';

/** What a value means here: nothing at all, a wish without effect, or a wish that must be refused for the reason given. */
type Judgement = 'idle' | 'ignored' | { readonly refused: string };

type Judge = (value: unknown) => Judgement;

const ignore: Judge = () => 'ignored';

/** Empty lists, `false` and unspecified values ask for nothing. */
function isIdle(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.endsWith('_UNSPECIFIED');
}

const refuse =
  (refused: string): Judge =>
  () => ({ refused });

const refuseUnless =
  (harmless: unknown, refused: string): Judge =>
  (value) =>
    value === harmless ? 'idle' : { refused };

const noPenalties = 'This model has no penalties; leave it out.';
const noLogprobs = 'This model tells no log probabilities; leave it out.';
const onlyText = 'This model answers with text only; leave it out.';

/** What the converters map. */
const mapped: Judge = () => 'idle';

const requestJudges = {
  model: mapped,
  contents: mapped,
  systemInstruction: mapped,
  generationConfig: mapped,
  tools: mapped,
  toolConfig: mapped,
  cachedContent: refuse('This model has no such cache; send the contents themselves.'),
} satisfies Partial<Record<keyof CountedGenerateContentRequest, Judge>>;

/** The same where tokens are counted: how it is to be answered has none. */
const countedJudges = {
  ...requestJudges,
  generationConfig: (config) => (Object.values(asObject(config)).every(isIdle) ? 'idle' : 'ignored'),
} satisfies Partial<Record<keyof CountedGenerateContentRequest, Judge>>;

/** The same beside a whole request that is counted, where nothing else is. */
const besideJudges = { model: mapped, cachedContent: requestJudges.cachedContent };

const settingJudges = {
  maxOutputTokens: mapped,
  temperature: mapped,
  topP: mapped,
  topK: mapped,
  stopSequences: mapped,
  thinkingConfig: mapped,
  responseMimeType: mapped,
  responseSchema: mapped,
  responseJsonSchema: mapped,
  candidateCount: refuseUnless(1, 'This model gives one answer; send the request several times for more.'),
  presencePenalty: refuseUnless(0, noPenalties),
  frequencyPenalty: refuseUnless(0, noPenalties),
  responseLogprobs: refuse(noLogprobs),
  logprobs: refuse(noLogprobs),
  speechConfig: refuse(onlyText),
  imageConfig: refuse(onlyText),
  responseModalities: judgeModalities,
} satisfies Partial<Record<keyof GenerationConfig, Judge>>;

/** The vendor takes an unspecified one for the other. */
const textModalities: ReadonlySet<unknown> = new Set(['TEXT', 'MODALITY_UNSPECIFIED']);

function judgeModalities(modalities: unknown): Judgement {
  const onlyAsksForText =
    Array.isArray(modalities) && modalities.every((modality) => textModalities.has(modality));
  return onlyAsksForText
    ? 'idle'
    : { refused: 'This model answers with text; send ["TEXT"] or leave it out.' };
}

/**
 * Looks at every member that is not mapped. Throws `invalid_argument` naming one that would change the answer and that
 * models of format B do not have, and returns the names of those without effect.
 */
export function checkRequestFields(
  value: Unchecked<GenerateContentRequest>,
  config: Unchecked<GenerationConfig>,
): readonly string[] {
  refuseLaterFields(value, '');
  refuseLaterSettings(config);
  return [
    ...checkMembers(value, requestJudges, ''),
    ...checkMembers(config, settingJudges, 'generationConfig.'),
  ];
}

/** The same for a request whose tokens are counted. `prefix` stands before the names. */
export function checkCountedFields(
  value: Unchecked<GenerateContentRequest>,
  prefix: string,
): readonly string[] {
  refuseLaterFields(value, prefix);
  return checkMembers(value, countedJudges, prefix);
}

/** The same for what stands beside a whole request whose tokens are counted. */
export function checkFieldsBeside(value: Unchecked<GenerateContentRequest>): readonly string[] {
  return checkMembers(value, besideJudges, '');
}

function checkMembers(
  value: JsonObject,
  judges: Readonly<Record<string, Judge>>,
  prefix: string,
): readonly string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (isIdle(member)) return [];
    const judge = Object.hasOwn(judges, name) ? (judges[name] ?? ignore) : ignore;
    const judgement = judge(member);
    if (typeof judgement !== 'string') throw refuseField(prefix + name, judgement.refused);
    return judgement === 'idle' ? [] : [prefix + name];
  });
}
