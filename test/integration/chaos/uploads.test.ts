import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickRouting } from '../../support/create-candidate.ts';
import { createRandom, pick } from '../../support/create-random.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { listUploads } from '../../support/list-uploads.ts';
import { parseMetrics, type MetricsText } from '../../support/parse-metrics.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { readChunks, readFixture, writeEvent } from '../../support/read-fixture.ts';
import { createUploadUpstream, type UploadUpstream } from '../../support/upload-faults.ts';
import { createUsageGateway, type UsageGateway, type UsageRowText } from '../../support/usage-gateway.ts';

const requestCount = 240;
const seed = Number(process.env.SPECWAY_TEST_CHAOS_SEED ?? Date.now() % 1_000_000);
const random = createRandom(seed);

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };
const sse = { 'content-type': 'text/event-stream' };
const good = readFixture('openai', 'image-edit.json');
const events = readChunks('openai', 'image-edit').map((chunk) => writeEvent('openai', chunk));

/** What an upstream does once it has the whole upload. */
function afterUpload(act: (response: ServerResponse) => void): Fault {
  return (request, response) => {
    request.on('end', () => {
      act(response);
    });
  };
}

/** Streams where a stream was asked for, which the form says somewhere. */
function answerWell(request: IncomingMessage, response: ServerResponse): void {
  let isStream = false;
  request.on('data', (chunk: Buffer) => (isStream ||= chunk.includes('name="stream"')));
  request.on('end', () => {
    if (isStream) response.writeHead(200, sse).end(events.join(''));
    else response.writeHead(200, json).end(good);
  });
}

const faults: readonly (readonly [string, Fault])[] = [
  ['good', answerWell],
  ['good', answerWell],
  ['good', answerWell],
  ['reset at once', ({ socket }) => socket.resetAndDestroy()],
  ['reset in the upload', (request) => request.once('data', () => request.socket.resetAndDestroy())],
  ['early status', (_request, response) => response.writeHead(503, { connection: 'close' }).end()],
  ['late status', afterUpload((response) => response.writeHead(529).end())],
  ['silence', () => undefined],
  ['half an answer', afterUpload((response) => response.writeHead(200, json).end(good.subarray(0, 90)))],
  ['half a stream', afterUpload((response) => response.writeHead(200, sse).end(events[0]))],
];

