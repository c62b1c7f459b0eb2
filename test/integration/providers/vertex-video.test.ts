import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../../src/core/video/video-upstream.ts';
import { createVertexAdapter } from '../../../src/providers/vertex/create-vertex-adapter.ts';
import { catchError } from '../../support/create-upstream-call.ts';
import { createVideoOrder, expectDone, fetchFirst, readDownload } from '../../support/create-video-call.ts';
import { answerBody, answerJson, answerStatus, waitForDrain } from '../../support/fake-answers.ts';
import { createFakeUpstream, readVendorCertificate, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createTokenServer, type TokenServer } from '../../support/token-server.ts';
import {
  describeVideoAdapter,
  useVideoBench,
  type VideoAdapterSuite,
} from '../../support/video-adapter-suite.ts';

const film = readFileSync(new URL('../../fixtures/videos/film.mp4', import.meta.url));

const place = '/v1/projects/my-project-123/locations/us-central1/publishers/google';

const operation =
  'projects/my-project-123/locations/us-central1/publishers/google/models/veo-3.1-generate-001/operations/8f1b-22';

const suite: VideoAdapterSuite = {
  provider: 'vertex',
  createAdapter: createVertexAdapter,
  place,
  submitted: { name: operation },
  upstreamId: operation,
  running: { name: operation },
};

const done = (response: unknown) => answerJson({ name: operation, done: true, response });

describe('the videos of vertex', () => {
  describeVideoAdapter(suite);
});

