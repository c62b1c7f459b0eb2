import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../support/picture-samples.ts';
import { createVideoGateway, videoModel, type VideoGateway } from '../../support/video-gateway.ts';

const model = 'veo-3.1-generate-preview';
const submitPath = `/v1beta/models/${model}:predictLongRunning`;

let video: VideoGateway;
/** Names of operations, by how they end. */
const names = { plain: '', several: '', filtered: '', failed: '', slow: '' };

beforeAll(async () => {
  video = await createVideoGateway();
  names.plain = await submit('A paper boat');
  names.several = await submit('[[filtered=1]] Boats', { sampleCount: 3 });
  names.filtered = await submit('[[filtered]] A boat');
  names.failed = await submit('[[failed=content_policy_violation]] A boat');
  names.slow = await submit('[[hang]] A boat');
  for (const name of [names.plain, names.several, names.filtered, names.failed]) await end(name);
}, 120_000);

afterAll(() => video.stop(), 120_000);

async function submit(prompt: string, parameters: object = {}): Promise<string> {
  const body = { instances: [{ prompt }], parameters: { durationSeconds: 4, ...parameters } };
  const { status, body: answer } = await video.call('predictVideos', submitPath, { body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return (answer as { name: string }).name;
}

async function end(name: string): Promise<void> {
  for (;;) {
    const { body } = await video.call('getVideoOperation', `/v1beta/${name}`);
    if ((body as { done: boolean }).done) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

const ask = (name: string) => video.call('getVideoOperation', `/v1beta/${name}`);

const idOf = (name: string) => `task_${name.slice(-26)}`;

/** What an error says in format C's form. */
function readError(body: unknown): readonly [number, string] {
  const { code, status } = (body as { error: { code: number; status: string } }).error;
  return [code, status];
}

describe('predictVideos', () => {
  it('names an operation after the task and the spelling of the model, and says when to ask', async () => {
    const { headers, body } = await video.call('predictVideos', submitPath, {
      body: { instances: [{ prompt: '[[hang]] A boat' }] },
    });
    const { name } = body as { name: string };
    expect(name).toMatch(new RegExp(`^models/${model}/operations/[0-9a-hjkmnp-tv-z]{26}$`));
    expect(body).toEqual({ name });
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
    const flat = await video.call('getVideo', `/v1/videos/${idOf(name)}`);
    expect(flat.body).toMatchObject({ model, seconds: '8', size: '1280x720', prompt: '[[hang]] A boat' });
  });

  it('takes every parameter, and names those without effect', async () => {
    const parameters = {
      sampleCount: 2,
      durationSeconds: 8,
      aspectRatio: '9:16',
      resolution: '1080P',
      negativePrompt: 'text',
      personGeneration: 'dont_allow',
      seed: 7,
      generateAudio: true,
      enhancePrompt: null,
    };
    const { status, headers, body } = await video.call('predictVideos', submitPath, {
      body: { instances: [{ prompt: '[[hang]] A boat' }], parameters, labels: {} },
    });
    expect([status, headers.get('x-specway-ignored')]).toEqual([
      200,
      'labels, parameters.seed, parameters.generateAudio',
    ]);
    const flat = await video.call('getVideo', `/v1/videos/${idOf((body as { name: string }).name)}`);
    expect(flat.body).toMatchObject({ seconds: '8', size: '1080x1920' });
  });

  it('begins with a picture', async () => {
    const png = await createPicture({ width: 64, height: 36 });
    const image = { bytesBase64Encoded: png.toString('base64'), mimeType: 'image/jpeg' };
    const { status } = await video.call('predictVideos', submitPath, {
      body: { instances: [{ prompt: '[[hang]] A boat', image }] },
    });
    expect(status).toBe(200);
  });

  it('takes one instance without its list, and a picture in the words of generateContent', async () => {
    const data = (await createPicture({ width: 64, height: 36 })).toString('base64');
    const image = { inlineData: { mimeType: 'image/png', data } };
    const { status } = await video.call('predictVideos', submitPath, {
      body: { instances: { prompt: '[[hang]] A boat', image } },
    });
    expect(status).toBe(200);
  });

  it('makes one operation of two requests with one idempotency key, and refuses another order', async () => {
    const send = (prompt: string) =>
      video.call('predictVideos', submitPath, {
        headers: { 'idempotency-key': 'alias-1' },
        body: { instances: [{ prompt: `[[hang]] ${prompt}` }] },
      });
    const [first, again, other] = [await send('One'), await send('One'), await send('Two')];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(readError(other.body)).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it.each([
    ['no instance', { instances: [] }, 'instances'],
    ['two instances', { instances: [{ prompt: 'a' }, { prompt: 'b' }] }, 'instances'],
    ['no prompt', { instances: [{}] }, 'instances[0].prompt'],
    ['a last frame', { instances: [{ prompt: 'a', lastFrame: {} }] }, 'instances[0].lastFrame'],
    [
      'a last frame among the parameters',
      { instances: [{ prompt: 'a' }], parameters: { lastFrame: {} } },
      'parameters.lastFrame',
    ],
    [
      'reference pictures among the parameters',
      { instances: [{ prompt: 'a' }], parameters: { referenceImages: [] } },
      'parameters.referenceImages',
    ],
    [
      'silence',
      { instances: [{ prompt: 'a' }], parameters: { generateAudio: false } },
      'parameters.generateAudio',
    ],
    ['a video', { instances: [{ prompt: 'a', video: {} }] }, 'instances[0].video'],
    [
      'a picture by address',
      { instances: [{ prompt: 'a', image: { gcsUri: 'gs://a/b' } }] },
      'instances[0].image.',
    ],
    [
      'no base64',
      { instances: [{ prompt: 'a', image: { bytesBase64Encoded: 'ä' } }] },
      'instances[0].image.bytesBase64Encoded',
    ],
    [
      'no base64 in the words of generateContent',
      { instances: [{ prompt: 'a', image: { inlineData: { data: 'ä' } } }] },
      'instances[0].image.inlineData.data',
    ],
    ['a picture without bytes', { instances: [{ prompt: 'a', image: {} }] }, 'instances[0].image'],
    [
      'a picture in both words',
      { instances: [{ prompt: 'a', image: { bytesBase64Encoded: 'AAAA', inlineData: { data: 'AAAA' } } }] },
      'instances[0].image',
    ],
    [
      'no picture',
      { instances: [{ prompt: 'a', image: { bytesBase64Encoded: 'YWJj' } }] },
      'instances[0].image must be a complete',
    ],
    [
      'another length',
      { instances: [{ prompt: 'a' }], parameters: { durationSeconds: 5 } },
      'parameters.durationSeconds',
    ],
    [
      'another ratio',
      { instances: [{ prompt: 'a' }], parameters: { aspectRatio: '4:3' } },
      'parameters.aspectRatio',
    ],
    [
      'too many videos',
      { instances: [{ prompt: 'a' }], parameters: { sampleCount: 5 } },
      'parameters.sampleCount',
    ],
    [
      'a bucket that is not allowed',
      { instances: [{ prompt: 'a' }], parameters: { storageUri: 'gs://films/' } },
      'parameters.storageUri',
    ],
    [
      'a long wish for nothing',
      { instances: [{ prompt: 'a' }], parameters: { negativePrompt: 'x'.repeat(32_001) } },
      'parameters.negativePrompt',
    ],
  ])('refuses %s, naming the field', async (_, body, field) => {
    const answer = await video.call('predictVideos', submitPath, { body });
    expect(readError(answer.body)).toEqual([400, 'INVALID_ARGUMENT']);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  it.each(['no-such-model', 'gemini-2.5-pro'])('does not find the model %s', async (name) => {
    const { body } = await video.call('predictVideos', `/v1beta/models/${name}:predictLongRunning`, {
      body: { instances: [{ prompt: 'A boat' }] },
    });
    expect(readError(body)).toEqual([404, 'NOT_FOUND']);
  });

  it('takes up to 40 MiB, and pictures under 20 MB', async () => {
    const send = async (bytes: number) => {
      const image = { bytesBase64Encoded: 'A'.repeat(bytes) };
      const answer = await video.call('predictVideos', submitPath, {
        body: { instances: [{ prompt: 'A boat', image }] },
      });
      return (answer.body as { error: { code: number; message: string } }).error;
    };
    expect(await send(30_000_000)).toMatchObject({
      code: 400,
      message: expect.stringContaining('20 MB') as string,
    });
    expect(await send(42_000_000)).toMatchObject({ code: 413 });
  });
});

describe('getVideoOperation', () => {
  it('leads to the video of a task that has ended', async () => {
    const { headers, body } = await ask(names.plain);
    const uri = `${video.gateway.url}/v1beta/files/${names.plain.slice(-26)}0:download?alt=media`;
    expect(body).toEqual({
      name: names.plain,
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } },
    });
    expect(headers.get('openai-poll-after-ms')).toBeNull();
  });

  it('says how far one is that is under way', async () => {
    const { headers, body } = await ask(names.slow);
    expect(body).toEqual({
      name: names.slow,
      done: false,
      metadata: { progress: expect.any(Number) as number },
    });
    expect(Number(headers.get('openai-poll-after-ms'))).toBeGreaterThanOrEqual(1_000);
  });

  it('counts what a filter held back', async () => {
    const some = (await ask(names.several)).body as { response: { generateVideoResponse: object } };
    expect(some.response.generateVideoResponse).toMatchObject({
      generatedSamples: [{}, {}],
      raiMediaFilteredCount: 1,
    });
    const all = (await ask(names.filtered)).body as { response: { generateVideoResponse: object } };
    expect(all.response.generateVideoResponse).toEqual({
      raiMediaFilteredCount: 1,
      raiMediaFilteredReasons: [expect.any(String) as string],
    });
  });

  it.each([
    ['invalid_request', 3],
    ['content_policy_violation', 3],
    ['upstream_timeout', 4],
    ['quota_exceeded', 8],
    ['generation_failed', 13],
    ['upstream_error', 14],
  ])('says of a task that failed with %s the code %i', async (code, number) => {
    const name = await submit(`[[failed=${code}]] A boat`);
    await end(name);
    expect((await ask(name)).body).toEqual({
      name,
      done: true,
      error: { code: number, message: expect.stringMatching(/./) as string },
    });
  });

  it('shows a task of another form, by the spelling it was submitted with', async () => {
    const id = await video.submit('[[hang]] A boat');
    const { status } = await ask(`models/${videoModel}/operations/${id.slice(5)}`);
    expect(status).toBe(200);
    expect((await ask(`models/${model}/operations/${id.slice(5)}`)).status).toBe(404);
  });

  it.each(['v1', 'v1alpha', 'v1beta'])('takes the version %s, and a key in the query', async (version) => {
    const path = `/${version}/${names.plain}?key=${video.gateway.apiKey}`;
    expect((await video.call('getVideoOperation', path, { key: null })).status).toBe(200);
  });

  it('does not find malformed, overlong and other names', async () => {
    const known = names.plain.slice(-26);
    const wrong = ['x', known.slice(1), `${known}0`, known.toUpperCase(), 'a'.repeat(5_000), `task_${known}`];
    for (const operation of wrong) {
      const { body } = await ask(`models/${model}/operations/${operation}`);
      expect(readError(body)).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('wants a key that is valid', async () => {
    for (const path of [`/v1beta/${names.plain}`, `/v1beta/${names.plain}?key=sk-specway-none`]) {
      const { body } = await video.call('getVideoOperation', path, { key: null });
      expect(readError(body)).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});
