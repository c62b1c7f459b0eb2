import type { Image, ImageGenerationRequest, ImagesResponse } from '../../../generated/contract-types.ts';
import type { UpstreamCall, WholeAnswer } from '../../core/provider.ts';
import { readBase64Claim } from '../../core/read-picture-claim.ts';
import type { PerformOperation } from '../../core/translator.ts';
import { drawOrBlock } from '../calls/draw-or-block.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { renameIgnoredFields, type FieldNames } from '../calls/rename-ignored-fields.ts';
import { chooseSize } from '../content-to-images/choose-size.ts';
import { createUnusableAnswer } from '../create-unusable-answer.ts';
import { readPredictFields, type PredictFields } from '../predict/read-predict-fields.ts';
import { renderPictureUsage } from '../../formats/content/index.ts';
import { isImageFact, readImageUsage } from '../../formats/images/index.ts';
import { renderPredictions, type PredictedPicture } from '../../formats/predict/index.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';

const fieldNames: FieldNames = [
  ['prompt', 'instances[0].prompt'],
  ['moderation', 'parameters.safetySetting'],
  ['size', 'parameters.aspectRatio'],
  ['n', 'parameters.sampleCount'],
  ['output_format', 'parameters.outputOptions.mimeType'],
  ['output_compression', 'parameters.outputOptions.compressionQuality'],
];

const sizeFields = { aspectRatio: 'parameters.aspectRatio', imageSize: 'parameters.sampleImageSize' };

/** Serves predict on image models of format A. */
export async function translatePredictToImages(
  call: UpstreamCall,
  perform: PerformOperation,
): Promise<WholeAnswer> {
  const fields = readPredictFields(call.body.value);
  const value = convertFields(fields, call.upstreamModel);
  const inner: UpstreamCall = { ...call, body: { value, bytes: null } };
  const answer = await drawOrBlock(() => performWhole(perform, 'createImage', inner), fieldNames);
  const pictures = answer === null ? [] : readPictures(answer.value, call).slice(0, fields.count);
  const ignored = answer === null ? [] : renameIgnoredFields(answer.ignoredFields, fieldNames);
  const idle = fields.seed === null ? [] : ['parameters.seed'];
  const tokens = readImageUsage(answer?.value.usage);
  const usageMetadata = tokens && renderPictureUsage(tokens);
  return renderPredictions({ pictures, usageMetadata }, fields, [
    ...fields.ignoredFields,
    ...idle,
    ...ignored,
  ]);
}

function convertFields(fields: PredictFields, upstreamModel: string): Omit<ImageGenerationRequest, 'model'> {
  const { prompt, count, aspectRatio, imageSize, format, compression, filter } = fields;
  const size = chooseSize({ aspectRatio, imageSize }, upstreamModel, sizeFields);
  return {
    prompt,
    ...(count === 1 ? {} : { n: count }),
    ...(size === null ? {} : { size }),
    ...(format === null ? {} : { output_format: format }),
    ...(compression === null ? {} : { output_compression: compression }),
    ...(filter === 'low' ? { moderation: 'low' } : {}),
  };
}

function readPictures(value: Unchecked<ImagesResponse>, call: UpstreamCall): readonly PredictedPicture[] {
  const { quality } = value;
  const drawn = isImageFact('quality', quality) ? { quality: quality as string } : {};
  const pictures = listObjects<Image>(value.data).flatMap((image) => {
    const base64 = asString(image.b64_json) ?? '';
    if (base64 === '') return [];
    const claim = readBase64Claim(base64);
    const format = claim?.format ?? asString(value.output_format) ?? 'png';
    return [{ base64, format, revisedPrompt: asString(image.revised_prompt), ...drawn }];
  });
  if (pictures.length === 0) throw createUnusableAnswer(call, 'The model answered without an image.');
  return pictures;
}
