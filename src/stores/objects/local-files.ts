import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ObjectStoreError } from '../../core/object-store.ts';

/** What the disk refuses is the store's failure, in words for operators. */
export async function onDisk<Result>(operation: Promise<Result>): Promise<Result> {
  try {
    return await operation;
  } catch (error) {
    const code = readCode(error);
    throw new ObjectStoreError(`The object store cannot use its folder${code === null ? '' : `: ${code}`}`, {
      cause: error,
    });
  }
}

/** The system's own name of an error, such as `ENOENT`; `null` where it has none. */
export function readCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The same, with `fallback` where something is not there. */
export async function ifThere<Result>(operation: Promise<Result>, fallback: Result): Promise<Result> {
  const found = operation.catch((error: unknown) => {
    if (readCode(error) === 'ENOENT') return fallback;
    throw error;
  });
  return await onDisk(found);
}

/** A folder that is there when this resolves, and stays there when the power fails. */
export async function makeFolder(path: string): Promise<void> {
  const first = await onDisk(mkdir(path, { recursive: true, mode: 0o700 }));
  if (first === undefined) return;
  for (let folder = resolve(path); folder.length >= first.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
}

/** Whoever deletes the last file of a folder deletes the folder, which may be this very moment. */
const maxMoves = 20;

/** Gives a file its name, in place of what had it; or there is neither. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await renameFile(from, to);
  } catch (error) {
    await rm(from, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(to));
}

async function renameFile(from: string, to: string): Promise<void> {
  for (let move = 1; ; move += 1) {
    try {
      await makeFolder(dirname(to));
      await onDisk(rename(from, to));
      return;
    } catch (error) {
      const isMissing = readCode((error as Error).cause) === 'ENOENT';
      if (!isMissing || move >= maxMoves) throw error;
    }
  }
}

/** Nothing happens where there is nothing. */
export async function deleteFile(path: string): Promise<void> {
  await onDisk(rm(path, { force: true }));
}

/** Deletes the folders of a name that are empty, below the store's own. */
export async function pruneFolders(directory: string, name: string): Promise<void> {
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    try {
      await rmdir(join(directory, folder));
    } catch {
      return;
    }
  }
}

/** Deletes what nothing was written to since `before`, in Unix milliseconds. Never rejects: the next start tries again. */
export async function sweepFolder(path: string, before: number): Promise<void> {
  try {
    for (const name of await readdir(path)) {
      const file = join(path, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < before) await rm(file, { force: true });
    }
  } catch {
    return;
  }
}

/** Names are safe on disk once their folder is (fsync(2)). Windows has no such thing, and no handle for it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await onDisk(open(path, 'r'));
  try {
    await onDisk(folder.sync());
  } finally {
    await folder.close();
  }
}
