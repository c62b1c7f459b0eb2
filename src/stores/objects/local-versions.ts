import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ByteRange, StoredObject } from '../../core/object-store.ts';
import { ifThere, onDisk } from './local-files.ts';

/** A file on disk. There are two of a name only where a process was killed while it replaced one. */
export interface FileVersion {
  readonly path: string;
  readonly object: StoredObject;
}

/** The name of a file on disk: that of the object, and the SHA-256 of its bytes. */
const versionPattern = /^(.+)~([0-9a-f]{64})$/;

/** The files of a name, the newest first. */
export async function findVersions(directory: string, name: string): Promise<readonly FileVersion[]> {
  const folder = dirname(name);
  const beginning = `${basename(name)}~`;
  const versions: FileVersion[] = [];
  for (const file of await ifThere(readdir(join(directory, folder)), [])) {
    const version = file.startsWith(beginning) ? await describeVersion(directory, join(folder, file)) : null;
    if (version !== null) versions.push(version);
  }
  return versions.sort((a, b) => b.object.storedAt - a.object.storedAt);
}

/** Every file whose name begins with `prefix`. */
export async function* listVersions(directory: string, prefix: string): AsyncGenerator<StoredObject, void> {
  const cut = prefix.lastIndexOf('/');
  yield* walk(directory, prefix.slice(0, Math.max(0, cut)), prefix);
}

async function* walk(directory: string, folder: string, prefix: string): AsyncGenerator<StoredObject, void> {
  const entries = await ifThere(readdir(join(directory, folder), { withFileTypes: true }), []);
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (!path.startsWith(prefix) && !prefix.startsWith(`${path}/`)) continue;
    if (entry.isDirectory()) yield* walk(directory, path, prefix);
    else {
      const version = await describeVersion(directory, path);
      if (version !== null) yield version.object;
    }
  }
}

/** `null` for a file that is none of ours, or was deleted meanwhile. */
async function describeVersion(directory: string, file: string): Promise<FileVersion | null> {
  const [, name, etag] = versionPattern.exec(file) ?? [];
  if (name === undefined || etag === undefined) return null;
  const path = join(directory, file);
  const facts = await ifThere(stat(path), null);
  if (facts === null) return null;
  const object = { name, sizeBytes: facts.size, etag, storedAt: Math.floor(facts.mtimeMs) };
  return { path, object };
}

/** The bytes of a file, opened when the first of them is asked for, so that nobody has to close what was never read. */
export async function* readVersion(
  { path }: FileVersion,
  range: ByteRange | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const part = range === null ? {} : { start: range.first, end: range.last };
  const chunks = createReadStream(path, { ...part, signal })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await (signal.aborted ? chunks.next() : onDisk(chunks.next()));
      if (done === true) return;
      yield value as Uint8Array;
    }
  } finally {
    await chunks.return?.();
  }
}
