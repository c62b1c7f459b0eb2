import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VideoGenerationTask } from '../../../generated/contract-types.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { createS3Store } from '../../../src/stores/objects/create-s3-store.ts';
import { createAccountGateway, type AccountGateway } from '../../support/account-gateway.ts';
import { checkAnswer } from '../../support/contract-answer.ts';
import { loadContract } from '../../support/contract-document.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';
import { readAll } from '../../support/object-store-suite.ts';
import {
  createS3Config,
  lateMs,
  startBetween,
  startS3,
  type S3Between,
  type S3Server,
} from '../../support/s3-server.ts';
import { videoModel } from '../../support/video-gateway.ts';

const contract = loadContract('neutral');

let s3: S3Server;
let between: S3Between;
let gateway: AccountGateway;
/** Requests to the bucket of copies that are refused, and whether all of both buckets are, or are late. */
const trouble = { refusals: 0, isAway: false, isSlow: false };

beforeAll(async () => {
  s3 = await startS3('videos', 'films');
  between = await startBetween(s3.endpoint, ({ method, url = '' }) => {
    if (trouble.isAway) return 'refuse';
    if (trouble.isSlow) return 'late';
    if (method !== 'PUT' || !url.startsWith('/films/') || trouble.refusals === 0) return 'pass';
    trouble.refusals -= 1;
    return 'refuse';
  });
  const { video } = createTestConfig('.');
  const poll = { firstMs: 200, intervalMs: 200, maxIntervalMs: 400 };
  gateway = await createAccountGateway({
    // Nobody comes near it: that answers say its level is what the contract has to know.
    accounts: { limits: { rpm: 1_000, tpm: null, concurrency: null } },
    config: {
      objects: createS3Config(between.url),
      video: { ...video, poll, storageUris: ['s3://films/out/'] },
    },
  });
});

afterAll(async () => {
  await gateway.stop();
  between.close();
  await s3.close();
}, 60_000);

beforeEach(() => {
  between.seen.length = 0;
  trouble.refusals = 0;
  trouble.isAway = false;
  trouble.isSlow = false;
});

/** Every answer is held to the contract. */
async function call(operationId: string, path: string, body?: object) {
  const response = await fetch(gateway.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const answer = { status, headers: Object.fromEntries(headers), body: bytes };
  expect(checkAnswer(contract, operationId, { answer, expectation: { status: null } })).toEqual([]);
  return {
    status,
    headers,
    bytes,
    read: () => JSON.parse(bytes.toString()) as { data: VideoGenerationTask },
  };
}

const submit = async (storageUri?: string) => {
  const metadata = { durationSeconds: 4, ...(storageUri && { storageUri }) };
  const body = { model: videoModel, prompt: 'A paper boat', metadata };
  return await call('createVideoGeneration', '/v1/video/generations', body);
};

async function end(id: string): Promise<VideoGenerationTask> {
  for (;;) {
    const { data } = (await call('getVideoGeneration', `/v1/video/generations/${id}`)).read();
    if (data.status === 'succeeded' || data.status === 'failed') return data;
    await sleep(200);
  }
}

const make = async (storageUri?: string) => {
  const { bytes } = await submit(storageUri);
  return await end((JSON.parse(bytes.toString()) as { id: string }).id);
};

const countCopies = () => between.seen.filter((line) => line.startsWith('PUT /films/')).length;

describe('storageUri', () => {
  it('is where the gateway leaves a copy, under the name of the task', { timeout: 60_000 }, async () => {
    const task = await make('s3://films/out/Reel-7/(First)');
    const uri = `s3://films/out/Reel-7/(First)/${task.task_id}/0.mp4`;
    expect(task).toMatchObject({ status: 'succeeded', metadata: { storage_uris: [uri] } });
    expect(task.metadata).not.toHaveProperty('storage_error');
    const config = createS3Config(s3.endpoint, { bucket: 'films', prefix: 'out/Reel-7/(First)/' });
    const films = createS3Store({ config, clock: systemClock });
    const { bytes } = await call('getVideoContent', `/v1/videos/${task.task_id}/content`);
    expect(await readAll(films, `${task.task_id}/0.mp4`)).toBe(bytes.toString());
    await films.close();
  });

  it('is tried again', { timeout: 60_000 }, async () => {
    trouble.refusals = 2;
    const task = await make('s3://films/out/');
    expect(task.metadata).toMatchObject({ storage_uris: [`s3://films/out/${task.task_id}/0.mp4`] });
    expect(countCopies()).toBe(3);
  });

  it('is given up after five tries, which the task tells and survives', { timeout: 60_000 }, async () => {
    trouble.refusals = Infinity;
    const task = await make('s3://films/out/');
    const error = `The videos could not be stored at s3://films/out/${task.task_id}.`;
    expect(task).toMatchObject({ status: 'succeeded', metadata: { storage_error: error } });
    expect(task.metadata).not.toHaveProperty('storage_uris');
    expect(countCopies()).toBe(5);
    expect((await call('getVideoContent', `/v1/videos/${task.task_id}/content`)).status).toBe(200);
  });

  it.each([
    's3://films/',
    's3://films/outside/',
    's3://films/out/../in/',
    's3://films/out/%2e%2e/in/',
    's3://films/out/?versionId=1',
    's3://other/out/',
    'gs://films/out/',
    'https://films/out/',
  ])('is refused for %s, which lies elsewhere', async (uri) => {
    const { status, bytes } = await submit(uri);
    expect(status).toBe(400);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      error: { param: 'metadata.storageUri', code: 'invalid_value' },
    });
  });
});

describe('an object store that fails', () => {
  it(
    'is answered 503 storage_unavailable with Retry-After 60, by submissions and downloads',
    { timeout: 60_000 },
    async () => {
      const task = await make();
      // What was found fit for use is taken to be so for five seconds.
      await sleep(5_100);
      trouble.isAway = true;
      for (const { status, headers, bytes } of [
        await submit(),
        await call('getVideoContent', `/v1/videos/${task.task_id}/content`),
      ]) {
        expect([status, headers.get('retry-after')]).toEqual([503, '60']);
        expect(JSON.parse(bytes.toString())).toMatchObject({ error: { code: 'storage_unavailable' } });
      }
      const flat = { model: videoModel, prompt: 'A paper boat', seconds: '4' };
      const { status, headers } = await call('createVideo', '/v1/videos', flat);
      expect([status, headers.get('x-ratelimit-limit-requests')]).toEqual([503, '1000']);
      trouble.isAway = false;
      expect((await submit()).status).toBe(200);
    },
  );

  it(
    'makes no task of an order whose client has left before the store said that there is room',
    { timeout: 60_000 },
    async () => {
      const countTasks = async () => {
        const { bytes } = await call('listVideos', '/v1/videos?limit=100');
        return (JSON.parse(bytes.toString()) as { data: readonly unknown[] }).data.length;
      };
      const before = await countTasks();
      await sleep(5_100);
      trouble.isSlow = true;
      const leaving = fetch(`${gateway.url}/v1/video/generations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: videoModel, prompt: 'A paper boat' }),
        signal: AbortSignal.timeout(lateMs / 2),
      });
      await expect(leaving).rejects.toThrow();
      await sleep(2 * lateMs);
      expect(await countTasks()).toBe(before);
      expect((await submit()).status).toBe(200);
    },
  );
});
