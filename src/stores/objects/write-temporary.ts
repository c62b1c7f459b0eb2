import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { LimitedBytes } from './limit-bytes.ts';
import { deleteFile, onDisk } from './local-files.ts';

/** A file that is safe on disk and has no name yet. */
export interface WrittenFile {
  readonly path: string;
  /** SHA-256 of its bytes, in lower-case hex. */
  readonly digest: string;
  /** Unix milliseconds. */
  readonly storedAt: number;
}

/** Writes a file no faster than the disk takes it. Leaves nothing where it fails; throws what the bytes throw. */
export async function writeTemporary(path: string, bytes: LimitedBytes): Promise<WrittenFile> {
  const file = await onDisk(open(path, 'wx', 0o600));
  try {
    const digest = await copy(bytes, file);
    await onDisk(file.sync());
    const { mtimeMs } = await onDisk(file.stat());
    await onDisk(file.close());
    return { path, digest, storedAt: Math.floor(mtimeMs) };
  } catch (error) {
    await file.close().catch(() => undefined);
    await deleteFile(path).catch(() => undefined);
    throw error;
  }
}

async function copy({ chunks }: LimitedBytes, file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    await onDisk(file.writeFile(chunk));
  }
  return hash.digest('hex');
}