/** A picture of 300 kB, most of which is a chunk that no reader looks at. */
async function createLargePicture(): Promise<Blob> {
  const file = await createPicture({ width: 64, height: 64 });
  const chunk = Buffer.concat([Buffer.from('noIz'), randomBytes(300_017)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  check.writeUInt32BE(crc32(chunk));
  const parts = [file.subarray(0, endOfHeader), length, chunk, check, file.subarray(endOfHeader)];
  return new Blob([new Uint8Array(Buffer.concat(parts))], { type: 'image/png' });
}

/** Signature and IHDR of a PNG. */
const endOfHeader = 33;

describe(`${String(requestCount)} uploads to deployments that fail (seed ${String(seed)})`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'specway-chaos-'));
  const played = new Set<string>();
  let upstreams: readonly UploadUpstream[] = [];
  let open: UsageGateway;
  let picture: Blob;
  let requestIds: readonly string[] = [];
  let metrics: MetricsText;
  let left: readonly string[] = [];
  let records: readonly UsageRowText[] = [];

  beforeAll(async () => {
    picture = await createLargePicture();
    const serve: Fault = (request, response) => {
      const [name, fault] = pick(faults, random);
      played.add(name);
      fault(request, response);
    };
    upstreams = await Promise.all([createUploadUpstream(serve), createUploadUpstream(serve)]);
    const timeouts = { connectMs: 1000, firstByteMs: 200, idleMs: 200, totalMs: 2000 };
    const deployments = upstreams.map(({ url }, index) => ({
      ...createUpstreamDeployment('openai', url, timeouts),
      id: `upload-${String(index)}`,
      concurrency: 6,
      retryAmbiguous: true,
      abort: index === 0 ? ('cancel' as const) : ('drain' as const),
    }));
    open = await createUsageGateway({ dataDir, deployments, routing: quickRouting });
    let asked = 0;
    const ids: string[] = [];
    const work = async (): Promise<void> => {
      while (asked++ < requestCount) ids.push(...(await ask()));
    };
    await Promise.all(Array.from({ length: 24 }, work));
    requestIds = ids;
    metrics = await waitUntilIdle();
    left = await waitForFiles();
    records = await open.stopAndRead();
  }, 60_000);

  afterAll(async () => {
    await Promise.all(upstreams.map((upstream) => upstream.close()));
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** One of four clients leaves, in the middle of its upload or later. The id of the request, where it came to an answer. */
  async function ask(): Promise<readonly string[]> {
    const form = new FormData();
    form.set('model', 'imgfam-2');
    form.set('prompt', 'A cat');
    if (random() < 0.5) form.set('stream', 'true');
    form.append('image[]', picture, 'a.png');
    form.append('image[]', picture, 'b.png');
    const signal = random() < 0.25 ? AbortSignal.timeout(1 + Math.floor(random() * 60)) : undefined;
    const headers = { authorization: `Bearer ${open.gateway.apiKey}` };
    try {
      const init = { method: 'POST', headers, body: form, ...(signal ? { signal } : {}) };
      const answer = await fetch(`${open.gateway.url}/v1/images/edits`, init);
      await answer.text().catch(() => '');
      return [answer.headers.get('x-request-id') ?? ''];
    } catch (error) {
      if (signal?.aborted === true) return [];
      throw error;
    }
  }

  async function scrape(): Promise<MetricsText> {
    const answer = await fetch(`${open.gateway.url}/metrics`, { headers: { connection: 'close' } });
    return parseMetrics(await answer.text());
  }

  function countUnderWay({ samples }: MetricsText): number {
    const names = new Set(['specway_requests_in_flight', 'specway_deployment_calls']);
    return samples.reduce((sum, { name, value }) => sum + (names.has(name) ? value : 0), 0);
  }

  /** The question itself is one. What has not ended after five seconds never will. */
  async function waitUntilIdle(): Promise<MetricsText> {
    const deadline = performance.now() + 5_000;
    for (;;) {
      const now = await scrape();
      if (countUnderWay(now) === 1 || performance.now() > deadline) return now;
      await sleep(50);
    }
  }

  /** Files go a moment after their request. */
  async function waitForFiles(): Promise<readonly string[]> {
    const list = () => [...listUploads(join(dataDir, 'uploads')), ...listOpenFiles()];
    for (let waited = 0; waited < 2_000 && list().length > 0; waited += 20) await sleep(20);
    return list();
  }

  function listOpenFiles(): readonly string[] {
    if (process.platform !== 'linux') return [];
    const links = readdirSync('/proc/self/fd').map((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`);
      } catch {
        return '';
      }
    });
    return links.filter((link) => link.startsWith(join(dataDir, 'uploads')));
  }

  it('play every fault, and are repeated', () => {
    expect(played).toEqual(new Set(faults.map(([name]) => name)));
    const attempts = records.map((record) => Number(record.attempts));
    expect(Math.max(...attempts)).toBe(quickRouting.attempts);
    expect(records.filter(({ outcome }) => outcome === 'answered').length).toBeGreaterThan(requestCount / 6);
  });

  it('leave no file, open or not, and no place taken', () => {
    expect(left).toEqual([]);
    expect(countUnderWay(metrics)).toBe(1);
  });

  it('leave one usage record each, where they were answered', () => {
    const recorded = records.map((record) => record.request_id);
    expect(new Set(recorded).size).toBe(recorded.length);
    expect(requestIds.filter((id) => !recorded.includes(id))).toEqual([]);
    expect(open.gateway.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
