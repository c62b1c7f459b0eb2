import { readFile } from 'node:fs/promises';
import { createCancellation } from '../../src/core/create-cancellation.ts';
import { GatewayError, type ErrorReason } from '../../src/core/gateway-error.ts';
import type { HandlerServices } from '../../src/core/handler.ts';
import { isBase64 } from '../../src/core/is-base64.ts';
import type { OperationRequest } from '../../src/core/operation.ts';
import type { PictureFacts } from '../../src/core/picture.ts';
import { countPixels, createPixelError, holdPixels } from '../../src/core/pixel-account.ts';
import { sniffPictureFormat } from '../../src/core/read-picture-claim.ts';
import type { UploadedFile } from '../../src/core/uploaded-file.ts';
import type { WishedPicture } from '../../src/core/video/video-tasks.ts';
import { belowPictureBytes } from './form-rules.ts';
import { pictureField } from './parse-wish.ts';

/** Most pixels a side. */
const maxSide = 8192;

/** The field that errors about an address name, in forms as in JSON. */
const addressField = `${pictureField}.image_url`;

/** How a picture comes; `null` for not at all. */
export interface GivenPicture {
  readonly file: UploadedFile | null;
  /** A `data:` URL or an https address. */
  readonly address: string | null;
}

type PictureRequest = Pick<OperationRequest, 'memory' | 'pixels' | 'signal'>;
type PictureServices = Pick<HandlerServices, 'pictures' | 'pictureFetcher'>;

/**
 * The picture that a video shall begin with, checked by its bytes: it is decoded as a whole. `null` where there is none. Throws
 * `invalid_argument`: `invalid_image_file` and `image_too_large` for `input_reference`, `invalid_value` for its address;
 * `deadline_exceeded` for an address that takes too long, and what counting memory and pixels throws.
 */
export async function readPicture(
  { file, address }: GivenPicture,
  request: PictureRequest,
  services: PictureServices,
): Promise<WishedPicture | null> {
  if (file !== null) return await checkPicture(await readUpload(file, request), request, services);
  if (address === null) return null;
  const bytes = address.startsWith('data:')
    ? decodeDataUrl(address, request)
    : await fetchPicture(address, request, services);
  return await checkPicture(bytes, request, services);
}

async function readUpload(file: UploadedFile, { memory }: PictureRequest): Promise<Buffer> {
  memory.take(file.sizeBytes);
  return 'bytes' in file ? file.bytes : await readFile(file.path);
}

/** Everything before the comma (RFC 2397); what it says of the type is not believed. */
const dataUrlHead = /^data:[^,]{0,256};base64,/;

function decodeDataUrl(url: string, { memory }: PictureRequest): Buffer {
  const head = dataUrlHead.exec(url)?.[0];
  if (head === undefined)
    throw refuseAddress('must be an https URL of a public host, or a data: URL in base64');
  const base64 = url.slice(head.length);
  const sizeBytes = Math.floor((base64.length / 4) * 3);
  if (sizeBytes - 2 >= belowPictureBytes) throw createTooLarge();
  memory.take(sizeBytes);
  if (!isBase64(base64)) throw refuseAddress('holds something that is not base64');
  return Buffer.from(base64, 'base64');
}

async function fetchPicture(
  address: string,
  { memory, signal }: PictureRequest,
  { pictureFetcher }: PictureServices,
): Promise<Buffer> {
  try {
    const bytes = await pictureFetcher.fetch(address, { belowBytes: belowPictureBytes, signal });
    memory.take(bytes.length);
    return bytes;
  } catch (error) {
    throw explainFailure(error, addressField);
  }
}

async function checkPicture(
  bytes: Buffer,
  { pixels, signal }: PictureRequest,
  { pictures }: PictureServices,
): Promise<WishedPicture> {
  if (bytes.length >= belowPictureBytes) throw createTooLarge();
  if (sniffPictureFormat(bytes) === null) throw createBroken();
  try {
    const facts = await pictures.readHeader({ bytes }, signal);
    if (Math.max(facts.width, facts.height) > maxSide) throw createTooLarge();
    const total = countPixels([facts]);
    if (total > pixels.maxPixels) throw createPixelError([facts], pixels.maxPixels, pictureField);
    const { format } = await holdPixels(pixels, total, () => pictures.inspect({ bytes }, signal));
    return { mediaType: mediaTypes[format], sizeBytes: bytes.length, bytes };
  } catch (error) {
    throw signal.aborted ? createCancellation(signal) : explainFailure(error, pictureField);
  }
}

const mediaTypes: Readonly<Record<PictureFacts['format'], WishedPicture['mediaType']>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Picture tools and fetchers know nothing of fields. */
function explainFailure(error: unknown, field: string): unknown {
  if (!(error instanceof GatewayError) || error.param !== null) return error;
  if (error.reason === 'invalid_image_file') return createBroken(error.cause);
  if (error.reason === 'image_too_large') return createTooLarge();
  return error.reason === 'invalid_value'
    ? refuse(error.message, { reason: error.reason, param: field })
    : error;
}

function createBroken(cause?: unknown): GatewayError {
  return refuse(`${pictureField} must be a complete PNG, JPEG or WEBP picture.`, {
    reason: 'invalid_image_file',
    param: pictureField,
    cause,
  });
}

function createTooLarge(): GatewayError {
  return refuse(`${pictureField} must be under 20 MB and at most ${String(maxSide)} pixels a side.`, {
    reason: 'image_too_large',
    param: pictureField,
  });
}

function refuseAddress(fault: string): GatewayError {
  return refuse(`${addressField} ${fault}.`, { reason: 'invalid_value', param: addressField });
}

function refuse(
  message: string,
  options: { readonly reason: ErrorReason; readonly param: string; readonly cause?: unknown },
): GatewayError {
  return new GatewayError('invalid_argument', message, options);
}
