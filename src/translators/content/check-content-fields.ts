import type {
  GenerateContentRequest,
  GenerationConfig,
  SafetySetting,
} from '../../../generated/contract-types.ts';
import { asObject, listObjects, type JsonObject, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { refuseLaterFields, refuseLaterSettings } from './refuse-later-members.ts';

/** Tells why a value cannot be honoured; `null` where it asks for nothing. */
type Objection = (value: unknown) => string | null;

const onlyPictures = 'This model answers with images only; leave it out.';

const refuseAlways: Objection = () => onlyPictures;
const refuseFilled: Objection = (value) => (Array.isArray(value) && value.length === 0 ? null : onlyPictures);
const refuseTrue: Objection = (value) => (value === true ? onlyPictures : null);

/** What would change the answer and has no counterpart where images are drawn. */
const refusedFields: Readonly<Partial<Record<keyof GenerateContentRequest, Objection>>> = {
  tools: refuseFilled,
  cachedContent: () => 'This model has no cache; send the contents themselves.',
};

const refusedSettings: Readonly<Partial<Record<keyof GenerationConfig, Objection>>> = {
  responseSchema: refuseAlways,
  responseJsonSchema: refuseAlways,
  responseMimeType: (value) => (value === 'text/plain' ? null : onlyPictures),
  responseModalities: checkModalities,
  speechConfig: refuseAlways,
  stopSequences: refuseFilled,
  responseLogprobs: refuseTrue,
  logprobs: refuseAlways,
};

/** What a converter maps itself. */
const mappedFields: ReadonlySet<string> = new Set<keyof GenerateContentRequest | 'model'>([
  'model',
  'contents',
  'systemInstruction',
  'generationConfig',
  'safetySettings',
]);

const mappedSettings: ReadonlySet<string> = new Set<keyof GenerationConfig>([
  'candidateCount',
  'imageConfig',
]);

/**
 * Looks at everything of a request of format C but its contents. Throws `invalid_argument` naming a field that an image
 * model of another format cannot honour, and returns the names of those that have no effect on an image.
 */
export function checkContentFields(value: Unchecked<GenerateContentRequest>): readonly string[] {
  const config = asObject<GenerationConfig>(value.generationConfig);
  refuseLaterFields(value, '');
  refuseLaterSettings(config);
  return [
    ...checkMembers(value, { prefix: '', refused: refusedFields, mapped: mappedFields }),
    ...checkMembers(config, {
      prefix: 'generationConfig.',
      refused: refusedSettings,
      mapped: mappedSettings,
    }),
  ];
}

interface MemberRules {
  readonly prefix: string;
  readonly refused: Readonly<Record<string, Objection>>;
  readonly mapped: ReadonlySet<string>;
}

function checkMembers(value: JsonObject, { prefix, refused, mapped }: MemberRules): readonly string[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined || member === null || mapped.has(name)) return [];
    if (!Object.hasOwn(refused, name)) return [prefix + name];
    const objection = refused[name]?.(member) ?? null;
    if (objection !== null) throw refuseField(prefix + name, objection);
    return [];
  });
}

function checkModalities(modalities: unknown): string | null {
  if (!Array.isArray(modalities) || modalities.length === 0) return null;
  const others = modalities.filter((modality) => modality !== 'TEXT' && modality !== 'IMAGE');
  return modalities.includes('IMAGE') && others.length === 0
    ? null
    : 'This model answers with images; send ["IMAGE"] or ["TEXT", "IMAGE"], or leave it out.';
}

/** Whether the client wants words beside its pictures: it does unless it asks for pictures alone. */
export function wantsText(value: Unchecked<GenerateContentRequest>): boolean {
  const { responseModalities } = asObject<GenerationConfig>(value.generationConfig);
  if (!Array.isArray(responseModalities) || responseModalities.length === 0) return true;
  return responseModalities.includes('TEXT');
}

/** Filters that the client has opened as far as format A's `low` and imagen's BLOCK_ONLY_HIGH do, or further. */
export function isLenient(value: Unchecked<GenerateContentRequest>): boolean {
  const settings = listObjects<SafetySetting>(value.safetySettings);
  return settings.length > 0 && settings.every(({ threshold }) => lenientThresholds.has(threshold));
}

const lenientThresholds: ReadonlySet<unknown> = new Set(['BLOCK_NONE', 'OFF', 'BLOCK_ONLY_HIGH']);

/** Thresholds that leave the filter as it is. */
const usualThresholds: ReadonlySet<unknown> = new Set([
  'HARM_BLOCK_THRESHOLD_UNSPECIFIED',
  'BLOCK_MEDIUM_AND_ABOVE',
]);

/** Settings of single categories that the one setting of the other format cannot express. */
export function listIgnoredSettings(value: Unchecked<GenerateContentRequest>): readonly string[] {
  if (isLenient(value)) return [];
  return listObjects<SafetySetting>(value.safetySettings).flatMap(({ threshold }, index) =>
    usualThresholds.has(threshold) ? [] : [`safetySettings[${String(index)}]`],
  );
}

/** How many candidates are asked for. Throws `invalid_argument` for more than one request of an image model gives. */
export function readCandidateCount(value: Unchecked<GenerateContentRequest>): number {
  const { candidateCount } = asObject<GenerationConfig>(value.generationConfig);
  if (typeof candidateCount !== 'number') return 1;
  if (candidateCount <= maxCandidates) return candidateCount;
  throw refuseField('generationConfig.candidateCount', `This model draws at most ${String(maxCandidates)}.`);
}

const maxCandidates = 10;
