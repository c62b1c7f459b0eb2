import type { WireAnswer } from './contract-client.ts';

/**
 * Everything in which the bytes of a download are not what its head says of them: how many there are, which, and of what kind. Of files
 * that are no MP4 only their number is looked at: the contract's examples of them, which mocks answer with, hold two bytes.
 */
export function checkVideoFile({ status, headers, body }: WireAnswer): readonly string[] {
  const length = headers['content-length'];
  const problems =
    length === undefined || Number(length) === body.length
      ? []
      : [`content-length is ${length} and there are ${String(body.length)} bytes.`];
  if (headers['content-type'] !== 'video/mp4') return problems;
  if (status === 206) return [...problems, ...checkPart(headers['content-range'] ?? '', body.length)];
  const isFilm = body.toString('latin1', 4, 8) === 'ftyp';
  return isFilm ? problems : [...problems, 'The content type is video/mp4, and the bytes are no such file.'];
}

function checkPart(range: string, sizeBytes: number): readonly string[] {
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  const isSound = Number(last) < Number(size) && Number(last) - Number(first) + 1 === sizeBytes;
  return isSound ? [] : [`content-range is ${range} and there are ${String(sizeBytes)} bytes.`];
}
