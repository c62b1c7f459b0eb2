import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenAddressError, type VideoDownload } from '../../../src/core/video/video-upstream.ts';
import { createOpenAiAdapter } from '../../../src/providers/openai/create-openai-adapter.ts';
import { catchError, testCredential } from '../../support/create-upstream-call.ts';
import { fetchFirst, readDownload, type TestVideoOptions } from '../../support/create-video-call.ts';
import {
  answerBody,
  answerHtml,
  answerJson,
  answerRaw,
  answerStatus,
  answerSteps,
  keepSilent,
  resetAtOnce,
} from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from '../../support/fake-upstream.ts';
import { useVideoBench } from '../../support/video-adapter-suite.ts';

const film = readFileSync(new URL('../../fixtures/videos/film.mp4', import.meta.url));

const completed = { id: 'video_1', object: 'video', status: 'completed' };

const redirectTo = (location: string) => answerStatus(302, { location });

describe('the download of a video', () => {
  const { upstream, poll } = useVideoBench({
    provider: 'openai',
    createAdapter: createOpenAiAdapter,
    submitted: completed,
    upstreamId: 'video_1',
    running: completed,
  });
  let other: FakeUpstream;
  beforeEach(async () => {
    other = await createFakeUpstream();
  });
  afterEach(() => other.close());

  async function download(
    answer: FakeAnswer,
    options: Partial<TestVideoOptions> = {},
    signal?: AbortSignal,
  ): Promise<VideoDownload> {
    upstream().answer(answerJson(completed), answer);
    return await fetchFirst(await poll(options), signal);
  }

  it.each([
    ['an HTML page', answerHtml(200), 'invalid_answer'],
    ['nothing', answerBody(''), 'invalid_answer'],
    ['JSON', answerJson({ error: null }), 'invalid_answer'],
    ['zeros', answerBody(Buffer.alloc(100_000)), 'invalid_answer'],
    [
      'a coding nobody asked for',
      answerBody(film, { headers: { 'content-encoding': 'gzip' } }),
      'invalid_answer',
    ],
    ['no HTTP', answerRaw('garbage\r\n\r\n'), 'invalid_answer'],
    ['half of HTTP', resetAtOnce(), 'reset'],
    ['a part', answerBody(film, { status: 206 }), 'invalid_answer'],
    ['204', answerStatus(204), 'invalid_answer'],
    ['304', answerStatus(304), 'invalid_answer'],
    ['401', answerStatus(401), 'rejected_credential'],
    ['404', answerStatus(404), 'not_found'],
    ['429', answerStatus(429), 'rate_limited'],
    ['503', answerHtml(503), 'unavailable'],
  ])('fails with %s', async (_what, answer, kind) => {
    const error = await catchError(download(answer));
    expect(error.upstream).toMatchObject({ deploymentId: 'primary', kind });
  });

  it.each([
    [
      'is cut off',
      answerSteps({ steps: [film], end: 'reset', headers: { 'content-length': 10 * film.length } }),
      'reset',
    ],
    ['is cut off in a chunk', answerSteps({ steps: [film], end: 'reset' }), 'reset'],
    [
      'ends too early',
      answerRaw(`HTTP/1.1 200 OK\r\ncontent-length: 4000\r\n\r\n${film.toString('latin1')}`),
      'reset',
    ],
    ['says no more', answerSteps({ steps: [film], end: 'hold' }), 'timeout'],
  ])('fails where it %s', async (_what, answer, kind) => {
    const { bytes } = await download(answer, { timeouts: { idleMs: 300 } });
    const reading = (async () => {
      for await (const _chunk of bytes);
    })();
    expect((await catchError(reading)).upstream?.kind).toBe(kind);
  });

  it('is taken with a coding that is none', async () => {
    const { bytes } = await download(answerBody(film, { headers: { 'content-encoding': 'Identity' } }));
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).equals(film)).toBe(true);
  });

  it('is given up where nobody answers', async () => {
    const error = await catchError(download(keepSilent(), { timeouts: { firstByteMs: 200 } }));
    expect(error.upstream?.kind).toBe('timeout');
  });

  it('reads no faster than it is taken, and lets go when it is returned early', async () => {
    let sentBytes = 0;
    const piece = Buffer.alloc(1_000_000, 1);
    const { bytes } = await download(async ({ response, socket }) => {
      response.writeHead(200).write(film);
      while (!socket.destroyed && sentBytes < 2_000_000_000) {
        sentBytes += piece.length;
        if (!response.write(piece)) {
          await new Promise(
            (resolve) => void [response.once('drain', resolve), socket.once('close', resolve)],
          );
        }
      }
    });
    for await (const _chunk of bytes) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      break;
    }
    expect(sentBytes).toBeLessThan(100_000_000);
    expect(await upstream().calls[1]?.outcome).toBe('left');
  });

  it('keeps memory flat however long it is', async () => {
    const piece = Buffer.alloc(1_000_000, 1);
    const { bytes } = await download(async ({ response, socket }) => {
      response.writeHead(200).write(film);
      for (let count = 0; count < 300 && !socket.destroyed; count += 1) {
        if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
    });
    let [readBytes, peak] = [0, 0];
    const before = process.memoryUsage.rss();
    for await (const chunk of bytes) {
      readBytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage.rss() - before);
    }
    expect(readBytes).toBe(300_000_000 + film.length);
    expect(peak).toBeLessThan(120_000_000);
  });

  it('ends when nobody waits any more', async () => {
    const leaving = new AbortController();
    const answer = answerSteps({ steps: [film], end: 'hold' });
    const { bytes } = await download(answer, {}, leaving.signal);
    leaving.abort();
    await expect(readDownload({ bytes, mediaType: 'video/mp4', sizeBytes: null })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(await upstream().calls[1]?.outcome).toBe('left');
  });

  it('follows redirects to hosts that are listed, without the credential', async () => {
    other.answer(answerBody(film));
    const downloadHosts = [new URL(other.url).host];
    const video = await download(redirectTo(`${other.url}/a?key=AIza&sign=1`), { downloadHosts });
    expect((await readDownload(video)).equals(film)).toBe(true);
    expect(other.calls[0]?.path).toBe('/a?sign=1');
    expect(JSON.stringify(other.calls[0]?.headers)).not.toContain(testCredential);
  });

  it('follows redirects within its own origin, with the credential', async () => {
    upstream().answer(answerJson(completed), redirectTo('../../files/a'), answerBody(film));
    await readDownload(await fetchFirst(await poll()));
    expect(upstream().calls[2]).toMatchObject({
      path: '/v1/files/a',
      headers: { authorization: `Bearer ${testCredential}` },
    });
  });

  it('follows no redirect elsewhere', async () => {
    const locations = [
      other.url,
      'http://169.254.169.254/',
      'https://storage.googleapis.com/a',
      'file:///etc/passwd',
      'http://[',
    ];
    for (const location of locations) {
      await expect(download(redirectTo(location))).rejects.toThrow(ForbiddenAddressError);
    }
    await expect(download(answerStatus(302))).rejects.toThrow(ForbiddenAddressError);
    expect(other.calls).toEqual([]);
  });

  it('follows five redirects and no more', async () => {
    upstream().answerAlways(redirectTo('/again'));
    upstream().answer(answerJson(completed));
    const error = await catchError(fetchFirst(await poll()));
    expect(error.upstream?.kind).toBe('invalid_answer');
    expect(upstream().calls).toHaveLength(7);
  });
});
