import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../../src/core/video/video-upstream.ts';
import { createGeminiAdapter } from '../../../src/providers/gemini/create-gemini-adapter.ts';
import { findPublicHost } from '../../../src/providers/http/download/find-public-host.ts';
import { catchError, testCredential } from '../../support/create-upstream-call.ts';
import { createVideoOrder, expectDone, fetchFirst, readDownload } from '../../support/create-video-call.ts';
import { openDnsServer, type DnsServer } from '../../support/dns-server.ts';
import { answerBody, answerJson, answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, readVendorCertificate, type FakeUpstream } from '../../support/fake-upstream.ts';
import {
  describeVideoAdapter,
  useVideoBench,
  type VideoAdapterSuite,
} from '../../support/video-adapter-suite.ts';

const film = readFileSync(new URL('../../fixtures/videos/film.mp4', import.meta.url));

const operation = 'models/veo-3.1-generate-preview/operations/k3x9';

const suite: VideoAdapterSuite = {
  provider: 'gemini',
  createAdapter: createGeminiAdapter,
  submitted: { name: operation },
  upstreamId: operation,
  running: { name: operation },
};

const done = (generateVideoResponse: unknown) =>
  answerJson({ name: operation, done: true, response: { generateVideoResponse } });

const sample = (uri: string) => done({ generatedSamples: [{ video: { uri } }] });

describe('the videos of gemini', () => {
  describeVideoAdapter(suite);
  const { upstream, submit, poll } = useVideoBench(suite);

  it('submits the whole order', async () => {
    upstream().answer(answerJson(suite.submitted));
    const order = { seconds: 6, aspectRatio: '9:16', negativePrompt: 'text', personGeneration: 'allow_all' };
    await submit({ order, picture: Buffer.from('picture'), upstreamModel: 'veo-3.1-generate-preview' });
    const [call] = upstream().calls;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1beta/models/veo-3.1-generate-preview:predictLongRunning',
      headers: { 'x-goog-api-key': testCredential, 'content-type': 'application/json' },
    });
    expect(call?.json()).toEqual({
      instances: [
        {
          prompt: 'A paper boat on a rainy street',
          image: { bytesBase64Encoded: Buffer.from('picture').toString('base64'), mimeType: 'image/png' },
        },
      ],
      parameters: {
        aspectRatio: '9:16',
        durationSeconds: 6,
        resolution: '720p',
        sampleCount: 1,
        negativePrompt: 'text',
        personGeneration: 'allow_all',
      },
    });
  });

  it('asks for the operation by its name', async () => {
    upstream().answer(answerJson({ name: operation, metadata: { progressPercent: 30 } }));
    expect(await poll()).toEqual({ kind: 'running', progress: 30, retryAfterMs: null });
    expect(upstream().calls[0]).toMatchObject({ method: 'GET', path: `/v1beta/${operation}` });
  });

  it.each(['../../v1beta/files', '/etc', 'https://example.com', 'a b'])(
    'takes no operation named %j',
    async (name) => {
      upstream().answer(answerJson({ name }));
      expect((await catchError(submit())).upstream?.kind).toBe('invalid_answer');
    },
  );

  it('takes one video, and none for a bucket', () => {
    const { video } = createGeminiAdapter();
    const canTake = (changes: Parameters<typeof createVideoOrder>[0]) =>
      video?.canTake(createVideoOrder(changes), 'veo');
    expect(canTake({})).toBe(true);
    expect(canTake({ storageUri: 's3://films/' })).toBe(true);
    expect(canTake({ sampleCount: 2 })).toBe(false);
    expect(canTake({ storageUri: 'gs://films/' })).toBe(false);
  });

  it('fetches a file of its own origin with the credential in a header, and no key in the query', async () => {
    upstream().answer(
      sample(`${upstream().url}/v1beta/files/a:download?alt=media&key=AIza`),
      answerBody(film, { headers: { 'content-length': film.length } }),
    );
    const state = await poll();
    const { bytes, ...facts } = await fetchFirst(state);
    expect(facts).toEqual({ mediaType: 'video/mp4', sizeBytes: film.length });
    expect((await readDownload({ bytes, ...facts })).equals(film)).toBe(true);
    expect(upstream().calls[1]).toMatchObject({
      path: '/v1beta/files/a:download?alt=media',
      headers: { 'x-goog-api-key': testCredential, 'accept-encoding': 'identity' },
    });
    expect(expectDone(state).samples[0]).toMatchObject({ sentAs: 'file', storageUri: null });
  });

  it('decodes a video within the answer', async () => {
    upstream().answer(
      done({
        generatedSamples: [{ video: { encodedVideo: film.toString('base64'), encoding: 'video/mp4' } }],
      }),
    );
    const state = expectDone(await poll());
    expect(state.samples[0]?.sentAs).toBe('base64');
    const download = await fetchFirst(state);
    expect(download).toMatchObject({ mediaType: 'video/mp4', sizeBytes: film.length });
    expect((await readDownload(download)).equals(film)).toBe(true);
    state.release();
  });

  it('takes what is no base64 for no answer', async () => {
    upstream().answer(done({ generatedSamples: [{ video: { encodedVideo: '§§§§' } }] }));
    expect((await catchError(poll())).upstream?.kind).toBe('invalid_answer');
  });

  it('tells what was filtered, in words that may be shown', async () => {
    const reasons = [`It shows people, says ${testCredential} at https://10.1.2.3.`];
    upstream().answer(done({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: reasons }));
    const state = expectDone(await poll());
    expect(state).toMatchObject({ samples: [], filteredCount: 1 });
    expect(state.filteredReasons).toHaveLength(1);
    expect(state.filteredReasons[0]).toMatch(/^It shows people, says /u);
    expect(state.filteredReasons[0]).not.toMatch(/secret|10\.1/u);
  });

  it('delivers no more than was ordered', async () => {
    const video = { uri: `${upstream().url}/a` };
    upstream().answer(done({ generatedSamples: [{ video }, { video }, { video }] }));
    expect(expectDone(await poll()).samples).toHaveLength(1);
  });

  it.each([
    [{ code: 3, message: 'The prompt is too long.' }, 'invalid_request', 3],
    [{ code: 3, message: 'The prompt was blocked by a safety filter.' }, 'content_policy_violation', 3],
    [{ code: 8, message: 'Quota.' }, 'quota_exceeded', 8],
    [{ code: 13, message: 'Internal.' }, 'generation_failed', 13],
    [{ code: 14, message: 'Later.' }, 'upstream_error', 14],
    ['It broke.', 'generation_failed', null],
  ])('takes the error %j for %s', async (error, code, upstreamCode) => {
    upstream().answer(answerJson({ name: operation, done: true, error }));
    expect(await poll()).toMatchObject({ kind: 'failed', failure: { code, upstreamCode } });
  });

  it('takes an end without anything for a failure', async () => {
    upstream().answer(answerJson({ name: operation, done: true, response: {} }));
    expect(await poll()).toMatchObject({ kind: 'failed', failure: { code: 'generation_failed' } });
  });

  it.each([
    'http://169.254.169.254/computeMetadata/v1/',
    'http://localhost:1/a',
    'https://evil.example.com/a',
    'http://storage.googleapis.com/a',
    'gs://bucket/a',
    'file:///etc/passwd',
    'files/a',
  ])('asks nobody at %s', async (uri) => {
    upstream().answer(sample(uri));
    const state = await poll();
    await expect(fetchFirst(state)).rejects.toThrow(ForbiddenAddressError);
    expect(upstream().calls).toHaveLength(1);
  });
});

