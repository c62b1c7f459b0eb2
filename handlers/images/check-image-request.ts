import type { ImageGenerationRequest } from '../../generated/contract-types.ts';
import { isObject, type Unchecked } from '../../src/core/json/json-object.ts';
import { GatewayError, type ErrorReason } from '../../src/core/gateway-error.ts';
import { maxImagePixels, maxImageSide } from '../../src/formats/images/index.ts';
import { readAskedSize, refuseSize } from '../read-asked-size.ts';

/** Most images of one request. */
const maxCount = 10;

type Fields = Unchecked<ImageGenerationRequest>;

/**
 * Says in plain words what the contract could only say as a pattern or of another field: how images come, and which
 * fields need one another. Everything else is left to the contract.
 */
export function checkImageRequest(body: unknown): void {
  if (!isObject<ImageGenerationRequest>(body)) return;
  checkResponseFormat(body);
  checkPartialImages(body);
  checkCount(body.n);
  checkSize(body.size);
  checkBackground(body);
}

function checkResponseFormat({ response_format: value }: Fields): void {
  if (isAbsent(value) || value === 'b64_json') return;
  throw refuse('response_format', {
    reason: 'unknown_parameter',
    text: 'response_format is not a field of this request: images always come as base64 in b64_json. Leave it out.',
  });
}

function checkPartialImages({ partial_images: value, stream }: Fields): void {
  if (isAbsent(value) || stream === true) return;
  throw refuse('partial_images', {
    text: 'partial_images needs stream: true. Set it, or leave this field out.',
  });
}

function checkCount(value: unknown): void {
  if (typeof value !== 'number' || !Number.isInteger(value) || (value >= 1 && value <= maxCount)) return;
  throw refuse('n', { text: `n must be from 1 to ${String(maxCount)}.` });
}

function checkSize(value: unknown): void {
  if (typeof value !== 'string' || value === 'auto') return;
  const { width, height } = readAskedSize(value, 'auto or WIDTHxHEIGHT in pixels, such as 1024x1024');
  const isWithin =
    [width, height].every((side) => side > 0 && side <= maxImageSide) && width * height <= maxImagePixels;
  if (isWithin) return;
  throw refuseSize(
    `size may have 1 to ${String(maxImageSide)} pixels a side and ${String(maxImagePixels)} pixels in all.`,
  );
}

function checkBackground({ background, output_format: format }: Fields): void {
  if (background !== 'transparent' || format !== 'jpeg') return;
  throw refuse('background', {
    text: 'background transparent needs output_format png or webp: jpeg has no transparency.',
  });
}

/** Null counts as absent. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function refuse(
  param: string,
  { text, reason = 'invalid_value' }: { readonly text: string; readonly reason?: ErrorReason },
): GatewayError {
  return new GatewayError('invalid_argument', text, { reason, param });
}
