import type { PredictParameters } from '../../../generated/contract-types.ts';
import type { ProviderTraits } from '../../core/provider-traits.ts';
import { createAspectRatio } from '../images/aspect-ratio.ts';
import type { ImageFields } from '../images/read-image-fields.ts';
import { predictRatios } from '../../formats/predict/index.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** The parameters of predict for a request of format A. Throws `invalid_argument` for what cannot be mapped. */
export function convertImageParameters(fields: ImageFields, provider: ProviderTraits): PredictParameters {
  const { size, quality, moderation } = fields;
  return {
    ...(size === null ? {} : { aspectRatio: findRatio(createAspectRatio(size)) }),
    ...(quality === null ? {} : { sampleImageSize: quality === 'high' ? '2K' : '1K' }),
    ...(moderation === 'low' ? { safetySetting: 'BLOCK_ONLY_HIGH' } : {}),
    ...(provider.takesOutputOptions === true ? convertOutput(fields) : {}),
  };
}

function findRatio(ratio: string): string {
  if (predictRatios.has(ratio)) return ratio;
  throw refuseField(
    'size',
    'This model draws 1:1, 3:4, 4:3, 9:16 and 16:9 only; of the usual sizes, send 1024x1024.',
  );
}

/** Some upstreams encode the pictures themselves, in the formats they have. */
function convertOutput({ wish }: ImageFields): Pick<PredictParameters, 'outputOptions'> {
  if (wish.format === 'webp') return {};
  const isJpeg = wish.format === 'jpeg';
  return {
    outputOptions: {
      mimeType: `image/${wish.format}`,
      ...(isJpeg && wish.compression !== null ? { compressionQuality: wish.compression } : {}),
    },
  };
}