describe('the hosts of the vendor', () => {
  const trusted = getCACertificates('default');
  let vendor: FakeUpstream;
  const findHost = () =>
    Promise.resolve({
      addresses: [{ address: '127.0.0.1', family: 4 }],
      port: Number(new URL(vendor.url).port),
    });
  const { upstream, poll } = useVideoBench(suite, { findHost });

  beforeAll(() => setDefaultCACertificates([...trusted, readVendorCertificate()]));
  afterAll(() => setDefaultCACertificates(trusted));
  beforeEach(async () => {
    vendor = await createFakeUpstream('tls');
  });
  afterEach(() => vendor.close());

  it('give a file without the credential', async () => {
    upstream().answer(sample('https://video.googleapis.com/a?signature=b'));
    vendor.answer(answerBody(film));
    expect((await readDownload(await fetchFirst(await poll()))).equals(film)).toBe(true);
    expect(vendor.calls[0]?.path).toBe('/a?signature=b');
    expect(JSON.stringify(vendor.calls[0]?.headers)).not.toContain(testCredential);
    await expect.poll(() => vendor.countConnections()).toBe(0);
  });

  it('may be redirected to, without the credential', async () => {
    upstream().answer(
      sample(`${upstream().url}/a`),
      answerStatus(302, { location: 'https://lh3.googleusercontent.com/b?key=AIza&x=1' }),
    );
    vendor.answer(answerBody(film));
    expect((await readDownload(await fetchFirst(await poll()))).equals(film)).toBe(true);
    expect(upstream().calls[1]?.headers['x-goog-api-key']).toBe(testCredential);
    expect(vendor.calls[0]?.path).toBe('/b?x=1');
    expect(JSON.stringify(vendor.calls[0]?.headers)).not.toContain(testCredential);
  });

  it('may not redirect to this machine', async () => {
    upstream().answer(sample('https://video.googleapis.com/a'));
    vendor.answer(answerStatus(302, { location: 'http://127.0.0.1:1/b' }));
    await expect(fetchFirst(await poll())).rejects.toThrow(ForbiddenAddressError);
    await expect.poll(() => vendor.countConnections()).toBe(0);
  });

  it('are let go of when nobody waits any more', async () => {
    upstream().answer(sample('https://video.googleapis.com/a'));
    vendor.answer(({ response }) => {
      response.writeHead(200, { 'content-length': 10 * film.length }).write(film);
    });
    const leaving = new AbortController();
    const download = await fetchFirst(await poll(), leaving.signal);
    leaving.abort();
    await expect(readDownload(download)).rejects.toThrow();
    await expect.poll(() => vendor.countConnections()).toBe(0);
  });
});

describe('hosts of the internet', () => {
  const { upstream, poll } = useVideoBench(suite, {
    findHost: () => Promise.reject(new ForbiddenAddressError('It is not a host of the internet.')),
  });

  it('are refused where their name leads elsewhere', async () => {
    upstream().answer(sample('https://video.googleapis.com/a'));
    await expect(fetchFirst(await poll())).rejects.toThrow(ForbiddenAddressError);
  });
});

describe('names that are not found', () => {
  let dns: DnsServer;
  const { upstream, poll } = useVideoBench(suite, {
    findHost: (hostname, signal) => findPublicHost(hostname, signal, { servers: [dns.address] }),
  });

  beforeAll(async () => {
    dns = await openDnsServer({ 'video.googleapis.com': 'silent' });
  });
  afterAll(() => dns.close());

  it('are waited for as long as for a connection', async () => {
    upstream().answer(sample('https://video.googleapis.com/a'));
    const error = await catchError(fetchFirst(await poll({ timeouts: { connectMs: 100 } })));
    expect(error).toMatchObject({ code: 'bad_gateway', upstream: { kind: 'connect' } });
  });
});
