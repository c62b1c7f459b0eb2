import type { ImageEditRequest, ImageGenerationRequest } from '../../../generated/contract-types.ts';
import { isPictureQuality } from '../../core/picture-quality.ts';
import type { PictureSize } from '../../core/picture.ts';
import { asString, type Unchecked } from '../../core/json/json-object.ts';
import { readImageSize } from '../../formats/images/index.ts';
import { refuseField } from '../../core/refuse-field.ts';
import type { PictureWish } from './finish-picture.ts';

type ImageRequest = Unchecked<ImageGenerationRequest | ImageEditRequest>;

/** A request of format A, as far as other formats have something like it. */
export interface ImageFields {
  readonly prompt: string;
  readonly count: number;
  /** `null` leaves it to the model. */
  readonly size: PictureSize | null;
  readonly quality: 'low' | 'medium' | 'high' | null;
  readonly wish: PictureWish;
  readonly moderation: 'low' | 'auto';
  /** Fields without effect on the result. */
  readonly ignoredFields: readonly string[];
}

/** Fields that say something about the user or the way there, and nothing about the picture. */
const idleFields = ['user', 'safety_identifier', 'input_fidelity', 'complexity'] as const;

/** Reads the fields of format A. Throws `invalid_argument` for a transparent background, which no other format has. */
export function readImageFields(value: ImageRequest): ImageFields {
  if (value.background === 'transparent') {
    throw refuseField(
      'background',
      'This model draws opaque images only; leave background out or ask for opaque.',
    );
  }
  const partials = typeof value.partial_images === 'number' && value.partial_images > 0;
  return {
    prompt: asString(value.prompt) ?? '',
    count: typeof value.n === 'number' ? value.n : 1,
    size: readImageSize(value.size),
    quality: readQuality(value.quality),
    wish: readWish(value),
    moderation: value.moderation === 'low' ? 'low' : 'auto',
    ignoredFields: [
      ...idleFields.filter((field) => value[field] !== undefined),
      ...(partials ? ['partial_images'] : []),
    ],
  };
}

/** What is more than `high` is `high`, and the answer says so: no other format has as many words for it. */
function readQuality(quality: unknown): ImageFields['quality'] {
  if (!isPictureQuality(quality)) return null;
  return quality === 'low' || quality === 'medium' ? quality : 'high';
}

function readWish({ output_format: format, output_compression: compression }: ImageRequest): PictureWish {
  return {
    format: format === 'jpeg' || format === 'webp' ? format : 'png',
    compression: typeof compression === 'number' ? compression : null,
  };
}
