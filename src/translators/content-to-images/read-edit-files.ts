import { GatewayError, type ErrorReason, type GatewayErrorOptions } from '../../core/gateway-error.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { PictureSize, PictureTools } from '../../core/picture.ts';
import { countPixels, describeExcess, holdPixels } from '../../core/pixel-account.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { InlineImage } from '../content/read-content-parts.ts';

const maxImages = 16;
/** A file must be smaller. */
const imageLimitBytes = 25_000_000;

const tooMany = { reason: 'too_many_images', description: 'This model takes at most 16 images.' } as const;
const tooLarge = {
  reason: 'image_too_large',
  description: 'This model takes images of under 25 MB (25000000 bytes).',
} as const;

/** The pictures of an edit. */
export interface EditFiles {
  readonly files: readonly UploadedFile[];
  /** In their order. */
  readonly sizes: readonly PictureSize[];
}

/**
 * The pictures of a conversation as the file parts of an edit, held to the same rules as uploaded ones. Counts the memory
 * before it takes it, and the pixels before it decodes any. Throws `invalid_argument` naming the part that breaks a rule.
 */
export async function readEditFiles(
  images: readonly InlineImage[],
  { memory, request: { pixels }, signal }: Pick<UpstreamCall, 'memory' | 'request' | 'signal'>,
  pictures: PictureTools,
): Promise<EditFiles> {
  const excess = images[maxImages];
  // Another model may take as much.
  if (excess) throw createFault(excess, { ...tooMany, beyondModel: true });
  const held: { readonly image: InlineImage; readonly bytes: Buffer }[] = [];
  const sizes: PictureSize[] = [];
  for (const image of images) {
    memory.take(Buffer.byteLength(image.data, 'base64'));
    const bytes = Buffer.from(image.data, 'base64');
    if (bytes.length >= imageLimitBytes) {
      throw createFault(image, { ...tooLarge, beyondModel: true });
    }
    sizes.push(await explain(pictures.readHeader({ bytes }, signal), image, signal));
    if (countPixels(sizes) > pixels.maxPixels) {
      throw createFault(image, {
        reason: 'image_too_large',
        description: describeExcess(sizes, pixels.maxPixels),
      });
    }
    held.push({ image, bytes });
  }
  await holdPixels(pixels, countPixels(sizes), async () => {
    for (const { image, bytes } of held) await explain(pictures.inspect({ bytes }, signal), image, signal);
  });
  const field = images.length === 1 ? 'image' : 'image[]';
  return { files: held.map(({ bytes }) => ({ field, sizeBytes: bytes.length, bytes })), sizes };
}

/** Picture tools know nothing of fields. */
async function explain<T>(work: Promise<T>, image: InlineImage, signal: AbortSignal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason === null || signal.aborted) throw error;
    throw createFault(image, { reason: error.reason, description: error.message });
  }
}

interface FieldFault extends Pick<GatewayErrorOptions, 'beyondModel'> {
  readonly reason: ErrorReason;
  readonly description: string;
}

function createFault({ field }: InlineImage, { description, ...options }: FieldFault): GatewayError {
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    param: field,
    violations: [{ field, description }],
    ...options,
  });
}
