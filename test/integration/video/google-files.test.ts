import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../../support/account-gateway.ts';
import { createVideoGateway, videoModel, type VideoGateway } from '../../support/video-gateway.ts';

const mebibyte = 1024 * 1024;

let video: VideoGateway;
/** Tasks by how they end. */
const tasks = { plain: '', several: '', filtered: '', failed: '', slow: '', old: '', large: '' };
/** The first video, as /v1/videos sends it. */
let bytes: Buffer;

beforeAll(async () => {
  video = await createVideoGateway();
  tasks.plain = await video.submit('A paper boat');
  tasks.several = await video.submit('[[filtered=1]] Boats', { metadata: { sampleCount: 3 } });
  tasks.filtered = await video.submit('[[filtered]] A boat');
  tasks.failed = await video.submit('[[failed=upstream_error]] A boat');
  tasks.old = await video.submit('An old boat');
  tasks.large = await video.submit('A large boat');
  tasks.slow = await video.submit('[[hang]] A boat');
  const { slow: _, ...others } = tasks;
  for (const id of Object.values(others)) await video.end(id);
  bytes = (await video.call('getVideoContent', `/v1/videos/${tasks.plain}/content`)).bytes;
  video.gateway.query('update video_tasks set expires_at = 1 where id = ?', tasks.old);
  setSize(tasks.large, 64 * mebibyte + 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
}, 120_000);

afterAll(() => video.stop(), 120_000);

/** What the database says of the size of a task's videos. */
function setSize(id: string, sizeBytes: number): void {
  const change = `update video_tasks set videos_json = json_set(videos_json, '$[0].sizeBytes', ?) where id = ?`;
  video.gateway.query(change, sizeBytes, id);
}

const fileOf = (id: string, index = 0) => `${id.slice(5)}${String(index)}`;
const uriOf = (id: string, index = 0) =>
  `${video.gateway.url}/v1beta/files/${fileOf(id, index)}:download?alt=media`;

function download(file: string, headers: Record<string, string> = {}, query = '?alt=media') {
  return video.call('downloadVideoFile', `/v1beta/files/${file}:download${query}`, { headers });
}

/** What an error says in format C's form. */
function readError(body: unknown): readonly [number, string] {
  const { code, status } = (body as { error: { code: number; status: string } }).error;
  return [code, status];
}

describe('downloadVideoFile', () => {
  it('sends the same as /v1/videos, with all that is known of it', async () => {
    const { status, headers, bytes: sent } = await download(fileOf(tasks.plain));
    expect(status).toBe(200);
    expect(sent.equals(bytes)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${tasks.plain}.mp4"`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends parts, and keeps to conditions', async () => {
    const file = fileOf(tasks.plain);
    const part = await download(file, { range: 'bytes=4-7' });
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, 'ftyp']);
    const etag = part.headers.get('etag') ?? '';
    expect((await download(file, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(file, { range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
    const other = await download(file, { 'if-match': '"x"' });
    expect(readError(other.body)).toEqual([412, 'FAILED_PRECONDITION']);
    const beyond = await download(file, { range: 'bytes=99999999-' });
    expect(readError(beyond.body)).toEqual([416, 'INVALID_ARGUMENT']);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${String(bytes.length)}`);
  });

  it('answers to HEAD as the download would, without a body', async () => {
    const path = `/v1beta/files/${fileOf(tasks.plain)}:download`;
    const head = await video.call('headVideoFile', path, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
    const none = await video.call('headVideoFile', `/v1beta/files/x:download`, { method: 'HEAD' });
    expect(none.status).toBe(404);
  });

  it('takes a key in the query, in a header of Google, or as a bearer key, and logs none', async () => {
    const { apiKey, logText } = video.gateway;
    const path = `/v1beta/files/${fileOf(tasks.plain)}:download?alt=media`;
    const ask = async (query: string, headers: Record<string, string>) =>
      (await video.call('downloadVideoFile', path + query, { key: null, headers })).status;
    expect(await ask(`&key=${apiKey}`, {})).toBe(200);
    expect(await ask('', { 'x-goog-api-key': apiKey })).toBe(200);
    expect(await ask('', { authorization: `Bearer ${apiKey}` })).toBe(200);
    expect(await ask('', {})).toBe(401);
    expect(await ask('&key=sk-specway-none', {})).toBe(401);
    expect(await ask('&key=sk-specway-none', { 'x-goog-api-key': apiKey })).toBe(401);
    expect(logText()).not.toContain(apiKey);
  });

  it('is found under every version, and behind a whole address', async () => {
    const file = `${fileOf(tasks.plain)}:download`;
    const paths = ['v1', 'v1alpha', 'v1beta', 'v1beta1'].map((version) => `/${version}/files/${file}`);
    const nested = `/v1beta/files/${uriOf(tasks.plain)}:download&alt=media`;
    for (const path of [...paths, nested])
      expect((await video.call('downloadVideoFile', path)).status).toBe(200);
  });

  it('sends the other videos by their numbers', async () => {
    const second = await download(fileOf(tasks.several, 1));
    expect(second.headers.get('content-disposition')).toContain(`${tasks.several}-1.mp4`);
    expect((await download(fileOf(tasks.several, 2))).status).toBe(404);
  });

  it('says why there is no video, or not yet', async () => {
    const slow = await download(fileOf(tasks.slow));
    expect(readError(slow.body)).toEqual([400, 'FAILED_PRECONDITION']);
    expect(Number(slow.headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
    expect(readError((await download(fileOf(tasks.failed))).body)).toEqual([400, 'FAILED_PRECONDITION']);
    expect(readError((await download(fileOf(tasks.filtered))).body)).toEqual([404, 'NOT_FOUND']);
    expect(readError((await download(fileOf(tasks.old))).body)).toEqual([410, 'NOT_FOUND']);
  });

  it('does not find malformed and overlong names, and videos that were not ordered', async () => {
    const known = fileOf(tasks.plain);
    const wrong = ['x', known.slice(1), `${known}0`, known.toUpperCase(), 'a'.repeat(5_000), tasks.plain];
    for (const file of [...wrong, fileOf(tasks.plain, 1), fileOf(tasks.slow, 1), fileOf(tasks.plain, 9)]) {
      const answer = await download(file);
      expect([file.slice(0, 40), ...readError(answer.body)]).toEqual([file.slice(0, 40), 404, 'NOT_FOUND']);
    }
  });

  it('refuses another form', async () => {
    const { body } = await download(fileOf(tasks.plain), {}, '?alt=json');
    expect(readError(body)).toEqual([400, 'INVALID_ARGUMENT']);
  });
});

describe('getVideoFile', () => {
  const ask = (file: string) => video.call('getVideoFile', `/v1beta/files/${file}`);

  it('says what is known of a video', async () => {
    const { status, body } = await ask(fileOf(tasks.plain));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: `files/${fileOf(tasks.plain)}`,
      mimeType: 'video/mp4',
      sizeBytes: String(bytes.length),
      uri: uriOf(tasks.plain),
      downloadUri: uriOf(tasks.plain),
      state: 'ACTIVE',
      source: 'GENERATED',
    });
    const { createTime, expirationTime } = body as { createTime: string; expirationTime: string };
    const hours = (Date.parse(expirationTime) - Date.parse(createTime)) / 3_600_000;
    expect(hours).toBeCloseTo(48, 1);
  });

  it('says why there is none', async () => {
    expect(readError((await ask(fileOf(tasks.slow))).body)).toEqual([400, 'FAILED_PRECONDITION']);
    expect(readError((await ask(fileOf(tasks.filtered))).body)).toEqual([404, 'NOT_FOUND']);
    expect(readError((await ask(fileOf(tasks.old))).body)).toEqual([410, 'NOT_FOUND']);
    expect(readError((await ask('x')).body)).toEqual([404, 'NOT_FOUND']);
  });
});

describe('fetchVideoOperation', () => {
  const parent = `publishers/google/models/${videoModel}`;
  const nameOf = (id: string) => `${parent}/operations/${id.slice(5)}`;
  const fetchOperation = (operationName: unknown, path = `/v1beta1/${parent}:fetchPredictOperation`) =>
    video.call('fetchVideoOperation', path, { body: { operationName } });
  const readVideos = async (id: string) => {
    const { body } = await fetchOperation(nameOf(id));
    return (body as { response: { videos?: readonly Record<string, string>[] } }).response.videos ?? [];
  };

  it('knows what predictPublisherVideos began by its name', async () => {
    const { body } = await video.call('predictPublisherVideos', `/v1/${parent}:predictLongRunning`, {
      body: { instances: [{ prompt: '[[hang]] A boat' }] },
    });
    const { name } = body as { name: string };
    expect(name).toMatch(new RegExp(`^${parent}/operations/[0-9a-z]{26}$`));
    const { headers, body: running } = await fetchOperation(name);
    expect(running).toEqual({ name, done: false, metadata: { progress: expect.any(Number) as number } });
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
    const long = `projects/p/locations/us-central1/${name}`;
    expect((await fetchOperation(long)).body).toMatchObject({ name });
  });

  it('answers with the videos themselves', async () => {
    const { headers, bytes: sent, body } = await fetchOperation(nameOf(tasks.plain));
    expect(body).toEqual({
      name: nameOf(tasks.plain),
      done: true,
      response: { videos: [{ mimeType: 'video/mp4', bytesBase64Encoded: bytes.toString('base64') }] },
    });
    expect(headers.get('content-length')).toBe(String(sent.length));
    const several = await fetchOperation(nameOf(tasks.several));
    expect(several.body).toMatchObject({ response: { videos: [{}, {}], raiMediaFilteredCount: 1 } });
    for (const { bytesBase64Encoded = '' } of await readVideos(tasks.several))
      expect(Buffer.from(bytesBase64Encoded, 'base64').toString('latin1', 4, 8)).toBe('ftyp');
  });

  it('answers with the address of a video over 64 MiB, and of one whose time is over', async () => {
    expect(await readVideos(tasks.large)).toEqual([{ mimeType: 'video/mp4', gcsUri: uriOf(tasks.large) }]);
    expect(await readVideos(tasks.old)).toEqual([{ mimeType: 'video/mp4', gcsUri: uriOf(tasks.old) }]);
    setSize(tasks.large, 64 * mebibyte);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [exact] = await readVideos(tasks.large);
    expect(Object.keys(exact ?? {})).toEqual(['mimeType', 'bytesBase64Encoded']);
  });

  it('says what went wrong, and what was held back', async () => {
    const failed = await fetchOperation(nameOf(tasks.failed));
    expect(failed.body).toMatchObject({ done: true, error: { code: 14 } });
    const filtered = await fetchOperation(nameOf(tasks.filtered));
    expect((filtered.body as { response: object }).response).toEqual({
      raiMediaFilteredCount: 1,
      raiMediaFilteredReasons: [expect.any(String) as string],
    });
  });

  it('does not find other names, nor one of another model', async () => {
    const known = nameOf(tasks.plain);
    const wrong = [
      '',
      'x',
      `${known}0`,
      known.slice(0, -1),
      `models/${videoModel}/operations/${tasks.plain}`,
    ];
    for (const name of [...wrong, 'a'.repeat(5_000), known.replace(videoModel, 'veo-3.1')])
      expect(readError((await fetchOperation(name)).body)).toEqual([404, 'NOT_FOUND']);
    const path = '/v1beta1/publishers/google/models/veo-3.1:fetchPredictOperation';
    expect(readError((await fetchOperation(known, path)).body)).toEqual([404, 'NOT_FOUND']);
    expect(readError((await fetchOperation(undefined)).body)).toEqual([400, 'INVALID_ARGUMENT']);
  });
});

describe('operations and files of others', () => {
  interface Keys {
    /** Two keys of one user, and one of another. */
    readonly first: string;
    readonly second: string;
    readonly other: string;
  }

  async function createKeys({ gateway, login }: VideoGateway): Promise<Keys> {
    await gateway.register('somebody');
    const { data } = await gateway.login('somebody', testPassword);
    const create = async (token: string) => {
      const answer = await gateway.call('/api/user/keys', { token, body: { name: 'key' } });
      return (answer.data as { key: string }).key;
    };
    const token = await login();
    const other = await create((data as { token: string }).token);
    return { first: await create(token), second: await create(token), other };
  }

  /** The statuses of the four ways to ask for a task. */
  async function askFor({ call }: VideoGateway, task: string, key: string): Promise<readonly number[]> {
    const name = `models/${videoModel}/operations/${task.slice(5)}`;
    const fetchPath = `/v1beta1/publishers/google/models/${videoModel}:fetchPredictOperation`;
    const body = { operationName: `publishers/google/${name}` };
    const answers = [
      await call('getVideoOperation', `/v1beta/${name}`, { key }),
      await call('fetchVideoOperation', fetchPath, { key, body }),
      await call('getVideoFile', `/v1beta/files/${fileOf(task)}`, { key }),
      await call('downloadVideoFile', `/v1beta/files/${fileOf(task)}:download`, { key }),
    ];
    return answers.map(({ status }) => status);
  }

  /** A task of the key that has ended. */
  async function finish(gateway: VideoGateway, key: string): Promise<string> {
    const body = { model: videoModel, prompt: 'A boat', seconds: '4' };
    const { id } = (await gateway.call('createVideo', '/v1/videos', { key, body })).body as { id: string };
    while ((await askFor(gateway, id, key))[3] !== 200)
      await new Promise((resolve) => setTimeout(resolve, 300));
    return id;
  }

  it.each([
    ['key', [404, 404, 404, 404]],
    ['user', [200, 200, 200, 200]],
  ] as const)(
    'are seen as the operator decides: by the %s',
    async (visibility, expected) => {
      const gateway = await createVideoGateway({ video: { visibility } });
      try {
        const { first, second, other } = await createKeys(gateway);
        const id = await finish(gateway, first);
        expect(await askFor(gateway, id, second)).toEqual(expected);
        expect(await askFor(gateway, id, other)).toEqual([404, 404, 404, 404]);
      } finally {
        await gateway.stop();
      }
    },
    60_000,
  );
});
