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
import type { VideoWish, WishedPicture } from '../../src/core/video/video-tasks.ts';
import { belowPictureBytes } from './form-rules.ts';

/** Most pixels a side. */
const maxSide = 8192;

/** How a picture comes, and what errors call it. */
export type GivenPicture = { readonly names: PictureNames } & (
  | { readonly kind: 'file'; readonly file: UploadedFile }
  /** A `data:` URL or an https address. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'base64'; readonly base64: string }
);

export interface PictureNames {
  /** The picture itself. */
  readonly picture: string;
  /** The field of its address or bytes, in forms as in JSON. */
  readonly source: string;
}

type PictureRequest = Pick<OperationRequest, 'memory' | 'pixels' | 'principal' | 'signal'>;
type PictureServices = Pick<HandlerServices, 'pictures' | 'pictureFetcher'>;

/**
 * Reads the picture that a video shall begin with when it is asked to, and checks its bytes: it is decoded as a whole. `null` where
 * there is none. The reader throws `invalid_argument`: `invalid_image_file` and `image_too_large` for the picture, `invalid_value` for
 * its source; `deadline_exceeded` for an address that takes too long; and what fetching, and counting memory and pixels, throws.
 */
export function createPictureReader(
  given: GivenPicture | null,
  request: PictureRequest,
  services: PictureServices,
): VideoWish['picture'] {
  if (given === null) return null;
  return async () => {
    const bytes = await readBytes(given, request, services);
    return await checkPicture({ bytes, names: given.names }, request, services);
  };
}

async function readBytes(
  given: GivenPicture,
  request: PictureRequest,
  services: PictureServices,
): Promise<Buffer> {
  const { names } = given;
  if (given.kind === 'file') return await readUpload(given.file, request);
  if (given.kind === 'base64') return decodeBase64(given.base64, names, request);
  const { address } = given;
  return address.startsWith('data:')
    ? decodeDataUrl(address, names, request)
    : await fetchPicture({ address, names }, request, services);
}

async function readUpload(file: UploadedFile, { memory }: PictureRequest): Promise<Buffer> {
  memory.take(file.sizeBytes);
  return 'bytes' in file ? file.bytes : await readFile(file.path);
}

/** Everything before the comma (RFC 2397); what it says of the type is not believed. */
const dataUrlHead = /^data:[^,]{0,256};base64,/;

function decodeDataUrl(url: string, names: PictureNames, request: PictureRequest): Buffer {
  const head = dataUrlHead.exec(url)?.[0];
  if (head === undefined)
    throw refuseSource(names, 'must be an https URL of a public host, or a data: URL in base64');
  return decodeBase64(url.slice(head.length), names, request);
}

function decodeBase64(base64: string, names: PictureNames, { memory }: PictureRequest): Buffer {
  const sizeBytes = Math.floor((base64.length / 4) * 3);
  if (sizeBytes - 2 >= belowPictureBytes) throw createTooLarge(names);
  memory.take(sizeBytes);
  if (!isBase64(base64)) throw refuseSource(names, 'holds something that is not base64');
  return Buffer.from(base64, 'base64');
}

async function fetchPicture(
  { address, names }: { readonly address: string; readonly names: PictureNames },
  { memory, principal, signal }: PictureRequest,
  { pictureFetcher }: PictureServices,
): Promise<Buffer> {
  if (principal === null) throw new Error('A submission has a credential');
  const limits = { belowBytes: belowPictureBytes, keyId: principal.keyId, memory, signal };
  try {
    return await pictureFetcher.fetch(address, limits);
  } catch (error) {
    throw explainFailure(error, names, names.source);
  }
}

async function checkPicture(
  { bytes, names }: { readonly bytes: Buffer; readonly names: PictureNames },
  { pixels, signal }: PictureRequest,
  { pictures }: PictureServices,
): Promise<WishedPicture> {
  if (bytes.length >= belowPictureBytes) throw createTooLarge(names);
  if (sniffPictureFormat(bytes) === null) throw createBroken(names);
  try {
    const facts = await pictures.readHeader({ bytes }, signal);
    if (Math.max(facts.width, facts.height) > maxSide) throw createTooLarge(names);
    const total = countPixels([facts]);
    if (total > pixels.maxPixels) throw createPixelError([facts], pixels.maxPixels, names.picture);
    const { format } = await holdPixels(pixels, total, () => pictures.inspect({ bytes }, signal));
    return { mediaType: mediaTypes[format], sizeBytes: bytes.length, bytes };
  } catch (error) {
    throw signal.aborted ? createCancellation(signal) : explainFailure(error, names, names.picture);
  }
}

const mediaTypes: Readonly<Record<PictureFacts['format'], WishedPicture['mediaType']>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Picture tools and fetchers know nothing of fields. */
function explainFailure(error: unknown, names: PictureNames, field: string): unknown {
  if (!(error instanceof GatewayError) || error.param !== null) return error;
  if (error.reason === 'invalid_image_file') return createBroken(names, error.cause);
  if (error.reason === 'image_too_large') return createTooLarge(names);
  return error.reason === 'invalid_value'
    ? refuse(error.message, { reason: error.reason, param: field })
    : error;
}

function createBroken({ picture }: PictureNames, cause?: unknown): GatewayError {
  return refuse(`${picture} must be a complete PNG, JPEG or WEBP picture.`, {
    reason: 'invalid_image_file',
    param: picture,
    cause,
  });
}

function createTooLarge({ picture }: PictureNames): GatewayError {
  return refuse(`${picture} must be under 20 MB and at most ${String(maxSide)} pixels a side.`, {
    reason: 'image_too_large',
    param: picture,
  });
}

function refuseSource({ source }: PictureNames, fault: string): GatewayError {
  return refuse(`${source} ${fault}.`, { reason: 'invalid_value', param: source });
}

function refuse(
  message: string,
  options: { readonly reason: ErrorReason; readonly param: string; readonly cause?: unknown },
): GatewayError {
  return new GatewayError('invalid_argument', message, options);
}
