import { setImmediate } from 'node:timers/promises';

/** Bytes of a picture written at once: divisible by 3, so that the pieces join without padding. */
const pieceBytes = 3 * 256 * 1024;

/** Characters of base64 for this many bytes. */
export function countBase64(sizeBytes: number): number {
  return Math.ceil(sizeBytes / 3) * 4;
}

/** Writes a picture as base64 into the target, giving way to everything else between two pieces. */
export async function writeBase64(picture: Buffer, target: Buffer, offset: number): Promise<void> {
  let position = offset;
  for (let start = 0; start < picture.length; start += pieceBytes) {
    if (start > 0) await setImmediate();
    position += target.write(picture.toString('base64', start, start + pieceBytes), position, 'latin1');
  }
}
