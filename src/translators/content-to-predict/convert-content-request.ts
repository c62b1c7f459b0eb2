import type {
  Content,
  GenerateContentRequest,
  GenerationConfig,
  ImageConfig,
  PredictOutputOptions,
  PredictParameters,
} from '../../../generated/contract-types.ts';
import {
  checkContentFields,
  isLenient,
  listIgnoredSettings,
  readCandidateCount,
} from '../content/check-content-fields.ts';
import { readOutputFormat } from '../content/read-output-format.ts';
import { readContentParts, readInstruction } from '../content/read-content-parts.ts';
import { predictRatios } from '../../formats/predict/index.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** A request of format C as predict has it. */
export interface ConvertedContent {
  readonly prompt: string;
  readonly count: number;
  readonly parameters: Unchecked<PredictParameters>;
  readonly ignoredFields: readonly string[];
}

const configPath = 'generationConfig.imageConfig';

/**
 * The last thing the user said is the prompt, behind the system instruction. Throws `invalid_argument` naming what cannot
 * be mapped, pictures above all: these models do not edit.
 */
export function convertContentRequest(value: Unchecked<GenerateContentRequest>): ConvertedContent {
  const idle = checkContentFields(value);
  const contents = listObjects<Content>(value.contents);
  const last = contents.findLastIndex(({ role }) => role === undefined || role === null || role === 'user');
  const everything = readContentParts(value, [...contents.keys()]);
  const [image] = everything.images;
  if (image) throw refuseField(image.field, 'This model draws new images only; it does not edit.');
  const spoken = readContentParts(value, [last]);
  const texts = [...readInstruction(value), ...spoken.texts];
  if (spoken.texts.length === 0) {
    throw refuseField('contents', 'An image request needs a text part that says what to draw.');
  }
  const { imageConfig } = asObject<GenerationConfig>(value.generationConfig);
  const earlier = [...contents.keys()].filter((index) => index !== last);
  return {
    prompt: texts.join('\n'),
    count: readCandidateCount(value),
    parameters: {
      ...convertImageConfig(asObject<ImageConfig>(imageConfig)),
      ...(isLenient(value) ? { safetySetting: 'BLOCK_ONLY_HIGH' } : {}),
    },
    ignoredFields: [
      ...idle,
      ...earlier.map((index) => `contents[${String(index)}]`),
      ...spoken.ignoredFields,
      ...listIgnoredSettings(value),
    ],
  };
}

function convertImageConfig(config: Unchecked<ImageConfig>): Unchecked<PredictParameters> {
  const { mimeType, compressionQuality, names, others: settings } = readOutputFormat(config);
  const { aspectRatio, imageSize, personGeneration, ...others } = settings;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw refuseField(`${configPath}.${other}`, 'This model has no such setting; leave it out.');
  const output: Unchecked<PredictOutputOptions> = {
    ...(mimeType === undefined ? {} : { mimeType: checkMimeType(mimeType, names.mimeType) }),
    ...(compressionQuality === undefined ? {} : { compressionQuality }),
  };
  return {
    ...(aspectRatio === undefined ? {} : { aspectRatio: checkRatio(aspectRatio) }),
    ...(imageSize === undefined ? {} : { sampleImageSize: checkSize(imageSize) }),
    ...(personGeneration === undefined ? {} : { personGeneration }),
    ...(Object.keys(output).length === 0 ? {} : { outputOptions: output }),
  };
}

function checkRatio(ratio: unknown): string {
  const text = asString(ratio) ?? '';
  if (predictRatios.has(text)) return text;
  throw refuseField(`${configPath}.aspectRatio`, 'This model draws 1:1, 3:4, 4:3, 9:16 and 16:9 only.');
}

function checkSize(size: unknown): string {
  const text = asString(size)?.toUpperCase();
  if (text === '1K' || text === '2K') return text;
  throw refuseField(`${configPath}.imageSize`, 'This model draws 1K and 2K only.');
}

function checkMimeType(type: unknown, name: string): string {
  if (type === 'image/png' || type === 'image/jpeg') return type;
  throw refuseField(`${configPath}.${name}`, 'This model writes image/png and image/jpeg only.');
}
