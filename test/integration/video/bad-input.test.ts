import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../support/picture-samples.ts';
import { createVideoGateway, videoModel, type VideoGateway } from '../../support/video-gateway.ts';

let video: VideoGateway;
let png: Buffer;
/** A task that is completed, and one that never will be. */
let ended: string;
let slow: string;
/** The key of somebody else. */
let foreignKey: string;

beforeAll(async () => {
  video = await createVideoGateway();
  png = await createPicture({ width: 64, height: 36 });
  ended = await video.submit('A paper boat');
  slow = await video.submit('[[hang]] A boat');
  const token = await video.login();
  const { data } = await video.gateway.call('/api/user/keys', { token, body: { name: 'other' } });
  foreignKey = (data as { key: string }).key;
  await video.end(ended);
}, 60_000);

afterAll(() => video.stop(), 60_000);

const order = { model: videoModel, prompt: 'A paper boat' };

interface Refusal {
  readonly error: { readonly code: string; readonly param: string | null };
}

/** What can be asked of one task. */
type Operation = readonly [operationId: string, method: string, path: string, body: object | null];

const operations: readonly Operation[] = [
  ['getVideo', 'GET', '', null],
  ['getVideoContent', 'GET', '/content', null],
  ['headVideoContent', 'HEAD', '/content', null],
  ['createVideoLink', 'POST', '/link', {}],
  ['deleteVideo', 'DELETE', '', null],
];

describe.each(operations)('%s', (operationId, method, path, body) => {
  const ask = async (id: string, key?: string) => {
    const request = { method, ...(body && { body }), ...(key && { key }) };
    const answer = await video.call(operationId, `/v1/videos/${id}${path}`, request);
    return [answer.status, (answer.body as Refusal | null)?.error.code ?? null];
  };
  const missing = [404, method === 'HEAD' ? null : 'task_not_found'];

  it.each([
    ['unknown', 'task_00000000000000000000000000'],
    ['malformed', 'task_1'],
    ['of other letters', 'task_0000000000000000000000000O'],
    ['overlong', 'x'.repeat(3_000)],
    ['half encoded', '%00'],
    ['an escape', '%2e%2e%2fkeys'],
  ])('answers 404 for an id that is %s', async (_name, id) => {
    expect(await ask(id)).toEqual(missing);
  });

  it('answers 404 for the task of another key', async () => {
    expect(await ask(ended, foreignKey)).toEqual(missing);
  });
});

describe('videos that have expired', () => {
  it('are gone from that second on, while the task says what became of it', async () => {
    const id = await video.submit('Soon gone');
    await video.end(id);
    const setExpiry = (ms: number) =>
      video.gateway.query('update video_tasks set expires_at = ? where id = ?', ms, id);
    setExpiry(Date.now() + 60_000);
    const path = `/v1/videos/${id}/content`;
    expect((await video.call('getVideoContent', path)).status).toBe(200);
    setExpiry(Date.now() - 1);
    await expect.poll(async () => (await video.call('getVideoContent', path)).status).toBe(410);
    const { body, headers } = await video.call('getVideoContent', path);
    expect((body as Refusal).error.code).toBe('video_expired');
    expect(headers.get('x-should-retry')).not.toBe('true');
    expect((await video.call('headVideoContent', path, { method: 'HEAD' })).status).toBe(410);
    expect((await video.call('getVideo', `/v1/videos/${id}`)).body).toMatchObject({ status: 'completed' });
    const { data } = (await video.call('getVideoGeneration', `/v1/video/generations/${id}`)).body as {
      data: object;
    };
    expect(data).toMatchObject({ status: 'succeeded' });
  });
});

