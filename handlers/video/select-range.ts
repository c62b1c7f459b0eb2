import { GatewayError } from '../../src/core/gateway-error.ts';
import type { ByteRange } from '../../src/core/object-store.ts';
import { isSameFile, type FileState } from './file-conditions.ts';

/** The headers by which a client asks for a part. */
export interface RangeHeaders {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
}

/** One range of bytes (RFC 9110, 14.1.2): from, to, or the last so many. */
const rangePattern = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

/**
 * The part of a file that a client asks for; `null` for all of it: where it asks for none, for several, in other units or in a
 * wrong way, and where `if-range` names another file. Throws `range_not_satisfiable` for bytes beyond its end.
 */
export function selectRange(
  { range, ifRange }: RangeHeaders,
  file: FileState & { readonly sizeBytes: number },
): ByteRange | null {
  const match = range === undefined ? null : rangePattern.exec(range);
  if (match === null || (ifRange !== undefined && !isSameFile(ifRange, file))) return null;
  const { sizeBytes } = file;
  const [, from, to, suffix] = match;
  if (suffix !== undefined) return takeLast(Number(suffix), sizeBytes);
  const [first, last] = [Number(from), to === '' ? Infinity : Number(to)];
  if (last < first) return null;
  if (first >= sizeBytes) throw createBeyondEnd(sizeBytes);
  return { first, last: Math.min(last, sizeBytes - 1) };
}

function takeLast(count: number, sizeBytes: number): ByteRange {
  if (count === 0 || sizeBytes === 0) throw createBeyondEnd(sizeBytes);
  return { first: Math.max(0, sizeBytes - count), last: sizeBytes - 1 };
}

function createBeyondEnd(sizeBytes: number): GatewayError {
  return new GatewayError(
    'range_not_satisfiable',
    'The header range asks for bytes beyond the end of the video.',
    { reason: 'range_not_satisfiable', param: 'range', sizeBytes },
  );
}
