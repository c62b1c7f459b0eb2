import { GatewayError } from '../src/core/gateway-error.ts';
import type { PictureSize } from '../src/core/picture.ts';

/** How many digits are read as a number; no side has so many pixels. */
const sizeForm = /^(\d{1,9})x(\d{1,9})$/;

/**
 * The `size` of a request, in pixels, which may still be too small or too large. Throws `invalid_argument` (`invalid_value`) for one in
 * any other form, which is told in the words of `forms`, and for numbers that begin with a zero.
 */
export function readAskedSize(value: string, forms: string): PictureSize {
  const [, width, height] = sizeForm.exec(value) ?? [];
  if (width === undefined || height === undefined) throw refuseSize(`size must be ${forms}.`);
  const size = { width: Number(width), height: Number(height) };
  if (!/^0\d|x0\d/.test(value)) return size;
  const plain = `${String(size.width)}x${String(size.height)}`;
  throw refuseSize(`size must have no zeros before its numbers; send ${plain}.`);
}

/** `text` says what is wrong and how to repair it. */
export function refuseSize(text: string): GatewayError {
  return new GatewayError('invalid_argument', text, { reason: 'invalid_value', param: 'size' });
}
