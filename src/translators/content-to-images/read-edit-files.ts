import { GatewayError, type ErrorReason } from '../../core/gateway-error.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import type { InlineImage } from '../content/read-content-parts.ts';

const maxImages = 16;
/** A file must be smaller. */
const imageLimitBytes = 25_000_000;

/**
 * The pictures of a conversation as the file parts of an edit, held to the same rules as uploaded ones. Counts the memory
 * before it takes it. Throws `invalid_argument` naming the part that breaks a rule.
 */
export async function readEditFiles(
  images: readonly InlineImage[],
  { reserveMemory, signal }: Pick<UpstreamCall, 'reserveMemory' | 'signal'>,
  pictures: PictureTools,
): Promise<readonly UploadedFile[]> {
  const excess = images[maxImages];
  if (excess) throw createFault(excess, 'too_many_images', 'This model takes at most 16 images.');
  const files: UploadedFile[] = [];
  for (const image of images) {
    reserveMemory(Buffer.byteLength(image.data, 'base64'));
    const bytes = Buffer.from(image.data, 'base64');
    if (bytes.length >= imageLimitBytes) {
      throw createFault(image, 'image_too_large', 'An image must be under 25 MB (25000000 bytes).');
    }
    await inspect(bytes, { image, pictures, signal });
    files.push({ field: images.length === 1 ? 'image' : 'image[]', sizeBytes: bytes.length, bytes });
  }
  return files;
}

interface InspectOptions {
  readonly image: InlineImage;
  readonly pictures: PictureTools;
  readonly signal: AbortSignal;
}

async function inspect(bytes: Buffer, { image, pictures, signal }: InspectOptions): Promise<void> {
  try {
    await pictures.inspect({ bytes }, signal);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.reason === null || signal.aborted) throw error;
    throw createFault(image, error.reason, error.message);
  }
}

function createFault({ field }: InlineImage, reason: ErrorReason, description: string): GatewayError {
  return new GatewayError('invalid_argument', `${field}: ${description}`, {
    reason,
    param: field,
    violations: [{ field, description }],
  });
}
