import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3ObjectsConfig } from '../../src/core/video/video-config.ts';

/** A server of the S3 protocol with empty buckets. */
export interface S3Server {
  readonly endpoint: string;
  close(): Promise<void>;
}

/** Starts one on this machine. */
export async function startS3(...buckets: readonly string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'specway-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
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

/** A bucket of such a server; `changes` replace single fields. */
export function createS3Config(endpoint: string, changes: Partial<S3ObjectsConfig> = {}): S3ObjectsConfig {
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

/** What stands between a store and its bucket. */
export interface S3Between {
  readonly url: string;
  /** Method and path of each request. */
  readonly seen: string[];
  close(): void;
}

/** How long a request is held that is `late`, in milliseconds. */
export const lateMs = 1_000;

/**
 * Records requests, and does to them what it is told: `cut` ends an answer in the middle, without an end; `late` passes after a while,
 * and nothing ever comes of what is `lost`.
 */
export async function startBetween(
  endpoint: string,
  answer: (req: IncomingMessage) => 'pass' | 'refuse' | 'cut' | 'late' | 'lost',
): Promise<S3Between> {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(`${req.method ?? ''} ${req.url ?? ''}`);
    const action = answer(req);
    if (action === 'refuse') {
      req.resume();
      res.writeHead(403).end();
      return;
    }
    if (action === 'lost') return;
    const upstream = ask(new URL(req.url ?? '/', endpoint), { method: req.method, headers: req.headers });
    upstream.on('response', (response) => {
      res.writeHead(response.statusCode ?? 500, response.headers);
      if (action !== 'cut') response.pipe(res);
      else response.once('data', (chunk: Buffer) => res.write(chunk.subarray(0, 100)));
    });
    upstream.on('error', () => res.destroy());
    if (action === 'late') setTimeout(() => req.pipe(upstream), lateMs);
    else req.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
