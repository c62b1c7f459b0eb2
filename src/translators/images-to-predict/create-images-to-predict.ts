import type { PictureTools } from '../../core/picture.ts';
import type { UpstreamAnswer, UpstreamCall } from '../../core/provider.ts';
import type { PictureTokens } from '../../core/tokens/picture-tokens.ts';
import type { PerformOperation, Translation } from '../../core/translator.ts';
import { performWhole } from '../calls/perform-whole.ts';
import { answerImages } from '../images/answer-images.ts';
import { drawCounted } from '../images/draw-counted.ts';
import type { DrawnPicture, DrawnPictures } from '../images/drawn-picture.ts';
import { finishPicture } from '../images/finish-picture.ts';
import { readImageFields, type ImageFields } from '../images/read-image-fields.ts';
import {
  estimatePredictTokens,
  createPredictCall,
  splitCount,
  readPredictions,
  type Prediction,
} from '../../formats/predict/index.ts';
import { convertImageParameters } from './convert-image-parameters.ts';

/** Serves image generation of format A on imagen models; they do not edit. */
export function createImagesToPredict(pictures: PictureTools): Translation {
  return async (call, perform) => await drawByPredict(call, perform, pictures);
}

async function drawByPredict(
  call: UpstreamCall,
  perform: PerformOperation,
  pictures: PictureTools,
): Promise<UpstreamAnswer> {
  const fields = readImageFields(call.body.value);
  const parameters = convertImageParameters(fields, call.deployment.provider);
  // What the upstream has compressed already is not compressed again.
  const wish = parameters.outputOptions === undefined ? fields.wish : { ...fields.wish, compression: null };
  const { prompt } = fields;
  const tasks = splitCount(fields.count).map((count, index) => async (signal: AbortSignal) => {
    return await drawCounted(
      createPredictCall(call, { prompt, count, parameters, signal }),
      async (inner) => {
        const { value } = await performWhole(perform, 'predictImages', inner);
        return await finishPictures(readPredictions(value), {
          fields: { ...fields, wish },
          call: inner,
          pictures,
          index,
          count,
        });
      },
    );
  });
  const event = 'image_generation.completed';
  return await answerImages(call, { event, tasks, ignoredFields: fields.ignoredFields });
}

interface FinishOptions {
  readonly fields: ImageFields;
  readonly call: UpstreamCall;
  readonly pictures: PictureTools;
  /** Place of this call among those of the request. */
  readonly index: number;
  /** Pictures it asked for. */
  readonly count: number;
}

/** The pictures that were let through; the filter of these models judges each on its own. */
async function finishPictures(
  predictions: readonly Prediction[],
  { fields, call, pictures, index, count }: FinishOptions,
): Promise<DrawnPictures> {
  const finished: DrawnPicture[] = [];
  for (const { data, prompt } of predictions) {
    if (data === null) continue;
    finished.push({
      ...(await finishPicture(data, fields.wish, { call, pictures })),
      quality: fields.quality ?? 'medium',
      revisedPrompt: prompt === fields.prompt ? null : prompt,
      // The prompt is counted once for the whole request.
      tokens: estimateTokens(
        fields.prompt,
        index === 0 && finished.length === 0 ? 'with prompt' : 'picture only',
      ),
    });
  }
  return { pictures: finished, filtered: finished.length < count ? 'some' : 'none', ignoredFields: [] };
}

function estimateTokens(prompt: string, share: 'with prompt' | 'picture only'): PictureTokens {
  const tokens = estimatePredictTokens(prompt, 1);
  return share === 'with prompt' ? tokens : { ...tokens, promptText: 0 };
}
