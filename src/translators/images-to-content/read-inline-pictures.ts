import { readFile } from 'node:fs/promises';
import { GatewayError } from '../../core/gateway-error.ts';
import type { UploadedFile } from '../../core/uploaded-file.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { readPictureClaim } from '../../core/read-picture-claim.ts';
import type { InlinePicture } from './convert-image-request.ts';

/** Format C takes requests of up to 100 MB in all, and base64 makes three bytes four. */
const maxTotalBytes = 72_000_000;

/** Bytes held for each byte of a file, as text in base64. */
const copies = 4 / 3;

/**
 * The input pictures of an edit as format C carries them, in the order in which they were sent. Counts the memory before
 * it takes it. Throws `invalid_argument` for a mask and for more than fits into one request.
 */
export async function readInlinePictures({
  files,
  memory,
}: Pick<UpstreamCall, 'files' | 'memory'>): Promise<readonly InlinePicture[]> {
  if (files.some(({ field }) => field === 'mask')) {
    throw refuseField(
      'mask',
      'This model edits without a mask. Leave mask out and say in the prompt what to change.',
    );
  }
  const totalBytes = files.reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  if (totalBytes > maxTotalBytes) throw createTooLarge();
  memory.take(Math.ceil(totalBytes * copies));
  const inline: InlinePicture[] = [];
  // One after the other, so that only one file is held as it is.
  for (const file of files) inline.push(await readInline(file));
  return inline;
}

async function readInline(file: UploadedFile): Promise<InlinePicture> {
  const bytes = 'bytes' in file ? file.bytes : await readFile(file.path);
  const claim = readPictureClaim(bytes);
  if (claim === null) {
    throw new GatewayError('invalid_argument', 'image: Each image must be a PNG, WEBP or JPG file.', {
      reason: 'invalid_image_file',
      param: 'image',
    });
  }
  return { mimeType: `image/${claim.format}`, data: bytes.toString('base64') };
}

function createTooLarge(): GatewayError {
  return new GatewayError(
    'invalid_argument',
    'image: This model takes images of up to 72 MB (72000000 bytes) in all; send fewer or smaller ones.',
    { reason: 'image_too_large', param: 'image', beyondModel: true },
  );
}
