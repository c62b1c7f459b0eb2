import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoGateway, pageOrigin, type VideoGateway } from '../../support/video-gateway.ts';

let video: VideoGateway;
/** Tasks by how they end. */
const tasks = { plain: '', failed: '', filtered: '', several: '', base64: '', slow: '' };
let file: Buffer;
let etag: string;
let modified: string;

beforeAll(async () => {
  video = await createVideoGateway();
  tasks.plain = await video.submit('A paper boat');
  tasks.failed = await video.submit('[[failed=upstream_error]] A boat');
  tasks.filtered = await video.submit('[[filtered]] A boat');
  tasks.several = await video.submit('[[filtered=1]] Boats', { metadata: { sampleCount: 3 } });
  tasks.base64 = await video.submit('[[base64]] A boat');
  tasks.slow = await video.submit('[[hang]] A boat');
  for (const id of [tasks.plain, tasks.failed, tasks.filtered, tasks.several, tasks.base64])
    await video.end(id);
  const { bytes, headers } = await get(tasks.plain);
  file = bytes;
  etag = headers.get('etag') ?? '';
  modified = headers.get('last-modified') ?? '';
}, 120_000);

afterAll(() => video.stop(), 120_000);

function get(id: string, headers: Record<string, string> = {}, query = '') {
  return video.call('getVideoContent', `/v1/videos/${id}/content${query}`, { headers });
}

describe('getVideo and getVideoGeneration', () => {
  const ask = async (id: string) => {
    const flat = await video.call('getVideo', `/v1/videos/${id}`);
    const wrapped = await video.call('getVideoGeneration', `/v1/video/generations/${id}`);
    return {
      flat: flat.body as object,
      wrapped: (wrapped.body as { data: object }).data,
      headers: flat.headers,
    };
  };

  it('lead to the video of a task that is completed, and ask for no more questions', async () => {
    const { flat, wrapped, headers } = await ask(tasks.plain);
    const url = `${video.gateway.url}/v1/videos/${tasks.plain}/content`;
    expect(flat).toMatchObject({ status: 'completed', progress: 100, error: null, metadata: null });
    expect(wrapped).toEqual({
      task_id: tasks.plain,
      status: 'succeeded',
      progress: 100,
      format: 'mp4',
      url,
      error: null,
      metadata: null,
    });
    expect(headers.get('openai-poll-after-ms')).toBeNull();
  });

  it('say of one that is under way when to ask again', async () => {
    const { flat, wrapped, headers } = await ask(tasks.slow);
    expect(['queued', 'in_progress']).toContain((flat as { status: string }).status);
    expect(flat).toMatchObject({ completed_at: null, expires_at: null });
    expect(wrapped).toMatchObject({ url: '', format: 'mp4', error: null });
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
  });

  it('say why a task failed', async () => {
    const { flat, wrapped } = await ask(tasks.failed);
    expect(flat).toMatchObject({ status: 'failed', error: { code: 'upstream_error' }, expires_at: null });
    expect(wrapped).toMatchObject({ status: 'failed', url: '', error: { code: 'upstream_error' } });
  });

  it('say what was filtered, all of it or some', async () => {
    const all = await ask(tasks.filtered);
    expect(all.flat).toMatchObject({ status: 'completed', error: null, expires_at: null });
    expect(all.wrapped).toMatchObject({ status: 'succeeded', metadata: { rai_media_filtered_count: 1 } });
    expect((all.wrapped as { url: string }).url).not.toMatch(/^http|^$/);
    const some = await ask(tasks.several);
    const { url, metadata } = some.wrapped as { url: string; metadata: { urls: string[] } };
    expect(metadata).toMatchObject({ rai_media_filtered_count: 1 });
    expect(metadata.urls).toEqual([url, `${url}?index=1`]);
  });

  it('shows the bytes that the upstream sent as base64, in the wrapped form', async () => {
    const { flat, wrapped } = await ask(tasks.base64);
    const { bytes } = await get(tasks.base64);
    const { bytes_base64_encoded: shown, url } = wrapped as { bytes_base64_encoded: string; url: string };
    expect(Buffer.from(shown, 'base64').equals(bytes)).toBe(true);
    expect(url).toContain('/content');
    expect(flat).not.toHaveProperty('bytes_base64_encoded');
  });

  it('answer what is no task of the key in their own forms', async () => {
    const missing = 'task_00000000000000000000000000';
    for (const id of [missing, 'task_1', 'x'.repeat(3_000), '%00', 'task_..']) {
      const flat = await video.call('getVideo', `/v1/videos/${id}`);
      expect([flat.status, (flat.body as { error: { code: string } }).error.code]).toEqual([
        404,
        'task_not_found',
      ]);
      const wrapped = await video.call('getVideoGeneration', `/v1/video/generations/${id}`);
      expect(wrapped.body).toMatchObject({ code: 'task_not_exist', data: null });
    }
    const none = await video.call('getVideoGeneration', `/v1/video/generations/${missing}`, { key: null });
    expect(none.body).toMatchObject({ code: 'unauthorized', error: { code: 'missing_api_key' } });
  });
});

