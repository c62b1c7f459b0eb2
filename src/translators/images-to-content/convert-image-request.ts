import type { GenerateContentRequest, ImageConfig } from '../../../generated/contract-types.ts';
import { aspectRatios, createLowSettings, hasSizeClasses } from '../content/image-models.ts';
import { createAspectRatio } from '../images/aspect-ratio.ts';
import type { ImageFields } from '../images/read-image-fields.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** An input picture as format C carries it. */
export interface InlinePicture {
  readonly mimeType: string;
  /** Base64. */
  readonly data: string;
}

/** 21:9 is not in lowest terms. */
const spelledRatios: Readonly<Record<string, string>> = { '7:3': '21:9' };

/** What the request of one picture is made of. */
export interface ImageRequest {
  readonly fields: ImageFields;
  readonly inputs: readonly InlinePicture[];
  readonly upstreamModel: string;
}

/** A request of format A as a request of format C for one picture. Throws `invalid_argument` for what cannot be mapped. */
export function convertImageRequest({ fields, inputs, upstreamModel }: ImageRequest): GenerateContentRequest {
  const imageConfig = convertSize(fields, hasSizeClasses(upstreamModel));
  return {
    contents: [
      { role: 'user', parts: [...inputs.map((inlineData) => ({ inlineData })), { text: fields.prompt }] },
    ],
    generationConfig: {
      responseModalities: ['IMAGE'],
      ...(Object.keys(imageConfig).length === 0 ? {} : { imageConfig }),
    },
    ...(fields.moderation === 'low' ? { safetySettings: createLowSettings() } : {}),
  };
}

function convertSize({ size, quality }: ImageFields, hasClasses: boolean): ImageConfig {
  if (quality !== null && !hasClasses) {
    throw refuseField('quality', 'This model has one quality only; leave quality out or send auto.');
  }
  const aspectRatio = size === null ? null : findRatio(createAspectRatio(size));
  const imageSize = quality === null ? findSizeClass(size) : quality === 'high' ? '2K' : '1K';
  return {
    ...(aspectRatio === null ? {} : { aspectRatio }),
    ...(imageSize === null || !hasClasses ? {} : { imageSize }),
  };
}

function findRatio(reduced: string): string {
  const ratio = spelledRatios[reduced] ?? reduced;
  if (aspectRatios.has(ratio)) return ratio;
  throw refuseField('size', 'This model has no such aspect ratio; 1024x1024, 1536x1024 and 1024x1536 work.');
}

function findSizeClass(size: ImageFields['size']): '1K' | '2K' | '4K' | null {
  if (size === null) return null;
  const pixels = size.width * size.height;
  // 1536x1024 is of the first class; each class has four times the pixels of the one before.
  if (pixels <= 1_600_000) return '1K';
  return pixels <= 6_400_000 ? '2K' : '4K';
}
