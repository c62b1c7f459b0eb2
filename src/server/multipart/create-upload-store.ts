import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../core/clock.ts';
import { createByteBudget, type Holdings } from '../admission/byte-budget.ts';
import { isOwnerGone, isProcessFolder, nameProcessFolder } from './process-folder.ts';

export interface UploadStoreOptions {
  /** Where uploads go: one folder per process, and in it one per request. Made when the first upload comes. */
  readonly directory: string;
  /** Bytes held at once, over all requests. */
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Told of what could not be removed or looked at. */
  readonly onProblem: (error: unknown) => void;
  /** How often what processes left there is looked for, in milliseconds. Default 600000. */
  readonly sweepEveryMs?: number;
}

/** Where the file parts of forms wait until their request ends. Shared. */
export interface UploadStore {
  /** Bytes that are held now. */
  readonly usedBytes: number;
  /** A folder for one request; `name` is unique and fit for a path. Its bytes count for each of the holders. */
  createFolder(name: string, holders: readonly Holdings[]): UploadFolder;
  /** Waits for removals and deletes whatever is left. */
  close(): Promise<void>;
}

/** The files of one request. */
export interface UploadFolder {
  /** Counts bytes against the limit of the process. Throws `unavailable` when it holds too much already. */
  reserve(sizeBytes: number): void;
  /** Makes the folder unless it is there, and returns the path of a file in it. Rejects as `mkdir` does, and when closed. */
  resolvePath(name: string): Promise<string>;
  /** Deletes everything and frees what was reserved. Nothing may be open in it any more. Never rejects. */
  remove(): Promise<void>;
}

/** Folders that nothing happened in for so long belong to a process that did not end properly. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;
const defaultSweepEveryMs = 10 * 60 * 1000;

/** A store below one directory. Deletes what processes that are gone left there, at once and now and then. */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const budget = createByteBudget(options.maxBytes, 'uploadBytes');
  const root = join(options.directory, nameProcessFolder());
  const removals = new Set<Promise<void>>();
  let sweep = removeAbandoned(options);
  const sweepAgain = () => {
    sweep = sweep.then(() => removeAbandoned(options));
  };
  const timer = setInterval(sweepAgain, options.sweepEveryMs ?? defaultSweepEveryMs).unref();
  let isClosed = false;
  const remove = async (path: string): Promise<void> => {
    await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(options.onProblem);
  };
  return {
    createFolder: (name, holders) => {
      const path = join(root, name);
      const account = budget.open(holders);
      let made: Promise<unknown> | null = null;
      return {
        reserve: (sizeBytes) => {
          account.take(sizeBytes);
        },
        resolvePath: async (file) => {
          if (isClosed) throw new Error('Uploads are closed.');
          made ??= mkdir(path, { recursive: true, mode: 0o700 });
          await made;
          return join(path, file);
        },
        remove: async () => {
          const removal = made === null ? Promise.resolve() : remove(path);
          removals.add(removal);
          await removal;
          removals.delete(removal);
          account.close();
        },
      };
    },
    get usedBytes() {
      return budget.usedBytes;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await Promise.all([sweep, ...removals]);
      await remove(root);
    },
  };
}

async function removeAbandoned(options: UploadStoreOptions): Promise<void> {
  const names = await readdir(options.directory).catch(reportTo(options));
  for (const name of names ?? []) {
    // Nothing else below the directory is ever deleted.
    if (isProcessFolder(name)) await removeIfAbandoned(name, options).catch(reportTo(options));
  }
}

async function removeIfAbandoned(name: string, { directory, clock }: UploadStoreOptions): Promise<void> {
  const path = join(directory, name);
  const { mtimeMs } = await stat(path);
  if (isOwnerGone(name) || clock.now() - mtimeMs > abandonedAfterMs)
    await rm(path, { recursive: true, force: true });
}

/** Before the first upload there is no directory, and two processes may sweep at once. */
function reportTo({ onProblem }: UploadStoreOptions): (error: unknown) => null {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onProblem(error);
    return null;
  };
}
