import { open } from 'node:fs/promises';
import { createCancellation } from '../../src/core/create-cancellation.ts';
import { GatewayError, type ErrorReason } from '../../src/core/gateway-error.ts';
import type { HandlerServices } from '../../src/core/handler.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import { countPixels, createPixelError, holdPixels } from '../../src/core/pixel-account.ts';
import type { UploadedFile } from '../../src/core/uploaded-file.ts';
import type { PictureFacts, PictureFormat } from '../../src/core/picture.ts';
import { pictureSignatureBytes, sniffPictureFormat } from '../../src/core/read-picture-claim.ts';
import { maxImages } from './form-rules.ts';

/** A file of an edit and what its bytes say of it. */
export interface EditPicture {
  readonly file: UploadedFile;
  readonly facts: PictureFacts;
}

/** The pictures of an edit, fit to be edited. */
export interface EditFiles {
  /** In the order they came; at least one. */
  readonly images: readonly [EditPicture, ...EditPicture[]];
  /** As large as the first image, with an alpha channel; `null` where there is none. */
  readonly mask: EditPicture | null;
}

/**
 * Judges the files of an edit by their bytes: first by a glance at how each begins, then by their headers, which say how
 * much there is to decode, then by decoding one after the other. Throws `invalid_argument`: `invalid_image_file`,
 * `image_too_large` and `too_many_images` for `image`, `invalid_mask` and `mask_too_large` for `mask`; `cancelled` when the
 * request is aborted, and what counting the pixels throws.
 */
export async function checkEditFiles(
  { files, signal, pixels }: Pick<OperationRequest, 'files' | 'signal' | 'pixels'>,
  { pictures }: Pick<HandlerServices, 'pictures'>,
): Promise<EditFiles> {
  const [first, ...others] = await sniffImages(files.filter(({ field }) => field !== 'mask'));
  const maskFile = files.find(({ field }) => field === 'mask') ?? null;
  if (maskFile && (await sniffFormat(maskFile)) !== 'png') {
    throw createMaskError('is not a PNG file; save it as PNG with an alpha channel');
  }
  const look = async (subject: Subject, by: 'readHeader' | 'inspect'): Promise<EditPicture> => {
    try {
      return { file: subject.file, facts: await pictures[by](subject.file, signal) };
    } catch (error) {
      throw signal.aborted ? createCancellation(signal) : explainFailure(error, subject);
    }
  };
  const maskSubject = maskFile && ({ file: maskFile, name: 'mask' } as const);
  const base = await look(first, 'readHeader');
  const mask = maskSubject && (await look(maskSubject, 'readHeader'));
  if (mask) checkMask(mask.facts, base.facts);
  const images: [EditPicture, ...EditPicture[]] = [base];
  for (const image of others) images.push(await look(image, 'readHeader'));
  const sizes = [...images, ...(mask ? [mask] : [])].map(({ facts }) => facts);
  const total = countPixels(sizes);
  if (total > pixels.maxPixels) throw createPixelError(sizes, pixels.maxPixels, 'image');
  await holdPixels(pixels, total, async () => {
    for (const subject of [first, ...(maskSubject ? [maskSubject] : []), ...others])
      await look(subject, 'inspect');
  });
  return { images, mask };
}

/** A file and what messages call it. */
interface Subject {
  readonly file: UploadedFile;
  readonly name: 'mask' | `image ${string}` | 'image';
}

async function sniffImages(files: readonly UploadedFile[]): Promise<[Subject, ...Subject[]]> {
  if (files.length > maxImages) {
    throw createError(`image may be sent at most ${String(maxImages)} times.`, {
      reason: 'too_many_images',
      param: 'image',
    });
  }
  const images = files.map((file, index): Subject => {
    const name = files.length === 1 ? 'image' : (`image ${String(index + 1)}` as const);
    return { file, name };
  });
  for (const image of images) {
    if ((await sniffFormat(image.file)) === null) throw createFileError(image);
  }
  const [first, ...others] = images;
  if (first) return [first, ...others];
  throw createError('image is required; send at least one.', {
    reason: 'missing_required_parameter',
    param: 'image',
  });
}

function checkMask(mask: PictureFacts, image: PictureFacts): void {
  if (mask.width !== image.width || mask.height !== image.height) {
    const sizes = `has ${renderSize(mask)} pixels, but the first image has ${renderSize(image)}`;
    throw createMaskError(`${sizes}; both must have the same size`);
  }
  if (!mask.hasAlpha) throw createMaskError('has no alpha channel; make the part to edit transparent');
}

function renderSize({ width, height }: PictureFacts): string {
  return `${String(width)}x${String(height)}`;
}

/** Picture tools know nothing of fields, and a mask has reasons of its own. */
function explainFailure(error: unknown, subject: Subject): unknown {
  if (!(error instanceof GatewayError)) return error;
  const { reason, cause } = error;
  const isMask = subject.name === 'mask';
  if (reason === 'invalid_image_file') {
    return isMask ? createMaskError('is broken or cut off', cause) : createFileError(subject, cause);
  }
  if (reason !== 'image_too_large') return error;
  return createError(`${subject.name} has too many pixels to be edited; send a smaller one.`, {
    reason: isMask ? 'mask_too_large' : reason,
    param: isMask ? 'mask' : 'image',
  });
}

function createFileError({ file, name }: Subject, cause?: unknown): GatewayError {
  const fault = file.sizeBytes === 0 ? 'is empty' : 'is no complete PNG, WEBP or JPG file';
  return createError(`${name} ${fault}; send one that an image viewer opens.`, {
    reason: 'invalid_image_file',
    param: 'image',
    cause,
  });
}

function createMaskError(fault: string, cause?: unknown): GatewayError {
  return createError(`mask ${fault}.`, { reason: 'invalid_mask', param: 'mask', cause });
}

function createError(
  message: string,
  options: { reason: ErrorReason; param: string; cause?: unknown },
): GatewayError {
  return new GatewayError('invalid_argument', message, options);
}

/** The format a file begins as; whether the rest keeps that promise is for the decoder to say. */
async function sniffFormat(file: UploadedFile): Promise<PictureFormat | null> {
  return sniffPictureFormat('bytes' in file ? file.bytes : await readHead(file.path));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pictureSignatureBytes));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