describe('the videos of vertex with a service account', () => {
  let tokens: TokenServer;
  let storage: FakeUpstream;
  const trusted = getCACertificates('default');
  const findHost = (hostname: string) => {
    if (hostname !== 'storage.googleapis.com') throw new Error(`Nobody asked for ${hostname}.`);
    const { port } = new URL(storage.url);
    return Promise.resolve({ addresses: [{ address: '127.0.0.1', family: 4 }], port: Number(port) });
  };
  const { upstream, submit, poll } = useVideoBench(suite, { findHost });
  const model = 'publishers/google/models/veo-3.1-generate-001';

  beforeAll(() => setDefaultCACertificates([...trusted, readVendorCertificate()]));
  afterAll(() => setDefaultCACertificates(trusted));
  beforeEach(async () => {
    [tokens, storage] = await Promise.all([createTokenServer(), createFakeUpstream('tls')]);
  });
  afterEach(async () => {
    await Promise.all([tokens.close(), storage.close()]);
  });

  it('submits, and asks for the operation, with a token', async () => {
    upstream().answer(answerJson({ name: operation }), answerJson({ name: operation }));
    const order = { sampleCount: 3, storageUri: 'gs://films/out/' };
    const options = { credential: tokens.credential, upstreamModel: model, order };
    const upstreamId = await submit(options);
    await poll({ ...options, upstreamId });
    expect(upstream().calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${place}/models/veo-3.1-generate-001:predictLongRunning`,
      `POST ${place}/models/veo-3.1-generate-001:fetchPredictOperation`,
    ]);
    expect(upstream().calls[0]?.json()).toMatchObject({
      parameters: { sampleCount: 3, storageUri: 'gs://films/out/' },
    });
    expect(upstream().calls[1]?.json()).toEqual({ operationName: operation });
    expect(upstream().calls.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
  });

  it('uses no token again that was refused', async () => {
    upstream().answer(answerStatus(401), answerJson({ name: operation }));
    await catchError(poll({ credential: tokens.credential }));
    await poll({ credential: tokens.credential });
    expect(upstream().calls[1]?.headers.authorization).toBe('Bearer token-2');
  });

  it('fetches from the bucket of the order, with the token', async () => {
    const gcsUri = 'gs://films/out/123/sample 0.mp4';
    upstream().answer(done({ videos: [{ gcsUri, mimeType: 'video/mp4' }] }));
    storage.answer(answerBody(film));
    const state = await poll({ credential: tokens.credential, order: { storageUri: 'gs://films/out' } });
    expect(expectDone(state).samples[0]).toMatchObject({ sentAs: 'file', storageUri: gcsUri });
    expect((await readDownload(await fetchFirst(state))).equals(film)).toBe(true);
    expect(storage.calls[0]).toMatchObject({
      path: '/storage/v1/b/films/o/out%2F123%2Fsample%200.mp4?alt=media',
      headers: { authorization: 'Bearer token-1' },
    });
  });

  it.each([
    ['gs://films/others/1.mp4', 'gs://films/out/'],
    ['gs://films/outside/1.mp4', 'gs://films/out'],
    ['gs://secrets/out/1.mp4', 'gs://films/out/'],
    ['gs://films/out/', 'gs://films/out/'],
    ['gs://films/out/1.mp4', null],
    ['gs://films/out/1.mp4', 's3://films/out/'],
  ])('does not read %s where the order said %s', async (gcsUri, storageUri) => {
    upstream().answer(done({ videos: [{ gcsUri }] }));
    const state = await poll({ credential: tokens.credential, order: { storageUri } });
    await expect(fetchFirst(state)).rejects.toThrow(ForbiddenAddressError);
    expect(storage.calls).toEqual([]);
  });

  it('says nothing of the project in an error', async () => {
    const error = { code: 9, message: 'Publisher model projects/my-project-123/models/veo is not ready.' };
    upstream().answer(answerJson({ name: operation, done: true, error }));
    const state = await poll({ credential: tokens.credential });
    expect(state).toMatchObject({ kind: 'failed', failure: { code: 'invalid_request', upstreamCode: 9 } });
    expect(JSON.stringify(state)).not.toContain('my-project-123');
  });
});

describe('videos within an answer of vertex', () => {
  const { upstream, poll } = useVideoBench(suite, { maxAnswerBytes: 24_000_000 });
  /** Three megabytes that begin as a film does. */
  const large = Buffer.concat([film, Buffer.alloc(3_000_000, 7)]);
  const videos = [{ bytesBase64Encoded: large.toString('base64'), mimeType: 'video/mp4' }];

  it('come whole', async () => {
    upstream().answer(done({ videos: [...videos, ...videos], raiMediaFilteredCount: 1 }));
    const state = expectDone(await poll({ order: { sampleCount: 3 } }));
    expect(state).toMatchObject({ samples: [{ sentAs: 'base64' }, { sentAs: 'base64' }], filteredCount: 1 });
    for (const { fetch } of state.samples) {
      const download = await fetch(new AbortController().signal);
      expect(download.sizeBytes).toBe(large.length);
      expect((await readDownload(download)).equals(large)).toBe(true);
    }
    state.release();
  });

  it('are read two at a time; who comes later asks again', async () => {
    upstream().answerAlways(done({ videos }));
    const [first, second] = [expectDone(await poll()), expectDone(await poll())];
    expect(await poll()).toEqual({ kind: 'running', progress: null, retryAfterMs: 2_000 });
    first.release();
    first.release();
    const third = expectDone(await poll());
    await expect(first.samples[0]?.fetch(new AbortController().signal)).rejects.toThrow('let go');
    expect(await poll()).toMatchObject({ kind: 'running' });
    second.release();
    third.release();
    expectDone(await poll()).release();
  });

  it('hold no place where they are short, or the answer is none', async () => {
    const short = done({ videos: [{ bytesBase64Encoded: film.toString('base64') }] });
    upstream().answer(short, short, short);
    for (let count = 0; count < 3; count += 1) expectDone(await poll());
    const broken = answerJson({ nonsense: large.toString('base64') });
    upstream().answer(broken, broken, broken, done({ videos }));
    for (let count = 0; count < 3; count += 1) {
      expect((await catchError(poll())).upstream?.kind).toBe('invalid_answer');
    }
    expectDone(await poll()).release();
  });

  it('may take longer than a question', async () => {
    const body = Buffer.from(JSON.stringify({ name: operation, done: true, response: { videos } }));
    upstream().answer(async ({ response, pause }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(body.subarray(0, 3_500_000));
      await pause(600);
      response.end(body.subarray(3_500_000));
    });
    expectDone(await poll({ answerMs: 400 })).release();
  });

  it('are not read where they are too long', async () => {
    const endless = Buffer.from(
      `{"done":true,"response":{"videos":[{"bytesBase64Encoded":"${'A'.repeat(1_000_000)}`,
    );
    let sent = 0;
    upstream().answer(async (exchange) => {
      const { response, socket } = exchange;
      response.writeHead(200, { 'content-type': 'application/json' }).write(endless);
      while (sent < 400 && !socket.destroyed) {
        sent += 1;
        if (!response.write(Buffer.alloc(1_000_000, 'A'))) await waitForDrain(exchange);
      }
    });
    const before = process.memoryUsage.rss();
    expect((await catchError(poll())).upstream?.kind).toBe('invalid_answer');
    expect(sent).toBeLessThan(60);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  });
});

describe('createVertexAdapter', () => {
  it('takes up to four videos, and those for a bucket', () => {
    const { video } = createVertexAdapter();
    expect(video?.maxSamples).toBe(4);
    expect(video?.canTake(createVideoOrder({ sampleCount: 4, storageUri: 'gs://films/' }), 'veo')).toBe(true);
    expect(video?.canTake(createVideoOrder({ sampleCount: 5 }), 'veo')).toBe(false);
  });
});
