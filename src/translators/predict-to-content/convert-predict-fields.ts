import type { GenerateContentRequest, ImageConfig } from '../../../generated/contract-types.ts';
import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import { aspectRatios, createLowSettings, hasSizeClasses } from '../content/image-models.ts';
import type { PredictFields } from '../predict/read-predict-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';

/**
 * A request of predict as a request of format C for one picture, the first of them with the `repetition` 0. Throws
 * `invalid_argument` for what cannot be mapped.
 */
export function convertPredictFields(
  fields: PredictFields,
  upstreamModel: string,
  repetition: number,
): GenerateContentRequest {
  const { prompt, aspectRatio, filter } = fields;
  const seed = chooseSeed(fields, repetition);
  const imageSize = chooseSize(fields, upstreamModel);
  if (aspectRatio !== null && !aspectRatios.has(aspectRatio))
    throw refuseField('parameters.aspectRatio', `This model draws ${[...aspectRatios].join(', ')} only.`);
  const imageConfig: ImageConfig = {
    ...(aspectRatio === null ? {} : { aspectRatio }),
    ...(imageSize === null ? {} : { imageSize }),
  };
  return {
    contents: [{ role: 'user', parts: [{ text: prompt }] }],
    generationConfig: {
      responseModalities: ['IMAGE'],
      ...(Object.keys(imageConfig).length === 0 ? {} : { imageConfig }),
      ...(seed === null ? {} : { seed }),
    },
    ...(filter === 'low' ? { safetySettings: createLowSettings() } : {}),
  };
}

/** The largest seed of format C, which has 32 bits. */
const maxSeed = 2_147_483_647;

/** The same seed twice would be the same picture twice. A seed that is none is left for the upstream to refuse. */
function chooseSeed({ seed }: PredictFields, repetition: number): number | null {
  if (seed === null || seed > maxSeed) return seed;
  const own = seed + repetition;
  return own > maxSeed ? own - maxSeed - 1 : own;
}

/** The one size of models without size classes need not be named. */
function chooseSize({ imageSize }: PredictFields, upstreamModel: string): string | null {
  const size = imageSize?.toUpperCase() ?? null;
  const classes = listSizeClasses(upstreamModel);
  if (size === null || (size === '1K' && classes.length === 0)) return null;
  if (classes.includes(size)) return size;
  const known = classes.length === 0 ? '1K' : classes.join(', ');
  throw refuseField('parameters.sampleImageSize', `This model draws ${known} only.`);
}

function listSizeClasses(upstreamModel: string): readonly string[] {
  if (mapToNeutralModelId(upstreamModel).startsWith('imgfam2-')) return ['1K', '2K'];
  return hasSizeClasses(upstreamModel) ? ['1K', '2K', '4K'] : [];
}