describe('createVideo', () => {
  it.each([
    [{ seconds: '5' }, 'seconds', 'invalid_value'],
    [{ seconds: 0 }, 'seconds', 'invalid_value'],
    [{ seconds: '8s' }, 'seconds', 'invalid_value'],
    [{ size: '1920x1080', seconds: '4' }, 'seconds', 'invalid_value'],
    [{ size: 'wide' }, 'size', 'invalid_value'],
    [{ metadata: { durationSeconds: '8' } }, 'metadata.durationSeconds', 'invalid_value'],
    [{ metadata: { durationSeconds: 8.5 } }, 'metadata.durationSeconds', 'invalid_value'],
    [{ metadata: { sampleCount: 0 } }, 'metadata.sampleCount', 'invalid_value'],
    [{ metadata: { sampleCount: -1 } }, 'metadata.sampleCount', 'invalid_value'],
    [{ metadata: { sampleCount: 1.5 } }, 'metadata.sampleCount', 'invalid_value'],
    [{ metadata: { sampleCount: 1e9 } }, 'metadata.sampleCount', 'invalid_value'],
    [{ metadata: { personGeneration: 'dont_allow' } }, 'metadata.personGeneration', 'invalid_value'],
    [{ metadata: 'text' }, 'metadata', 'invalid_value'],
    [{ metadata: [] }, 'metadata', 'invalid_value'],
    [{ prompt: '' }, 'prompt', 'invalid_value'],
    [{ prompt: undefined }, 'prompt', 'missing_required_parameter'],
    [{ prompt: 7 }, 'prompt', 'invalid_value'],
    [{ model: '' }, 'model', null],
    [{ model: undefined }, 'model', null],
    [{ input_reference: 'picture.png' }, 'input_reference', null],
    [{ input_reference: { file_id: 'file_1' } }, null, null],
    [{ n: 2 }, 'n', 'unknown_parameter'],
  ])('refuses %j', async (fields, param, code) => {
    const { status, body } = await video.call('createVideo', '/v1/videos', { body: { ...order, ...fields } });
    expect(status).toBe(400);
    const { error } = body as Refusal;
    expect(error).toMatchObject({ ...(param && { param }), ...(code && { code }) });
  });

  it.each([
    ['wide', 'size must be WIDTHxHEIGHT in pixels, such as 1280x720.'],
    ['01024x1024', 'size must have no zeros before its numbers; send 1024x1024.'],
    ['0x720', 'size may have 10 to 99999 pixels a side.'],
    ['1280x100000', 'size may have 10 to 99999 pixels a side.'],
  ])('says what is wrong with the size %s, in JSON and in a form', async (size, message) => {
    for (const body of [{ ...order, size }, new URLSearchParams({ ...order, size })]) {
      const answer = await video.call('createVideo', '/v1/videos', { body });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { message, param: 'size', code: 'invalid_value' } },
      });
    }
  });

  it('takes a prompt of 32,000 characters, and none of more', async () => {
    const send = (length: number) =>
      video.call('createVideo', '/v1/videos', { body: { ...order, prompt: 'x'.repeat(length) } });
    expect((await send(32_000)).status).toBe(200);
    const { status, body } = await send(32_001);
    expect(status).toBe(400);
    expect((body as Refusal).error).toMatchObject({ param: 'prompt', code: 'string_above_max_length' });
  });

  it.each([
    ['empty', ''],
    ['overlong', 'x'.repeat(256)],
    ['in two parts', 'a\tb'],
    ['no ASCII', 'ü'],
  ])('refuses an idempotency key that is %s', async (_name, key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const { status } = await video.call('createVideo', '/v1/videos', { body: order, headers });
    expect(status).toBe(400);
  });

  it.each(['{', '[]', '"text"', '7', 'null,'])('refuses a form whose metadata is %j', async (metadata) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...order, metadata })) form.set(name, value);
    const { status, body } = await video.call('createVideo', '/v1/videos', { body: form });
    expect([status, (body as Refusal).error.param]).toEqual([400, 'metadata']);
  });

  it('names the field of a picture that comes twice', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(order)) form.set(name, value);
    form.set('input_reference', new Blob(['x']), 'a.png');
    form.set('input_reference[image_url]', 'https://example.com/a.png');
    const { status, body } = await video.call('createVideo', '/v1/videos', { body: form });
    expect(status).toBe(400);
    expect((body as Refusal).error).toMatchObject({
      param: 'input_reference[image_url]',
      code: 'invalid_value',
      message: 'input_reference[image_url] cannot be sent together with input_reference; send one of them.',
    });
  });

  const lies: readonly (readonly [what: string, type: string, create: () => Buffer])[] = [
    ['a GIF', 'image/png', () => Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
    ['words', 'image/jpeg', () => Buffer.from('a picture of a boat')],
    ['the head of a picture and nothing else', 'image/png', () => png.subarray(0, 33)],
    [
      'a picture whose middle is missing',
      'image/png',
      () => Buffer.concat([png.subarray(0, 60), png.subarray(-12)]),
    ],
    ['nothing', 'image/webp', () => Buffer.alloc(0)],
  ];

  it.each(lies)('refuses a file that says that it is a picture and is %s', async (_what, type, create) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(order)) form.set(name, value);
    form.set('input_reference', new Blob([new Uint8Array(create())], { type }), 'boat.png');
    const { status, body } = await video.call('createVideo', '/v1/videos', { body: form });
    expect(status).toBe(400);
    expect((body as Refusal).error).toMatchObject({ param: 'input_reference', code: 'invalid_image_file' });
  });

  it('takes a picture for what its bytes say, whatever it is called', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(order)) form.set(name, value);
    form.set('input_reference', new Blob([new Uint8Array(png)], { type: 'video/mp4' }), 'boat.exe');
    expect((await video.call('createVideo', '/v1/videos', { body: form })).status).toBe(200);
  });
});

describe('a task that is not finished', () => {
  it.each(operations.filter(([operationId]) => operationId !== 'getVideo'))(
    'has nothing for %s',
    async (operationId, method, path, body) => {
      const request = { method, ...(body && { body }) };
      const answer = await video.call(operationId, `/v1/videos/${slow}${path}`, request);
      const code = method === 'HEAD' ? undefined : 'task_not_completed';
      expect([answer.status, (answer.body as Refusal | null)?.error.code]).toEqual([400, code]);
    },
  );
});
