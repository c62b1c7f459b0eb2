import { randomUUID } from 'node:crypto';
import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../core/clock.ts';
import { ObjectStoreError, type ObjectStore, type StoredObject } from '../../core/object-store.ts';
import { limitBytes } from './limit-bytes.ts';
import { findVersions, listVersions, readVersion, type FileVersion } from './local-versions.ts';
import { deleteFile, makeFolder, moveFile, onDisk, pruneFolders, sweepFolder } from './local-files.ts';
import { checkObjectName, checkObjectPrefix } from './object-name.ts';
import { writeTemporary } from './write-temporary.ts';

export interface LocalStoreOptions {
  /** The folder of the store; made when it is needed. */
  readonly directory: string;
  readonly clock: Clock;
  /** What must be left of the disk for more to be taken, in bytes. Default 64 MiB. */
  readonly minFreeBytes?: number;
}

const mebibyte = 1024 * 1024;

/** Where files are while they are written. No name of an object begins with a dot. */
const temporaryFolder = '.tmp';

/** A file that nothing was written to for so long belongs to a process that is gone. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Files of one folder, each with the SHA-256 of its bytes behind its name, from which its entity tag is: name and tag change in one
 * rename. Begins by deleting what processes that are gone had not finished.
 */
export function createLocalStore({
  directory,
  clock,
  minFreeBytes = 64 * mebibyte,
}: LocalStoreOptions): ObjectStore {
  const temporary = join(directory, temporaryFolder);
  const sweep = () => sweepFolder(temporary, clock.now() - abandonedAfterMs);
  const first = sweep();
  const find = async (name: string): Promise<FileVersion | null> => {
    checkObjectName(name);
    return (await findVersions(directory, name))[0] ?? null;
  };
  return {
    put: async (name, bytes, options) => {
      checkObjectName(name);
      await makeFolder(temporary);
      const counted = limitBytes(bytes, options);
      const written = await writeTemporary(join(temporary, randomUUID()), counted);
      const version = { path: join(directory, `${name}~${written.digest}`), storedAt: written.storedAt };
      await moveFile(written.path, version.path);
      for (const other of await findVersions(directory, name))
        if (other.path !== version.path) await deleteFile(other.path);
      return { name, sizeBytes: counted.sizeBytes, etag: written.digest, storedAt: written.storedAt };
    },
    find: async (name) => describe(await find(name)),
    read: async (name, range, signal) => {
      const version = await find(name);
      return version && { object: version.object, bytes: readVersion(version, range, signal) };
    },
    delete: async (name) => {
      checkObjectName(name);
      for (const { path } of await findVersions(directory, name)) await deleteFile(path);
      await pruneFolders(directory, name);
    },
    list: (prefix) => {
      checkObjectPrefix(prefix);
      return listVersions(directory, prefix);
    },
    check: async () => {
      await makeFolder(temporary);
      const probe = join(temporary, randomUUID());
      const file = await onDisk(open(probe, 'wx', 0o600));
      await onDisk(file.close());
      await deleteFile(probe);
      const { bavail, bsize } = await onDisk(statfs(directory));
      if (bavail * bsize < minFreeBytes) throw new ObjectStoreError('The disk of the object store is full');
    },
    sweep,
    close: () => first,
  };
}

function describe(version: FileVersion | null): StoredObject | null {
  return version && version.object;
}
