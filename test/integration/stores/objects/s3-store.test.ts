import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../src/core/clock.ts';
import { ObjectStoreError } from '../../../../src/core/object-store.ts';
import type { S3ObjectsConfig } from '../../../../src/core/video/video-config.ts';
import { createS3Store } from '../../../../src/stores/objects/create-s3-store.ts';
import { collect, give, putOptions } from '../../../support/object-store-puts.ts';
import { describeObjectStore, readAll } from '../../../support/object-store-suite.ts';

async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'specway-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'videos', configs: [] }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

function createConfig(endpoint: string, changes: Partial<S3ObjectsConfig> = {}): S3ObjectsConfig {
  return {
    store: 's3',
    prefix: 'prod/',
    bucket: 'videos',
    region: 'us-east-1',
    endpoint,
    forcePathStyle: true,
    credential: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    ...changes,
  };
}

describeObjectStore('an object store in a bucket', async () => {
  const s3 = await startS3();
  return { store: createS3Store({ config: createConfig(s3.endpoint), clock: systemClock }), close: s3.close };
});

/** What stands between store and bucket: it records requests, and does to them what it is told. */
async function startBetween(
  endpoint: string,
  answer: (req: IncomingMessage) => 'pass' | 'refuse' | 'cut',
): Promise<{ readonly url: string; readonly seen: string[]; readonly server: Server }> {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(`${req.method ?? ''} ${req.url ?? ''}`);
    const action = answer(req);
    if (action === 'refuse') {
      req.resume();
      res.writeHead(403).end();
      return;
    }
    const upstream = ask(new URL(req.url ?? '/', endpoint), { method: req.method, headers: req.headers });
    upstream.on('response', (response) => {
      res.writeHead(response.statusCode ?? 500, response.headers);
      if (action === 'pass') response.pipe(res);
      else response.once('data', (chunk: Buffer) => res.write(chunk.subarray(0, 100)));
    });
    req.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, seen, server };
}

describe('createS3Store', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(async () => {
    await s3.close();
  });

  it('keeps to its own folder of the bucket', async () => {
    const [own, whole] = [
      createS3Store({ config: createConfig(s3.endpoint), clock: systemClock }),
      createS3Store({ config: createConfig(s3.endpoint, { prefix: '' }), clock: systemClock }),
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
    const store = createS3Store({ config: createConfig(between.url), clock: systemClock });
    const breaking = (async function* () {
      yield await Promise.resolve(Buffer.alloc(20_000_000));
      throw new Error('The upstream broke off');
    })();
    await expect(store.put('a', breaking, putOptions())).rejects.toThrow('The upstream broke off');
    expect(between.seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(between.seen.filter((line) => /^DELETE .*uploadId=/.test(line))).toHaveLength(1);
    await store.close();
    between.server.close();
  });

  it('fails where the bucket refuses, in words without its keys', async () => {
    const between = await startBetween(s3.endpoint, () => 'refuse');
    const store = createS3Store({ config: createConfig(between.url), clock: systemClock });
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
    between.server.close();
  });

  it('fails where there is no such bucket, and where nobody answers', async () => {
    const config = createConfig(s3.endpoint, { bucket: 'nowhere' });
    const missing = createS3Store({ config, clock: systemClock });
    await expect(missing.check()).rejects.toThrow(ObjectStoreError);
    await expect(missing.put('a', give('x'), putOptions())).rejects.toThrow(ObjectStoreError);
    await missing.close();
    const away = createS3Store({ config: createConfig('http://127.0.0.1:1'), clock: systemClock });
    await expect(away.check()).rejects.toThrow(ObjectStoreError);
    await away.close();
  });

  it('fails in the middle of a file where nothing more comes', async () => {
    const between = await startBetween(s3.endpoint, ({ method }) => (method === 'GET' ? 'cut' : 'pass'));
    const options = { config: createConfig(between.url), clock: systemClock, maxSilenceMs: 200 };
    const store = createS3Store(options);
    await store.put('long', give(Buffer.alloc(1_000_000)), putOptions());
    await expect(readAll(store, 'long')).rejects.toThrow('silent');
    await store.close();
    between.server.closeAllConnections();
    between.server.close();
  });
});
