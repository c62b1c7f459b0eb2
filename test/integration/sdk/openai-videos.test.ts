import type OpenAI from 'openai';
import { toFile } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPicture } from '../../support/picture-samples.ts';
import { createOpenAiClient, openAiVideoVersions, selectOpenAiErrors } from '../../support/sdk-clients.ts';
import { createVideoGateway, videoModel, type VideoGateway } from '../../support/video-gateway.ts';

let video: VideoGateway;
let client: OpenAI;

beforeAll(async () => {
  video = await createVideoGateway();
});

afterAll(() => video.stop(), 120_000);

/** As the official pollers do: as often as the answer says. */
async function poll(id: string): Promise<OpenAI.Videos.Video> {
  for (;;) {
    const { data, response } = await client.videos.retrieve(id).withResponse();
    if (data.status !== 'queued' && data.status !== 'in_progress') return data;
    const wait = Number(response.headers.get('openai-poll-after-ms'));
    expect(wait).toBeGreaterThanOrEqual(1_000);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

describe.each(openAiVideoVersions)('videos of openai %s', (version) => {
  beforeAll(() => {
    client = createOpenAiClient(version, video.gateway);
  });

  it('are made from a text, polled, downloaded, listed and deleted', async () => {
    const { id, status } = await client.videos.create({ model: videoModel, prompt: 'A boat', seconds: '4' });
    expect(status).toBe('queued');
    expect(await poll(id)).toMatchObject({
      status: 'completed',
      progress: 100,
      seconds: '4',
      size: '1280x720',
    });
    const content = await client.videos.downloadContent(id);
    const bytes = Buffer.from(await content.arrayBuffer());
    expect(content.headers.get('content-type')).toBe('video/mp4');
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    const ids: string[] = [];
    for await (const each of client.videos.list({ limit: 1 })) ids.push(each.id);
    expect(ids).toContain(id);
    expect(await client.videos.delete(id)).toMatchObject({ id, deleted: true });
    await expect(client.videos.retrieve(id)).rejects.toMatchObject({ status: 404, code: 'task_not_found' });
  });

  it('begin with a picture, as a file and as an address of its own', async () => {
    const png = await createPicture({ width: 72, height: 128 });
    const url = `data:image/png;base64,${png.toString('base64')}`;
    const order = { model: videoModel, prompt: 'A boat', seconds: '4', size: '720x1280' } as const;
    const file = await client.videos.create({ ...order, input_reference: await toFile(png, 'first.png') });
    const address = await client.videos.create({ ...order, input_reference: { image_url: url } });
    for (const { id } of [file, address]) {
      expect(await poll(id)).toMatchObject({ status: 'completed', size: '720x1280' });
    }
  });

  it('are had in parts, and as nothing but videos', async () => {
    const { id } = await client.videos.create({ model: videoModel, prompt: 'A boat', seconds: '4' });
    await expect(client.videos.downloadContent(id)).rejects.toMatchObject({ code: 'task_not_completed' });
    await expect(client.videos.delete(id)).rejects.toMatchObject({ code: 'task_not_completed' });
    await poll(id);
    const part = await client.videos.downloadContent(id, {}, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    for (const variant of ['thumbnail', 'spritesheet'] as const) {
      await expect(client.videos.downloadContent(id, { variant })).rejects.toMatchObject({
        status: 400,
        param: 'variant',
      });
    }
  });

  it('are listed in either order, from where the client likes', async () => {
    const order = { model: videoModel, prompt: '[[failed]] A boat' } as const;
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push((await client.videos.create(order)).id);
    const [first = '', ...rest] = made;
    const ids: string[] = [];
    for await (const { id } of client.videos.list({ order: 'asc', after: first, limit: 1 })) ids.push(id);
    expect(ids).toEqual(rest);
    await expect(client.videos.list({ after: 'video_1' })).rejects.toMatchObject({
      status: 400,
      param: 'after',
    });
  });

  it('are one where a submission is sent twice with one key of the client', async () => {
    const order = { model: videoModel, prompt: 'A boat, once', seconds: '4' } as const;
    const options = { headers: { 'idempotency-key': 'boat-1' } };
    const { id } = await client.videos.create(order, options);
    expect((await client.videos.create(order, options)).id).toBe(id);
    await expect(client.videos.create({ ...order, seconds: '8' }, options)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('are refused with the error class of what is wrong', async () => {
    const order = { model: videoModel, prompt: 'A boat' };
    const { url } = video.gateway;
    const stranger = createOpenAiClient(version, { url, apiKey: 'sk-not-the-right-key' });
    const { AuthenticationError, BadRequestError, NotFoundError } = selectOpenAiErrors(version);
    await expect(stranger.videos.create(order)).rejects.toBeInstanceOf(AuthenticationError);
    await expect(client.videos.create({ ...order, seconds: '12' })).rejects.toSatisfy(
      (error) => error instanceof BadRequestError && error.param === 'seconds',
    );
    await expect(client.videos.retrieve('task_00000000000000000000000000')).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });

  it('are completed without a file where a filter blocked them', async () => {
    const { id } = await client.videos.create({ model: videoModel, prompt: '[[filtered]] A boat' });
    expect(await poll(id)).toMatchObject({ status: 'completed', error: null, expires_at: null });
    await expect(client.videos.downloadContent(id)).rejects.toMatchObject({
      status: 404,
      code: 'content_filtered',
    });
  });

  it('fail with a code that the client reads', async () => {
    const { id } = await client.videos.create({
      model: videoModel,
      prompt: '[[failed=content_policy_violation]] x',
    });
    expect(await poll(id)).toMatchObject({ status: 'failed', error: { code: 'content_policy_violation' } });
    await expect(client.videos.downloadContent(id)).rejects.toMatchObject({
      status: 400,
      code: 'generation_failed',
    });
  });

  it('are refused by name where the gateway does nothing of the kind', async () => {
    const { videos } = client;
    const picture = await toFile(await createPicture({ width: 64, height: 36 }), 'first.png');
    const film = await toFile(Buffer.from('no film, and nobody looks at it'), 'film.mp4');
    const id = 'task_00000000000000000000000000';
    const calls = {
      remix: () => videos.remix(id, { prompt: 'At night' }),
      'remix with a file': () => videos.remix(id, { prompt: 'At night', ...{ input_reference: picture } }),
      edit: () => videos.edit({ prompt: 'At night', video: film }),
      'edit of a task': () => videos.edit({ prompt: 'At night', video: { id } }),
      extend: () => videos.extend({ prompt: 'On it goes', seconds: '4', video: { id } }),
      createCharacter: () => videos.createCharacter({ name: 'Ada', video: film }),
      getCharacter: () => videos.getCharacter('char_123'),
    };
    for (const [name, send] of Object.entries(calls)) {
      const error = await send().then(
        () => null,
        (reason: unknown) => reason as InstanceType<typeof OpenAI.APIError>,
      );
      expect({ name, status: error?.status, code: error?.code }).toEqual({
        name,
        status: 400,
        code: 'unsupported_operation',
      });
      expect(error?.headers?.get('x-should-retry')).toBe('false');
    }
  });
});
