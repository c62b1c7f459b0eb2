import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileRule } from '../../core/handler.ts';
import { createStorageError, createTooLargeFile } from './form-errors.ts';
import type { UploadFolder } from './create-upload-store.ts';

export interface PartTarget {
  readonly folder: UploadFolder;
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
 * with `upload_storage_unavailable` when it cannot be written, and with the stream's error. The file is closed in any case.
 */
export async function writePart(stream: Readable, { folder, name, rule }: PartTarget): Promise<WrittenPart> {
  const path = await onDisk(folder.resolvePath(name));
  const file = await onDisk(open(path, 'wx', 0o600));
  try {
    return { path, sizeBytes: await copy(stream, file, rule) };
  } finally {
    await onDisk(file.close());
  }
}

/** Returns how many bytes there were. */
async function copy(stream: Readable, file: FileHandle, rule: FileRule): Promise<number> {
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes >= rule.belowBytes) throw createTooLargeFile(rule);
    await onDisk(file.writeFile(chunk));
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
