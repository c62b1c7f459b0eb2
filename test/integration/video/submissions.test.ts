import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../support/picture-samples.ts';
import { createVideoGateway, videoModel, type VideoGateway } from '../../support/video-gateway.ts';

let video: VideoGateway;
let png: Buffer;

beforeAll(async () => {
  video = await createVideoGateway();
  png = await createPicture({ width: 64, height: 36 });
});

afterAll(() => video.stop(), 120_000);

const order = { model: videoModel, prompt: 'A paper boat' };

describe('createVideoGeneration', () => {
  it('answers with the seven fields of a submission, and says when to ask', async () => {
    const { status, headers, body } = await video.call('createVideoGeneration', '/v1/video/generations', {
      body: { ...order, model: 'veo-3.1-generate-preview', metadata: { durationSeconds: 4 } },
    });
    expect(status).toBe(200);
    expect(Object.keys(body as object).sort()).toEqual(
      ['created_at', 'id', 'model', 'object', 'progress', 'status', 'task_id'].sort(),
    );
    expect(body).toMatchObject({ model: 'veo-3.1-generate-preview', status: '', progress: 0 });
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [{ durationSeconds: 5 }, 'metadata.durationSeconds', 'invalid_value'],
    [{ aspectRatio: '4:3' }, 'metadata.aspectRatio', 'invalid_value'],
    [{ resolution: '8k' }, 'metadata.resolution', 'invalid_value'],
    [{ resolution: '1080P', durationSeconds: 4 }, 'metadata.durationSeconds', 'invalid_value'],
    [{ sampleCount: 5 }, 'metadata.sampleCount', 'invalid_value'],
    [{ storageUri: 's3://films/' }, 'metadata.storageUri', 'invalid_value'],
    [{ negativePrompt: 'x'.repeat(32_001) }, 'metadata.negativePrompt', 'string_above_max_length'],
    [{ seed: 1 }, 'metadata.seed', 'unknown_parameter'],
  ])('refuses metadata %j', async (metadata, param, code) => {
    const { status, body } = await video.call('createVideoGeneration', '/v1/video/generations', {
      body: { ...order, metadata },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { param, code } });
  });

  it.each([
    ['text', 'metadata'],
    [[1], 'metadata'],
  ])('refuses metadata that is %j', async (metadata, param) => {
    const { status, body } = await video.call('createVideoGeneration', '/v1/video/generations', {
      body: { ...order, metadata },
    });
    expect([status, (body as { error: { param: string } }).error.param]).toEqual([400, param]);
  });

  it('makes one task of two requests with one idempotency key, and refuses a third with another order', async () => {
    const headers = { 'idempotency-key': 'boat-1' };
    const send = (prompt: string) =>
      video.call('createVideoGeneration', '/v1/video/generations', { headers, body: { ...order, prompt } });
    const [first, again, other] = [await send('One'), await send('One'), await send('Another')];
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ error: { code: 'idempotency_key_reused' } });
  });
});

