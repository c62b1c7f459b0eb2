import type { PictureSize, PictureTools } from '../../core/picture.ts';
import type { UpstreamAnswer, UpstreamCall, UpstreamOperation } from '../../core/provider.ts';
import type { PerformOperation, Translation } from '../../core/translator.ts';
import { createSingleEvent } from '../calls/create-single-event.ts';
import { drawOrBlock } from '../calls/draw-or-block.ts';
import { renameIgnoredFields, type FieldNames } from '../calls/rename-ignored-fields.ts';
import { wantsText } from '../content/check-content-fields.ts';
import { blockedAnswer } from '../content/render-content-answer.ts';
import type { OutputNames } from '../content/read-output-format.ts';
import { chooseEditSize } from './choose-size.ts';
import { convertContentRequest, type ConvertedContent } from './convert-content-request.ts';
import { convertImagesAnswer, type ImagesConversion } from './convert-images-answer.ts';
import { convertImageStream } from './convert-image-stream.ts';
import { readEditFiles } from './read-edit-files.ts';

const listFieldNames = ({ mimeType, compressionQuality }: OutputNames): FieldNames => [
  ['prompt', 'contents'],
  ['image', 'contents'],
  ['moderation', 'safetySettings'],
  ['size', 'generationConfig.imageConfig'],
  ['n', 'generationConfig.candidateCount'],
  ['output_format', `generationConfig.imageConfig.${mimeType}`],
  ['output_compression', `generationConfig.imageConfig.${compressionQuality}`],
];

/** Serves generateContent on image models of format A: an edit where the conversation holds pictures. */
export function createContentToImages(pictures: PictureTools): Translation {
  return async (call, perform) => await drawContent(call, perform, pictures);
}

async function drawContent(
  call: UpstreamCall,
  perform: PerformOperation,
  pictures: PictureTools,
): Promise<UpstreamAnswer> {
  const { value } = call.body;
  const converted = convertContentRequest(value, call.upstreamModel);
  const { files, sizes } = await readEditFiles(converted.images, call, pictures);
  const operation: UpstreamOperation = files.length === 0 ? 'createImage' : 'createImageEdit';
  const fields: typeof converted.fields = {
    ...resizeEdit(converted, sizes, call.upstreamModel),
    ...(call.delivery === 'stream' ? { stream: true } : {}),
  };
  const inner: UpstreamCall = { ...call, body: { value: fields, bytes: null }, files };
  const text = wantsText(value) ? 'wanted' : 'unwanted';
  const count = typeof converted.fields.n === 'number' ? converted.fields.n : 1;
  const names = listFieldNames(converted.outputNames);
  const answer = await drawOrBlock(() => perform(operation, inner), names);
  const conversion = { call, text, count } as const;
  const ignored = answer === null ? [] : renameIgnoredFields(answer.ignoredFields, names);
  return {
    ...convertAnswer(answer, conversion),
    ignoredFields: [...new Set([...converted.ignoredFields, ...ignored])],
  };
}

/** The fields with the size that an edit of pictures of these sizes has. */
function resizeEdit(
  { fields, sizeWish }: ConvertedContent,
  [first]: readonly PictureSize[],
  upstreamModel: string,
): ConvertedContent['fields'] {
  if (first === undefined) return fields;
  const { size: _, ...others } = fields;
  const size = chooseEditSize(sizeWish, first, upstreamModel);
  return size === null ? others : { ...others, size };
}

function convertAnswer(answer: UpstreamAnswer | null, conversion: ImagesConversion): UpstreamAnswer {
  const none = { ignoredFields: [] };
  if (answer?.kind === 'stream') return convertImageStream(answer, conversion);
  if (answer) {
    return { kind: 'whole', value: convertImagesAnswer(answer.value, conversion), bytes: null, ...none };
  }
  if (conversion.call.delivery === 'whole')
    return { kind: 'whole', value: blockedAnswer, bytes: null, ...none };
  return { kind: 'stream', batches: createSingleEvent(blockedAnswer), ...none };
}
