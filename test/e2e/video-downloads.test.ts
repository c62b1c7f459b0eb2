import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type S3Server } from '../support/s3-server.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-memory-key-000001';
const mebibyte = 1024 * 1024;
const videoBytes = 500 * mebibyte;
/**
 * What a process may need in addition, in kB: half of it is what it took when this was written, for parts of a video and what is freed
 * a moment later; to store in a bucket it loads a library, too.
 */
const maxMoreKilobytes = { local: 120 * 1024, bucket: 220 * 1024 };
/** How long a client may take nothing before its connection is closed, in seconds, and what finding that out may take. */
const stalledSeconds = { min: 55, max: 80 };

const head = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1');

function* createVideo(): Generator<Buffer> {
  yield head;
  const part = Buffer.alloc(64 * 1024, 'film');
  for (let left = videoBytes - head.length; left > 0; left -= part.length) yield part.subarray(0, left);
}

/** An upstream whose one video is long. */
async function startUpstream(): Promise<{ readonly url: string; close(): void }> {
  const send = (res: ServerResponse, status: string) => {
    const video = { id: 'video_1', object: 'video', status, progress: 50, created_at: 1, model: 'sora-2' };
    res.setHeader('content-type', 'application/json').end(JSON.stringify(video));
  };
  const server = createServer((req, res) => {
    req.resume();
    if (req.method === 'POST') send(res, 'queued');
    else if (req.url?.endsWith('/content') !== true) send(res, 'completed');
    else Readable.from(createVideo()).pipe(res.setHeader('content-length', videoBytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Resident memory, in kB. */
function readResident({ pid }: GatewayProcess): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}

/** The most that the process took while something was done, beyond what it had before, in kB. */
async function measure(gateway: GatewayProcess, work: () => Promise<void>): Promise<number> {
  const before = readResident(gateway);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, readResident(gateway));
  }, 20);
  await work();
  clearInterval(timer);
  return most - before;
}

const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };

async function makeVideo({ url }: GatewayProcess): Promise<string> {
  const body = JSON.stringify({ model: 'vidfam-3.1-generate-preview', prompt: 'A long film', seconds: '8' });
  const submitted = await fetch(`${url}/v1/videos`, { method: 'POST', headers, body });
  const { id } = (await submitted.json()) as { id: string };
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/v1/videos/${id}`, { headers });
        return ((await answer.json()) as { status: string }).status;
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe('completed');
  return id;
}

async function download({ url }: GatewayProcess, id: string): Promise<number> {
  const { body } = await fetch(`${url}/v1/videos/${id}/content`, { headers });
  let count = 0;
  for await (const chunk of body ?? []) count += (chunk as Uint8Array).length;
  return count;
}

interface Figures {
  readonly id: string;
  readonly stored: number;
  readonly sent: number;
}

/** Has a video made and stored, and downloads it. */
async function measureVideo(gateway: GatewayProcess, maxKilobytes: number): Promise<Figures> {
  let id = '';
  const stored = await measure(gateway, async () => {
    id = await makeVideo(gateway);
  });
  const sent = await measure(gateway, async () => {
    expect(await download(gateway, id)).toBe(videoBytes);
  });
  expect(stored).toBeLessThan(maxKilobytes);
  expect(sent).toBeLessThan(maxKilobytes);
  return { id, stored, sent };
}

/** Asks for a video, reads its head and then nothing any more. Resolves to the seconds until the gateway closed the connection. */
async function stall({ url }: GatewayProcess, id: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  const asked = `GET /v1/videos/${id}/content HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${apiKey}\r\n\r\n`;
  socket.write(asked);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const from = performance.now();
  const [here = '', there = ''] = [socket.localPort, Number(port)].map(renderPort);
  while (isEstablished(there, here)) await sleep(250);
  socket.destroy();
  return (performance.now() - from) / 1000;
}

function renderPort(port: number | undefined): string {
  return (port ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** As the kernel sees the gateway's end of a connection (proc_pid_net(5)). */
function isEstablished(local: string, remote: string): boolean {
  const lines = readFileSync('/proc/net/tcp', 'utf8');
  return new RegExp(` \\w{8}:${local} \\w{8}:${remote} 01 `).test(lines);
}

describe.skipIf(process.platform !== 'linux')('videos of 500 MB', () => {
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let s3: S3Server;
  const directories = [createDirectory(), createDirectory()];

  beforeAll(async () => {
    upstream = await startUpstream();
    s3 = await startS3('videos');
  });

  afterAll(async () => {
    upstream.close();
    await s3.close();
    for (const directory of directories) directory.remove();
  });

  const start = async (index: number, objects: object): Promise<GatewayProcess> => {
    const { path } = directories[index] ?? createDirectory();
    const models = { 'vidfam-3.1-generate-preview': 'sora-2' };
    const deployment = {
      id: 'films',
      provider: 'openai',
      baseUrl: upstream.url,
      credential: 'secret',
      models,
    };
    const poll = { first: '1s', interval: '1s', max: '1s' };
    const file = { deployments: [deployment], video: { poll }, objects };
    writeFileSync(join(path, 'specway.yaml'), JSON.stringify(file));
    return await startGatewayProcess({ directory: path, environment: { SPECWAY_API_KEY: apiKey } });
  };

  it('are stored and sent in little memory, and not to who does not read', { timeout: 240_000 }, async () => {
    const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    const bucket = { store: 's3', bucket: 'videos', endpoint: s3.endpoint, forcePathStyle: true, ...keys };
    const [local, remote] = [await start(0, { store: 'local' }), await start(1, bucket)];
    try {
      const figures = [await measureVideo(local, maxMoreKilobytes.local)];
      const stalled = stall(local, figures[0]?.id ?? '');
      figures.push(await measureVideo(remote, maxMoreKilobytes.bucket));
      const seconds = await stalled;
      process.stdout.write(`${JSON.stringify({ figures, seconds })}\n`);
      expect(seconds).toBeGreaterThan(stalledSeconds.min);
      expect(seconds).toBeLessThan(stalledSeconds.max);
    } finally {
      await Promise.all([local.stop(), remote.stop()]);
    }
  });
});
