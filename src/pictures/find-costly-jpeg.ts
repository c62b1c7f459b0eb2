import { ByteWindow } from './byte-window.ts';
import type { PictureBytes } from './picture-bytes.ts';

/**
 * Scans of a JPEG file. Encoders write ten to twenty; each goes over all pixels again, and takes less than a hundred bytes
 * where it says nothing.
 */
const maxScans = 64;

const marker = { eoi: 0xd9, sos: 0xda, tem: 0x01 } as const;

/**
 * Whether a JPEG file costs more to decode than its pixels explain, or is coded in a way that no browser knows (hierarchical,
 * lossless, arithmetic). Walks the markers as decoders do: ITU-T T.81, annex B. What is broken is left to the decoder.
 */
export async function isCostlyJpeg(bytes: PictureBytes): Promise<boolean> {
  const window = new ByteWindow(bytes);
  window.position = 2;
  let scans = 0;
  for (;;) {
    const code = await findMarker(window);
    if (code === null || code === marker.eoi) return false;
    if (isRareFrame(code)) return true;
    if (code === marker.sos && ++scans > maxScans) return true;
    if (isAlone(code)) continue;
    const length = (await window.take(2))?.readUInt16BE(0) ?? 0;
    if (length < 2) return false;
    window.position += length - 2;
  }
}

/** The next marker, past whatever lies before it; `null` at the end of the file. */
async function findMarker(window: ByteWindow): Promise<number | null> {
  while (await window.skipPast(0xff)) {
    let code = (await window.take(1))?.[0];
    while (code === 0xff) code = (await window.take(1))?.[0];
    if (code === undefined) return null;
    // Within a scan 0xff00 is a byte of its data.
    if (code !== 0) return code;
  }
  return null;
}

/** SOF0, SOF1 and SOF2 are what everybody reads; SOF3 and SOF5 to SOF15 are not, and DHT, JPG and DAC lie among them. */
function isRareFrame(code: number): boolean {
  return code >= 0xc3 && code <= 0xcf && code !== 0xc4 && code !== 0xc8;
}

/** RST0 to RST7, SOI and TEM have no length. */
function isAlone(code: number): boolean {
  return (code >= 0xd0 && code <= 0xd8) || code === marker.tem;
}
