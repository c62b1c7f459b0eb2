import { ByteWindow } from './byte-window.ts';
import type { PictureBytes } from './picture-bytes.ts';

/** Packed texts and profiles of a PNG file: each may be a thousand times larger when it is unpacked. */
const maxPacked = 32;

const packedChunks: ReadonlySet<string> = new Set(['zTXt', 'iTXt', 'iCCP']);

/** Whether a PNG file costs more to read than its pixels explain. Walks the chunks: PNG, section 5.3. */
export async function isCostlyPng(bytes: PictureBytes): Promise<boolean> {
  const window = new ByteWindow(bytes);
  window.position = 8;
  let packed = 0;
  for (;;) {
    const head = await window.take(8);
    if (head === null) return false;
    if (packedChunks.has(head.toString('latin1', 4, 8)) && ++packed > maxPacked) return true;
    window.position += head.readUInt32BE(0) + 4;
  }
}
