import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/core/clock.ts';
import { ObjectStoreError } from '../../../../src/core/object-store.ts';
import { createLocalStore } from '../../../../src/stores/objects/create-local-store.ts';
import { deleteFile, moveFile, pruneFolders } from '../../../../src/stores/objects/local-files.ts';
import { collect, give, putOptions } from '../../../support/object-store-puts.ts';
import { describeObjectStore, readAll } from '../../../support/object-store-suite.ts';

describeObjectStore('an object store in a folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'specway-objects-'));
  return {
    store: createLocalStore({ directory: join(root, 'objects'), clock: systemClock }),
    close: () => rm(root, { recursive: true }),
  };
});

describe('createLocalStore', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'specway-objects-'));
  });
  afterAll(async () => {
    await rm(root, { recursive: true });
  });
  const open = (folder: string, minFreeBytes?: number) => {
    const directory = join(root, folder);
    return createLocalStore({ directory, clock: systemClock, ...(minFreeBytes && { minFreeBytes }) });
  };

  it('tags a file with the SHA-256 of its bytes', async () => {
    const { etag } = await open('tags').put('a', give('abc'), putOptions());
    expect(etag).toBe(createHash('sha256').update('abc').digest('hex'));
  });

  it('leaves nothing behind of what failed, nor empty folders of what was deleted', async () => {
    const store = open('tidy');
    await expect(store.put('a/b/c', give('abc'), putOptions({ maxBytes: 2 }))).rejects.toThrow();
    await store.put('a/b/c', give('abc'), putOptions());
    await store.delete('a/b/c');
    expect(await readdir(join(root, 'tidy'))).toEqual(['.tmp']);
    expect(await readdir(join(root, 'tidy/.tmp'))).toEqual([]);
  });

  it('stores and deletes in one folder at the same time, however often', { timeout: 60_000 }, async () => {
    const directory = join(root, 'moved');
    const temporary = join(directory, '.tmp');
    await mkdir(temporary, { recursive: true });
    const store = async (name: string) => {
      writeFileSync(join(temporary, name), name);
      await moveFile(join(temporary, name), join(directory, 'day/task', name));
    };
    const remove = async (name: string) => {
      await deleteFile(join(directory, 'day/task', name));
      await pruneFolders(directory, `day/task/${name}`);
    };
    const names = Array.from({ length: 50 }, (_, index) => String(index));
    const change = async (name: string) => {
      await store(name);
      await remove(name);
      await store(name);
    };
    for (let round = 0; round < 40; round += 1) {
      const ends = await Promise.allSettled(names.map(change));
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
      await rm(join(directory, 'day'), { recursive: true });
    }
  });

  it('has at the end what was stored last, whatever was deleted meanwhile', async () => {
    const store = open('busy');
    const names = Array.from({ length: 50 }, (_, index) => `day/task/${String(index)}`);
    await Promise.all(
      names.map(async (name) => {
        await store.put(name, give(name), putOptions());
        await store.delete(name);
        await store.put(name, give(name), putOptions());
      }),
    );
    for (const name of names) expect(await readAll(store, name)).toBe(name);
  });

  it('sweeps away what processes that are gone had not finished, and no more', async () => {
    const folder = join(root, 'swept/.tmp');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(folder, 'old'), longAgo, longAgo);
    await open('swept').close();
    expect(await readdir(folder)).toEqual(['new']);
  });

  it('sweeps again when it is told to, since it may run for months', async () => {
    const store = open('later');
    await store.put('a', give('x'), putOptions());
    const folder = join(root, 'later/.tmp');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['old', 'new']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'old'), longAgo, longAgo);
    await store.sweep();
    expect(await readdir(folder)).toEqual(['new']);
  });

  it('leaves nothing behind of a file that gets no name', async () => {
    const store = open('nameless');
    await store.put('a', give('x'), putOptions());
    await writeFile(join(root, 'nameless/videos'), 'in the way');
    await expect(store.put('videos/b', give('x'), putOptions())).rejects.toThrow(ObjectStoreError);
    expect(await readdir(join(root, 'nameless/.tmp'))).toEqual([]);
  });

  it('does not see files that are none of its own', async () => {
    const store = open('foreign');
    await store.put('a', give('x'), putOptions());
    await writeFile(join(root, 'foreign/b.mp4'), 'x');
    expect((await collect(store.list(''))).map(({ name }) => name)).toEqual(['a']);
  });

  it('says that it cannot be used where its folder cannot, and where the disk is full', async () => {
    await writeFile(join(root, 'file'), 'x');
    const blocked = open('file/objects');
    await expect(blocked.check()).rejects.toThrow(ObjectStoreError);
    await expect(blocked.put('a', give('x'), putOptions())).rejects.toThrow(ObjectStoreError);
    await expect(open('full', Number.MAX_SAFE_INTEGER).check()).rejects.toThrow('full');
  });

  it('has whole files only, and all that it said were stored, after its process was killed', async () => {
    const directory = join(root, 'killed');
    const child = spawn(process.execPath, ['test/support/object-store-child.ts', directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged = new Set<string>();
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      acknowledged.add(line);
      if (acknowledged.size === 30) child.kill('SIGKILL');
    });
    await once(child, 'close');
    expect(existsSync(directory)).toBe(true);
    const store = createLocalStore({ directory, clock: systemClock });
    const found = await collect(store.list(''));
    for (const { name, etag } of found) {
      const text = (await readAll(store, name)) ?? '';
      expect(createHash('sha256').update(text).digest('hex')).toBe(etag);
    }
    const names = new Set(found.map(({ name }) => name));
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(30);
  });
});
