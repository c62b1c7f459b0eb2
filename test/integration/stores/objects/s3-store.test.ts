import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/core/clock.ts';
import { ObjectStoreError } from '../../../../src/core/object-store.ts';
import { createS3Store } from '../../../../src/stores/objects/create-s3-store.ts';
import { collect, give, putOptions } from '../../../support/object-store-puts.ts';
import { describeObjectStore, readAll } from '../../../support/object-store-suite.ts';
import { createS3Config, startBetween, startS3, type S3Server } from '../../../support/s3-server.ts';

describeObjectStore('an object store in a bucket', async () => {
  const s3 = await startS3('videos');
  return {
    store: createS3Store({ config: createS3Config(s3.endpoint), clock: systemClock }),
    close: s3.close,
  };
});

describe('createS3Store', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3('videos');
  });
  afterAll(async () => {
    await s3.close();
  });

  it('keeps to its own folder of the bucket', async () => {
    const [own, whole] = [
      createS3Store({ config: createS3Config(s3.endpoint), clock: systemClock }),
      createS3Store({ config: createS3Config(s3.endpoint, { prefix: '' }), clock: systemClock }),
    ];
    await own.put('a', give('x'), putOptions());
    await whole.put('other', give('x'), putOptions());
    expect((await collect(whole.list(''))).map(({ name }) => name)).toEqual(['other', 'prod/a']);
    expect((await collect(own.list(''))).map(({ name }) => name)).toEqual(['a']);
    await own.close();
    await whole.close();
  });

  it('ends the upload of a file that breaks off, so that no parts of it stay', async () => {
    const between = await startBetween(s3.endpoint, () => 'pass');
    const store = createS3Store({ config: createS3Config(between.url), clock: systemClock });
    const breaking = (async function* () {
      yield await Promise.resolve(Buffer.alloc(20_000_000));
      throw new Error('The upstream broke off');
    })();
    await expect(store.put('a', breaking, putOptions())).rejects.toThrow('The upstream broke off');
    expect(between.seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(between.seen.filter((line) => /^DELETE .*uploadId=/.test(line))).toHaveLength(1);
    await store.close();
    between.close();
  });

  it('fails where the bucket refuses, in words without its keys', async () => {
    const between = await startBetween(s3.endpoint, () => 'refuse');
    const store = createS3Store({ config: createS3Config(between.url), clock: systemClock });
    for (const attempt of [store.check(), store.find('a'), store.put('a', give('x'), putOptions())]) {
      const error = await attempt.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(ObjectStoreError);
      expect(String(error)).toContain('403');
      expect(String(error)).not.toContain('S3RVER');
    }
    await store.close();
    between.close();
  });

  it('fails where there is no such bucket, and where nobody answers', async () => {
    const config = createS3Config(s3.endpoint, { bucket: 'nowhere' });
    const missing = createS3Store({ config, clock: systemClock });
    await expect(missing.check()).rejects.toThrow(ObjectStoreError);
    await expect(missing.put('a', give('x'), putOptions())).rejects.toThrow(ObjectStoreError);
    await missing.close();
    const away = createS3Store({ config: createS3Config('http://127.0.0.1:1'), clock: systemClock });
    await expect(away.check()).rejects.toThrow(ObjectStoreError);
    await away.close();
  });

  it('fails within the time that clients wait where the bucket takes a connection and says nothing', async () => {
    const between = await startBetween(s3.endpoint, () => 'lost');
    const store = createS3Store({ config: createS3Config(between.url), clock: systemClock, maxAskMs: 200 });
    const before = performance.now();
    for (const attempt of [store.check(), store.find('a'), store.delete('a'), collect(store.list(''))])
      await expect(attempt).rejects.toThrow('The bucket of the object store does not answer');
    expect(performance.now() - before).toBeLessThan(5_000);
    await store.close();
    between.close();
  });

  it('fails in the middle of a file where nothing more comes', async () => {
    const between = await startBetween(s3.endpoint, ({ method }) => (method === 'GET' ? 'cut' : 'pass'));
    const options = { config: createS3Config(between.url), clock: systemClock, maxSilenceMs: 200 };
    const store = createS3Store(options);
    await store.put('long', give(Buffer.alloc(1_000_000)), putOptions());
    await expect(readAll(store, 'long')).rejects.toThrow('silent');
    await store.close();
    between.close();
  });
});
