import type { GenerateContentRequest } from '../../../generated/contract-types.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { JsonBody, UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import type { PerformOperation, Translation } from '../../core/translator.ts';
import { readPictureUsage } from '../../formats/content/index.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { renameIgnoredFields, type FieldNames } from '../calls/rename-ignored-fields.ts';
import { answerImages } from '../images/answer-images.ts';
import { drawCounted } from '../images/draw-counted.ts';
import type { DrawnPictures } from '../images/drawn-picture.ts';
import { finishPicture } from '../images/finish-picture.ts';
import { readImageFields, type ImageFields } from '../images/read-image-fields.ts';
import { convertImageRequest } from './convert-image-request.ts';
import { readContentPicture } from './read-content-picture.ts';
import { readInlinePictures } from './read-inline-pictures.ts';

const events = {
  createImage: 'image_generation.completed',
  createImageEdit: 'image_edit.completed',
} as const;

const fieldNames: FieldNames = [
  ['safetySettings', 'moderation'],
  ['generationConfig.imageConfig.imageSize', 'quality'],
  ['generationConfig.imageConfig', 'size'],
];

/** Serves an image operation of format A on models that draw through generateContent: one call for each picture. */
export function createImagesToContent(from: keyof typeof events, pictures: PictureTools): Translation {
  return async (call, perform) => await drawByContent(call, perform, { pictures, event: events[from] });
}

interface DrawOptions {
  readonly pictures: PictureTools;
  readonly event: 'image_generation.completed' | 'image_edit.completed';
}

async function drawByContent(
  call: UpstreamCall,
  perform: PerformOperation,
  { pictures, event }: DrawOptions,
): Promise<UpstreamAnswer> {
  const fields = readImageFields(call.body.value);
  const { upstreamModel } = call;
  // What cannot be mapped is refused before any file is read.
  convertImageRequest({ fields, inputs: [], upstreamModel });
  const inputs = await readInlinePictures(call);
  const value = convertImageRequest({ fields, inputs, upstreamModel });
  const body: JsonBody = { value, bytes: null };
  const quality = fields.quality ?? chooseQuality(value);
  const draw = async (inner: UpstreamCall): Promise<DrawnPictures> => {
    const answer = await performWhole(perform, 'generateContent', inner);
    const data = readContentPicture(answer.value, inner);
    const finished = await finishPicture(data, fields.wish, { call: inner, pictures });
    const tokens = readPictureUsage(answer.value.usageMetadata);
    return {
      pictures: [{ ...finished, quality, revisedPrompt: null, tokens }],
      filtered: 'none',
      ignoredFields: renameIgnoredFields(answer.ignoredFields, fieldNames),
    };
  };
  const tasks = Array.from(
    { length: fields.count },
    (_, repetition) => (signal: AbortSignal) =>
      drawCounted({ ...call, body, files: [], signal, repetition }, draw),
  );
  return await answerImages(call, { event, tasks, ignoredFields: fields.ignoredFields });
}

/** What to call the quality that the model chose: its larger size classes are what `high` asks for. */
function chooseQuality({ generationConfig }: GenerateContentRequest): NonNullable<ImageFields['quality']> {
  const size = generationConfig?.imageConfig?.imageSize;
  return size === '2K' || size === '4K' ? 'high' : 'medium';
}
