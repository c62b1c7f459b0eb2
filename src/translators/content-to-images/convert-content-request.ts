import type {
  GenerateContentRequest,
  GenerationConfig,
  ImageConfig,
  ImageGenerationRequest,
} from '../../../generated/contract-types.ts';
import {
  checkContentFields,
  isLenient,
  listIgnoredSettings,
  readCandidateCount,
} from '../content/check-content-fields.ts';
import { readOutputFormat, type OutputFormat, type OutputNames } from '../content/read-output-format.ts';
import { readContentParts, readInstruction, type InlineImage } from '../content/read-content-parts.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { chooseSize, type SizeWish } from './choose-size.ts';

/** A request of format C as one of format A. */
export interface ConvertedContent {
  /** The fields of createImage or createImageEdit. Their `size` is that of a picture made from words alone. */
  readonly fields: Unchecked<ImageGenerationRequest>;
  readonly sizeWish: SizeWish;
  readonly images: readonly InlineImage[];
  readonly ignoredFields: readonly string[];
  /** What the client calls the format of the pictures. */
  readonly outputNames: OutputNames;
}

/** Longest prompt of format A, in characters. */
const maxPromptLength = 32_000;

const formats: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/**
 * Everything said is the prompt, every picture of the conversation is an image to edit. Throws `invalid_argument` naming
 * what cannot be mapped.
 */
export function convertContentRequest(
  value: Unchecked<GenerateContentRequest>,
  upstreamModel: string,
): ConvertedContent {
  const idle = checkContentFields(value);
  const parts = readContentParts(value, [...listObjects(value.contents).keys()]);
  const count = readCandidateCount(value);
  const { imageConfig } = asObject<GenerationConfig>(value.generationConfig);
  const { names: outputNames, others } = readOutputFormat(asObject<ImageConfig>(imageConfig));
  const sizeWish = readSizeWish(others);
  const fields: ConvertedContent['fields'] = {
    prompt: joinPrompt([...readInstruction(value), ...parts.texts]),
    ...(count === 1 ? {} : { n: count }),
    ...convertImageConfig(asObject<ImageConfig>(imageConfig), upstreamModel),
    ...(isLenient(value) ? { moderation: 'low' } : {}),
  };
  const ignoredFields = [...idle, ...parts.ignoredFields, ...listIgnoredSettings(value)];
  return { fields, sizeWish, images: parts.images, ignoredFields, outputNames };
}

function readSizeWish({ aspectRatio, imageSize }: Unchecked<ImageConfig>): SizeWish {
  return { aspectRatio: asString(aspectRatio), imageSize: asString(imageSize) };
}

function joinPrompt(texts: readonly string[]): string {
  const prompt = texts.join('\n');
  if (prompt === '')
    throw refuseField('contents', 'An image request needs a text part that says what to draw.');
  // The limit is one of characters; surrogate pairs count once.
  if (prompt.length <= maxPromptLength || [...prompt].length <= maxPromptLength) return prompt;
  throw refuseField('contents', 'The texts must have at most 32000 characters together for this model.');
}

function convertImageConfig(
  config: Unchecked<ImageConfig>,
  upstreamModel: string,
): Unchecked<ImageGenerationRequest> {
  const { others: settings, ...output } = readOutputFormat(config);
  const { aspectRatio, imageSize, ...others } = settings;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw refuseField(
      `generationConfig.imageConfig.${other}`,
      'This model has no such setting; leave it out.',
    );
  }
  const size = chooseSize(readSizeWish({ aspectRatio, imageSize }), upstreamModel);
  return {
    ...(size === null ? {} : { size }),
    ...convertOutput(output),
  };
}

function convertOutput({
  mimeType,
  compressionQuality,
  names,
}: Omit<OutputFormat, 'others'>): Unchecked<ImageGenerationRequest> {
  const type = asString(mimeType);
  const format = type === null ? null : formats[type];
  if (format === undefined) {
    const choice = 'This model writes image/png, image/jpeg and image/webp.';
    throw refuseField(`generationConfig.imageConfig.${names.mimeType}`, choice);
  }
  return {
    ...(format === null ? {} : { output_format: format }),
    ...(typeof compressionQuality === 'number' ? { output_compression: compressionQuality } : {}),
  };
}