describe('getVideoContent', () => {
  it('sends the whole video, with all that is known of it', async () => {
    const { status, headers, bytes } = await get(tasks.plain);
    expect(status).toBe(200);
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${tasks.plain}.mp4"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(Date.parse(modified) - Date.now())).toBeLessThan(120_000);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=10-19', 10, 20],
    ['bytes=10-', 10, Infinity],
    ['bytes=-7', -7, Infinity],
    ['bytes=5-99999999999', 5, Infinity],
    ['Bytes= 1-2 ', 1, 3],
  ])('sends the part %s', async (range, start, end) => {
    const { status, headers, bytes } = await get(tasks.plain, { range });
    const wanted = file.subarray(start, end);
    expect(status).toBe(206);
    expect(bytes.equals(wanted)).toBe(true);
    const first = start < 0 ? file.length + start : start;
    const last = first + wanted.length - 1;
    expect(headers.get('content-range')).toBe(
      `bytes ${String(first)}-${String(last)}/${String(file.length)}`,
    );
  });

  it.each(['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'bytes=a-b', 'bytes=1x-2', 'bytes', ''])(
    'sends all of it for the range %j',
    async (range) => {
      const { status, bytes } = await get(tasks.plain, { range });
      expect([status, bytes.length]).toEqual([200, file.length]);
    },
  );

  it.each(['bytes=99999999-', 'bytes=-0'])('refuses the range %s', async (range) => {
    const { status, headers, body } = await get(tasks.plain, { range });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${String(file.length)}`]);
    expect(body).toMatchObject({ error: { code: 'range_not_satisfiable', param: 'range' } });
  });

  it('keeps to conditions, before it looks at ranges', async () => {
    const range = 'bytes=0-4';
    for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      const answer = await get(tasks.plain, { 'if-none-match': known, range });
      expect([answer.status, answer.bytes.length, answer.headers.get('etag')]).toEqual([304, 0, etag]);
      expect(answer.headers.get('content-length')).toBeNull();
    }
    expect((await get(tasks.plain, { 'if-none-match': '"other"', range })).status).toBe(206);
    expect((await get(tasks.plain, { 'if-match': `"x", ${etag}` })).status).toBe(200);
    for (const other of ['"x"', `W/${etag}`, 'x']) {
      const { status, body } = await get(tasks.plain, { 'if-match': other, 'if-none-match': etag });
      expect([status, (body as { error: { code: string } }).error.code]).toEqual([
        412,
        'precondition_failed',
      ]);
    }
  });

  it('sends a part only of the file that if-range names', async () => {
    const range = 'bytes=0-4';
    const status = async (given: string) => (await get(tasks.plain, { range, 'if-range': given })).status;
    expect(await Promise.all([etag, modified].map(status))).toEqual([206, 206]);
    const others = ['"x"', `W/${etag}`, 'Mon, 21 Sep 2020 13:14:34 GMT', 'x'];
    expect(await Promise.all(others.map(status))).toEqual([200, 200, 200, 200]);
  });

  it('answers HEAD with the same head, whatever range it names', async () => {
    const path = `/v1/videos/${tasks.plain}/content`;
    const head = async (headers: Record<string, string>) =>
      await video.call('headVideoContent', path, { method: 'HEAD', headers });
    const whole = await head({ range: 'bytes=0-1' });
    expect([whole.status, whole.bytes.length]).toEqual([200, 0]);
    const got = await get(tasks.plain);
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified', 'content-disposition'])
      expect(whole.headers.get(name)).toBe(got.headers.get(name));
    expect((await head({ 'if-none-match': etag })).status).toBe(304);
    expect((await head({ 'if-match': '"x"' })).status).toBe(412);
  });

  it('finds one of several videos by its index', async () => {
    const [first, second] = [await get(tasks.several), await get(tasks.several, {}, '?index=1')];
    expect(second.headers.get('content-disposition')).toContain(`${tasks.several}-1.mp4`);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    const none = await get(tasks.several, {}, '?index=2');
    expect([none.status, (none.body as { error: object }).error]).toMatchObject([
      400,
      { code: 'invalid_value', param: 'index' },
    ]);
    expect((await get(tasks.plain, {}, '?variant=thumbnail')).status).toBe(400);
  });

  it.each([
    ['failed', 400, 'generation_failed'],
    ['filtered', 404, 'content_filtered'],
    ['slow', 400, 'task_not_completed'],
  ] as const)('has nothing of a task that is %s', async (which, status, code) => {
    const answer = await get(tasks[which]);
    expect([answer.status, (answer.body as { error: { code: string } }).error.code]).toEqual([status, code]);
    const pollAfter = answer.headers.get('openai-poll-after-ms');
    expect(pollAfter === null).toBe(which !== 'slow');
    const head = await video.call('headVideoContent', `/v1/videos/${tasks[which]}/content`, {
      method: 'HEAD',
    });
    expect([head.status, head.bytes.length]).toEqual([status, 0]);
  });

  it('may be read by pages of configured origins, in parts', async () => {
    const { headers } = await get(tasks.plain, { origin: pageOrigin });
    const exposed = headers.get('access-control-expose-headers') ?? '';
    for (const name of ['content-range', 'accept-ranges', 'content-length', 'etag', 'content-disposition'])
      expect(exposed).toContain(name);
  });
});

describe('createVideoLink', () => {
  const link = async (id: string, body: object = {}) =>
    await video.call('createVideoLink', `/v1/videos/${id}/link`, { body });

  it('makes an address that needs no key, in parts and as a head', async () => {
    const { body } = await link(tasks.plain);
    const { url, expires_at: expiresAt } = body as { url: string; expires_at: number };
    expect(Math.abs(expiresAt - Date.now() / 1000 - 3600)).toBeLessThan(60);
    const path = url.slice(video.gateway.url.length);
    const part = await video.call('getVideoContent', path, { key: null, headers: { range: 'bytes=0-9' } });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    expect(part.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const head = await video.call('headVideoContent', path, { key: null, method: 'HEAD' });
    expect(head.status).toBe(200);
    const token = new URL(url).searchParams.get('token') ?? 'none';
    expect(video.gateway.logText()).not.toContain(token);
  });

  it('opens one video of one task, and no more', async () => {
    const { body } = await link(tasks.several, { index: 1, expires_in: 60 });
    const { url } = body as { url: string };
    const path = url.slice(video.gateway.url.length);
    const status = async (asked: string) =>
      (await video.call('getVideoContent', asked, { key: null })).status;
    expect(await status(path)).toBe(200);
    const wrong = [
      path.replace('index=1', 'index=0'),
      path.replace('index=1&', ''),
      path.replace(tasks.several, tasks.plain),
      path.replace(/token=./, 'token='),
      path.replace(/token=[^&]*/, 'token='),
      path.replace(/token=[^&]*/, 'token=a&token=b'),
    ];
    for (const asked of wrong) expect([400, 401]).toContain(await status(asked));
    const flat = await fetch(
      `${video.gateway.url}/v1/videos/${tasks.several}?token=${new URL(url).searchParams.get('token') ?? ''}`,
    );
    expect(flat.status).toBe(401);
  });

  it.each([
    ['slow', 400, 'task_not_completed'],
    ['failed', 400, 'generation_failed'],
    ['filtered', 404, 'content_filtered'],
  ] as const)('is refused, as the download is, for a task that is %s', async (which, status, code) => {
    const answer = await link(tasks[which]);
    expect([answer.status, (answer.body as { error: { code: string } }).error.code]).toEqual([status, code]);
    expect(answer.headers.get('openai-poll-after-ms') === null).toBe(which !== 'slow');
  });

  it('is refused for a video that the task does not have', async () => {
    const answer = await link(tasks.several, { index: 2 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'invalid_value', param: 'index' } });
  });

  it('is refused for lengths out of range', async () => {
    expect((await link(tasks.plain, { expires_in: 59 })).status).toBe(400);
    expect((await link(tasks.plain, { expires_in: 86_401 })).status).toBe(400);
    expect((await link('task_1')).status).toBe(404);
  });
});
