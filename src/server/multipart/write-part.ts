import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileRule } from '../../core/handler.ts';
import type { MemoryAccount } from '../../core/memory-account.ts';
import { createStorageError, createTooLargeFile } from './form-errors.ts';
import type { UploadFolder } from './create-upload-store.ts';

export interface PartTarget {
  readonly folder: UploadFolder;
  /** Where its bytes count until they are on disk. */
  readonly memory: MemoryAccount;
  /** Name of the file in the folder. */
  readonly name: string;
  readonly rule: FileRule;
}

/** A file part on disk. */
export interface WrittenPart {
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Writes a file part to disk as it arrives, no faster than the disk takes it. Rejects as soon as the part is too large,
 * with `unavailable` when there is no room for it or it cannot be written, and with the stream's error. The file is closed in any case.
 */
export async function writePart(stream: Readable, target: PartTarget): Promise<WrittenPart> {
  const { folder, name } = target;
  const path = await onDisk(folder.resolvePath(name));
  const file = await onDisk(open(path, 'wx', 0o600));
  try {
    return { path, sizeBytes: await copy(stream, file, target) };
  } finally {
    await onDisk(file.close());
  }
}

/** Returns how many bytes there were. */
async function copy(
  stream: Readable,
  file: FileHandle,
  { folder, memory, rule }: PartTarget,
): Promise<number> {
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes >= rule.belowBytes) throw createTooLargeFile(rule);
    folder.reserve(chunk.length);
    await onDisk(file.writeFile(chunk));
    memory.give(chunk.length);
  }
  return sizeBytes;
}

/** Whatever the reason is, the gateway is at fault and not the client. */
async function onDisk<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await operation;
  } catch (error) {
    throw createStorageError(error);
  }
}
