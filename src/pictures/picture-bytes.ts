import { open } from 'node:fs/promises';
import type { PictureSource } from '../core/picture.ts';

/** A picture file that is read in places, on disk or in memory. */
export interface PictureBytes {
  readonly sizeBytes: number;
  /** Fewer bytes at the end of the file. What it returned before may change. */
  read(position: number, length: number): Promise<Buffer>;
}

/** Does work with the bytes of a file, which is closed afterwards. */
export async function withPictureBytes<T>(
  source: PictureSource,
  work: (bytes: PictureBytes) => Promise<T>,
): Promise<T> {
  if ('bytes' in source) {
    const { bytes } = source;
    const read = (position: number, length: number) =>
      Promise.resolve(bytes.subarray(position, position + length));
    return await work({ sizeBytes: bytes.length, read });
  }
  const file = await open(source.path);
  try {
    const { size } = await file.stat();
    let room = Buffer.alloc(0);
    const read = async (position: number, length: number) => {
      if (room.length < length) room = Buffer.allocUnsafe(length);
      const { bytesRead } = await file.read(room, 0, length, position);
      return room.subarray(0, bytesRead);
    };
    return await work({ sizeBytes: size, read });
  } finally {
    await file.close();
  }
}
