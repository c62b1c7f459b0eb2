import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectTooLargeError, type ObjectStore } from '../../src/core/object-store.ts';
import { collect, give, putOptions } from './object-store-puts.ts';

/** A store under test, with nothing in it. */
export interface ObjectStorePlace {
  readonly store: ObjectStore;
  /** Frees what the store lives in; the store is closed before. */
  close(): Promise<void>;
}

const name = 'videos/2026-01-31/task_a/1-0.mp4';
const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

async function* giveThenFail(error: Error): AsyncGenerator<Uint8Array, void> {
  yield await Promise.resolve(Buffer.alloc(12 * mebibyte));
  throw error;
}

/** The text of an object, or of a part of it; `null` where there is none. */
export async function readAll(
  store: ObjectStore,
  object: string,
  range: { first: number; last: number } | null = null,
): Promise<string | null> {
  const reading = await store.read(object, range, never);
  if (reading === null) return null;
  return Buffer.concat(await collect(reading.bytes)).toString();
}

async function listNames(store: ObjectStore, prefix: string): Promise<readonly string[]> {
  const objects = await collect(store.list(prefix));
  return objects.map((object) => object.name).sort();
}

/** What every object store does. */
export function describeObjectStore(title: string, open: () => Promise<ObjectStorePlace>): void {
  describe(title, () => {
    let place: ObjectStorePlace;
    let store: ObjectStore;

    beforeAll(async () => {
      place = await open();
      store = place.store;
    });
    afterAll(async () => {
      await place.store.close();
      await place.close();
    });

    it('stores what comes, and says what it has stored', async () => {
      const before = Date.now();
      const stored = await store.put(name, give('one ', 'two'), putOptions());
      expect(stored).toMatchObject({ name, sizeBytes: 7 });
      expect(stored.etag).toMatch(/^[^"]+$/);
      expect(Math.abs(stored.storedAt - before)).toBeLessThan(10_000);
      expect(await store.find(name)).toEqual(stored);
      expect((await store.read(name, null, never))?.object).toEqual(stored);
      expect(await readAll(store, name)).toBe('one two');
    });

    it('reads a part, as far as it is there', async () => {
      await store.put('parts/a', give('0123456789'), putOptions());
      expect(await readAll(store, 'parts/a', { first: 2, last: 4 })).toBe('234');
      expect(await readAll(store, 'parts/a', { first: 8, last: 99 })).toBe('89');
    });

    it('knows of nothing that is not there', async () => {
      expect(await store.find('videos/nothing')).toBeNull();
      expect(await readAll(store, 'videos/nothing')).toBeNull();
      await store.delete('videos/nothing');
      expect(await listNames(store, 'nothing')).toEqual([]);
    });

    it('replaces what had the name, which then has another tag', async () => {
      const first = await store.put('twice', give('first'), putOptions());
      const second = await store.put('twice', give('other'), putOptions());
      expect(second.etag).not.toBe(first.etag);
      expect(await readAll(store, 'twice')).toBe('other');
      expect(await listNames(store, 'twice')).toEqual(['twice']);
      const same = await store.put('twice', give('other'), putOptions());
      expect(same.etag).toBe(second.etag);
    });

    it('deletes', async () => {
      await store.put('gone/a/b', give('x'), putOptions());
      await store.delete('gone/a/b');
      expect(await store.find('gone/a/b')).toBeNull();
      expect(await listNames(store, 'gone')).toEqual([]);
    });

    it('lists what begins so, whatever folder it is in', async () => {
      for (const each of ['list/2026-01/a', 'list/2026-02/b', 'list/2026-02/c/d', 'lists'])
        await store.put(each, give(each), putOptions());
      expect(await listNames(store, 'list/')).toEqual([
        'list/2026-01/a',
        'list/2026-02/b',
        'list/2026-02/c/d',
      ]);
      expect(await listNames(store, 'list/2026-02')).toEqual(['list/2026-02/b', 'list/2026-02/c/d']);
      expect(await listNames(store, 'list')).toContain('lists');
      for await (const object of store.list('list/2026-01'))
        expect(object).toEqual(await store.find(object.name));
    });

    describeFaults(() => store);

    it('stores a file of many parts byte by byte', async () => {
      const chunk = Buffer.alloc(mebibyte, 'abcdefghijklmnop');
      const stored = await store.put(
        'many',
        give(...Array.from({ length: 21 }, () => chunk), 'end'),
        putOptions(),
      );
      expect(stored.sizeBytes).toBe(21 * mebibyte + 3);
      expect(await readAll(store, 'many', { first: 21 * mebibyte - 1, last: 21 * mebibyte + 2 })).toBe(
        'pend',
      );
    });

    it('stores an empty file', async () => {
      expect(await store.put('empty', give(), putOptions())).toMatchObject({ sizeBytes: 0 });
      expect(await readAll(store, 'empty')).toBe('');
    });

    it('lets go of a file that nobody reads to its end', async () => {
      const reading = await store.read('many', null, never);
      for await (const chunk of reading?.bytes ?? []) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      await store.read('many', null, never);
      await store.delete('many');
      expect(await store.find('many')).toBeNull();
    });

    it.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', '.tmp/a', 'A', 'a b', 'a~b', 'a'.repeat(600)])(
      'takes no object named %j',
      async (wrong) => {
        await expect(store.put(wrong, give('x'), putOptions())).rejects.toThrow(TypeError);
        await expect(store.find(wrong)).rejects.toThrow(TypeError);
        await expect(store.delete(wrong)).rejects.toThrow(TypeError);
      },
    );

    it('can be used', async () => {
      await store.check();
    });
  });
}

function describeFaults(readStore: () => ObjectStore): void {
  it('stores nothing that is too large', async () => {
    const put = readStore().put(
      'large',
      give(Buffer.alloc(20 * mebibyte), 'x'),
      putOptions({ maxBytes: 20 * mebibyte }),
    );
    await expect(put).rejects.toThrow(ObjectTooLargeError);
    expect(await readStore().find('large')).toBeNull();
    const fits = await readStore().put('fits', give('12345'), putOptions({ maxBytes: 5 }));
    expect(fits.sizeBytes).toBe(5);
  });

  it('stores nothing of bytes that break off, and passes on why they did', async () => {
    const failure = new Error('The upstream broke off');
    await readStore().put('broken', give('before'), putOptions());
    await expect(readStore().put('broken', giveThenFail(failure), putOptions())).rejects.toBe(failure);
    expect(await readAll(readStore(), 'broken')).toBe('before');
  });

  it('gives up when it is told to, also while nothing comes', async () => {
    const abort = new AbortController();
    const reason = new Error('Given up');
    const silent = (async function* () {
      yield Buffer.alloc(12 * mebibyte);
      setTimeout(() => {
        abort.abort(reason);
      }, 50);
      await new Promise(() => undefined);
    })();
    await expect(readStore().put('silent', silent, putOptions({ signal: abort.signal }))).rejects.toBe(
      reason,
    );
    expect(await readStore().find('silent')).toBeNull();
  });
}