describe('createVideo', () => {
  it('resolves what was left out, and answers in the flat form', async () => {
    const { body } = await video.call('createVideo', '/v1/videos', { body: order });
    expect(body).toMatchObject({
      status: 'queued',
      progress: 0,
      seconds: '8',
      size: '1280x720',
      prompt: order.prompt,
    });
    expect(Object.keys(body as object)).toHaveLength(15);
  });

  it.each([
    ['720x1280', '720x1280'],
    ['1792x1024', '1280x720'],
    ['1920x1080', '1920x1080'],
    ['2160x3840', '2160x3840'],
  ])('takes the size %s for %s', async (size, made) => {
    const { body } = await video.call('createVideo', '/v1/videos', { body: { ...order, size } });
    expect((body as { size: string }).size).toBe(made);
  });

  it('lets metadata win, field by field', async () => {
    const metadata = { aspectRatio: '9:16', durationSeconds: 6 };
    const { body } = await video.call('createVideo', '/v1/videos', {
      body: { ...order, seconds: '4', size: '1280x720', metadata },
    });
    expect(body).toMatchObject({ seconds: '6', size: '720x1280' });
  });

  it('takes a form with files and one without, with metadata as JSON text', async () => {
    const fields = { ...order, seconds: '4', size: '720x1280', metadata: '{"negativePrompt":"text"}' };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('input_reference', new Blob([png]), 'blob');
    for (const body of [form, new URLSearchParams(fields)]) {
      const answer = await video.call('createVideo', '/v1/videos', { body });
      expect(answer.body).toMatchObject({ seconds: '4', size: '720x1280', prompt: order.prompt });
    }
  });

  it('takes numbers within metadata as texts from forms alone', async () => {
    const metadata = { durationSeconds: '4', sampleCount: '1' };
    const fields = { ...order, metadata: JSON.stringify(metadata) };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const body of [form, new URLSearchParams(fields)]) {
      const answer = await video.call('createVideo', '/v1/videos', { body });
      expect(answer.body).toMatchObject({ status: 'queued', seconds: '4' });
    }
    const refused = await video.call('createVideo', '/v1/videos', { body: { ...order, metadata } });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: { param: 'metadata.durationSeconds', message: 'metadata.durationSeconds must be a number.' },
      },
    });
  });

  it.each([
    ['twice', 'model=a&model=b', 'model', 'invalid_value'],
    ['metadata that is no JSON', 'model=a&prompt=b&metadata=%7B', 'metadata', 'invalid_value'],
    ['a field that is none', 'model=a&prompt=b&seed=1', 'seed', 'unknown_parameter'],
    ['a picture as a text', 'model=a&prompt=b&input_reference=x', 'input_reference', 'invalid_value'],
    [
      'a picture that was uploaded',
      'model=a&input_reference%5Bfile_id%5D=x',
      'input_reference[file_id]',
      'unknown_parameter',
    ],
    ['more fields than there are', '&a'.repeat(50), null, 'invalid_request'],
  ])('refuses an encoded form with %s', async (_, text, param, code) => {
    const body = new URLSearchParams();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(`${video.gateway.url}/v1/videos`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${video.gateway.apiKey}` },
      body: text,
    });
    expect(body.size).toBe(0);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { param, code } });
  });

  it('takes a picture as a data: URL in an encoded form', async () => {
    const url = `data:image/png;base64,${png.toString('base64')}`;
    const response = await fetch(`${video.gateway.url}/v1/videos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${video.gateway.apiKey}` },
      body: new URLSearchParams({ ...order, 'input_reference[image_url]': url }),
    });
    expect(response.status, await response.text()).toBe(200);
  });

  it('takes a picture as a data: URL, in JSON and in a form', async () => {
    const url = `data:image/png;base64,${png.toString('base64')}`;
    const form = new FormData();
    for (const [name, value] of Object.entries(order)) form.set(name, value);
    form.set('input_reference[image_url]', url);
    for (const body of [form, { ...order, input_reference: { image_url: url } }]) {
      const { status } = await video.call('createVideo', '/v1/videos', { body });
      expect(status).toBe(200);
    }
  });

  const address = 'input_reference.image_url';

  it.each([
    ['what is no picture', () => toDataUrl(Buffer.from('GIF89a')), 'input_reference', 'invalid_image_file'],
    ['half a picture', () => toDataUrl(png.subarray(0, 80)), 'input_reference', 'invalid_image_file'],
    [
      'too many bytes',
      () => toDataUrl(Buffer.concat([png, Buffer.alloc(20_000_000)])),
      'input_reference',
      'image_too_large',
    ],
    ['no base64', () => 'data:image/png;base64,*', address, 'invalid_value'],
    ['no bytes', () => 'data:image/png,', address, 'invalid_value'],
    ['plain http', () => 'http://example.com/a.png', address, 'invalid_value'],
    ['another port', () => 'https://example.com:8443/a.png', address, 'invalid_value'],
    ['this machine', () => 'https://127.0.0.1/a.png', address, 'invalid_value'],
    ['this machine by name', () => 'https://localhost/a.png', address, 'invalid_value'],
    ['metadata of a cloud', () => 'https://169.254.169.254/latest', address, 'invalid_value'],
    ['no address', () => 'picture.png', address, 'invalid_value'],
  ])('refuses a picture that is %s', async (_, create, param, code) => {
    const body = { ...order, input_reference: { image_url: create() } };
    const answer = await video.call('createVideo', '/v1/videos', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { param, code } });
  });

  it('refuses a picture with more than 8192 pixels a side', async () => {
    const wide = await createPicture({ width: 8193, height: 16 });
    const form = new FormData();
    for (const [name, value] of Object.entries(order)) form.set(name, value);
    form.set('input_reference', new Blob([wide]), 'wide.png');
    const { body } = await video.call('createVideo', '/v1/videos', { body: form });
    expect(body).toMatchObject({ error: { param: 'input_reference', code: 'image_too_large' } });
  });

  it('refuses a model that makes no videos, and one that nobody serves', async () => {
    for (const model of ['chatfam-opus-4-8', 'nofam-9']) {
      const { status, body } = await video.call('createVideo', '/v1/videos', { body: { ...order, model } });
      expect([status, (body as { error: { code: string } }).error.code]).toEqual([400, 'model_not_found']);
    }
  });
});

function toDataUrl(bytes: Buffer): string {
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
