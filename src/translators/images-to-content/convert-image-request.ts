import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import { createAspectRatio } from '../images/aspect-ratio.ts';
import type { ImageFields } from '../images/read-image-fields.ts';
import type { JsonObject } from '../read-json.ts';
import { refuseField } from '../refuse-field.ts';

/** An input picture as format C carries it. */
export interface InlinePicture {
  readonly mimeType: string;
  /** Base64. */
  readonly data: string;
}

/** Every ratio that one of these models draws. */
const aspectRatios: ReadonlySet<string> = new Set([
  ...['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'],
  ...['1:4', '4:1', '1:8', '8:1'],
]);

/** 21:9 is not in lowest terms. */
const spelledRatios: Readonly<Record<string, string>> = { '7:3': '21:9' };

const filteredCategories = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
];

/** What the request of one picture is made of. */
export interface ImageRequest {
  readonly fields: ImageFields;
  readonly inputs: readonly InlinePicture[];
  readonly upstreamModel: string;
}

/** A request of format A as a request of format C for one picture. Throws `invalid_argument` for what cannot be mapped. */
export function convertImageRequest({ fields, inputs, upstreamModel }: ImageRequest): JsonObject {
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

function createLowSettings(): readonly JsonObject[] {
  return filteredCategories.map((category) => ({ category, threshold: 'BLOCK_ONLY_HIGH' }));
}

/** The 2.5 generation draws in one size only. */
function hasSizeClasses(upstreamModel: string): boolean {
  return /^(models\/)?genfam-([3-9]|[1-9][0-9])/.test(mapToNeutralModelId(trimPrefix(upstreamModel)));
}

function trimPrefix(model: string): string {
  return model.startsWith('models/') ? model.slice('models/'.length) : model;
}

function convertSize({ size, quality }: ImageFields, hasClasses: boolean): JsonObject {
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
