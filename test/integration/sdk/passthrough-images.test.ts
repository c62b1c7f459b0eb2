import { APIError, APIUserAbortError, toFile } from 'openai';
import type OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerBody, answerEventStream, answerJson, keepSilent } from '../../support/fake-answers.ts';
import { createMask, createPicture } from '../../support/picture-samples.ts';
import { readForm } from '../../support/read-form.ts';
import {
  playStream,
  playWhole,
  readChunks,
  readFixture,
  readJsonFixture,
  writeEvent,
} from '../../support/read-fixture.ts';
import { createOpenAiClient, openAiVersions } from '../../support/sdk-clients.ts';
import { createSdkBodyRecorder } from '../../support/sdk-recorder.ts';
import { createVendorGateway, upstreamCredential, type VendorGateway } from '../../support/sdk-gateways.ts';

const model = 'gpt-image-2';
const prompt = 'A lighthouse';
const size = { width: 64, height: 48 };

let vendor: VendorGateway;

beforeAll(async () => {
  vendor = await createVendorGateway();
});

afterAll(() => vendor.stop());

const lastCall = () => vendor.upstream.calls.at(-1)!;

describe.each(openAiVersions)('openai %s before a vendor', (version) => {
  const createClient = (options: Parameters<typeof createOpenAiClient>[2] = {}) =>
    createOpenAiClient(version, vendor.gateway, options);

  it('sends the vendor exactly the bytes of its request', async () => {
    const { fetch, sent } = createSdkBodyRecorder();
    vendor.upstream.answer(playWhole('openai', 'image'));
    await createClient({ fetch }).images.generate({ model, prompt, n: 1, quality: 'low', size: '1536x1024' });
    expect(lastCall().body.toString()).toBe(sent[0]);
    expect(lastCall().headers.authorization).toBe(`Bearer ${upstreamCredential}`);
    expect(JSON.stringify(lastCall().headers)).not.toContain(vendor.gateway.apiKey);
  });

  it('reads an answer that says everything byte for byte', async () => {
    vendor.upstream.answer(playWhole('openai', 'image'));
    const response = await createClient().images.generate({ model, prompt }).asResponse();
    expect(await response.text()).toBe(readFixture('openai', 'image.json').toString());
    expect(response.headers.get('x-specway-ignored')).toBeNull();
    expect(JSON.stringify([...response.headers])).not.toMatch(/org-|req_3f2b/u);
  });

  it('reads an answer that leaves things out completed from picture and request', async () => {
    const b64_json = (await createPicture({ ...size, format: 'webp' })).toString('base64');
    vendor.upstream.answer(answerJson({ created: 5, data: [{ b64_json }], size: 'auto' }));
    const images = await createClient().images.generate({ model, prompt, quality: 'medium' });
    expect(images).toMatchObject({
      created: 5,
      data: [{ b64_json }],
      size: '64x48',
      output_format: 'webp',
      quality: 'medium',
      background: 'opaque',
      usage: { total_tokens: 0 },
    });
  });

  it('sends files, mask and fields of an edit on', async () => {
    vendor.upstream.answer(playWhole('openai', 'image-edit'));
    const pictures = [await createPicture(size), await createPicture({ ...size, format: 'jpeg' })];
    const mask = await createMask(size, { left: 0, top: 0, width: 9, height: 9 });
    const images = await createClient().images.edit({
      model: 'gpt-image-1.5',
      prompt,
      image: await Promise.all(pictures.map((bytes) => toFile(bytes, 'x.png', { type: 'image/png' }))),
      mask: await toFile(mask, 'mask.png', { type: 'image/png' }),
      n: 2,
      input_fidelity: 'high',
    });
    expect(images.data).toHaveLength(1);
    const parts = await readForm(lastCall());
    expect(
      Object.fromEntries(parts.filter((part) => part.type === null).map((p) => [p.name, p.value])),
    ).toEqual({ model: 'gpt-image-1.5', prompt, n: '2', input_fidelity: 'high' });
    const named = (name: string) => parts.filter((part) => part.name === name);
    expect([...named('image[]'), ...named('mask')]).toEqual([
      { name: 'image[]', value: pictures[0], filename: 'image-1.png', type: 'image/png' },
      { name: 'image[]', value: pictures[1], filename: 'image-2.jpg', type: 'image/jpeg' },
      { name: 'mask', value: mask, filename: 'mask.png', type: 'image/png' },
    ]);
  });

  it.each([
    ['moderation', 400, { status: 400, code: 'moderation_blocked', type: 'image_generation_user_error' }],
    ['invalid-value', 400, { status: 400, code: 'invalid_value', param: 'size' }],
    ['invalid-api-key', 401, { status: 502, code: 'upstream_rejected_credential', type: 'server_error' }],
    ['billing', 400, { status: 502, code: 'upstream_rejected_credential' }],
    ['rate-limit', 429, { status: 429, code: 'rate_limit_exceeded', type: 'rate_limit_error' }],
    ['model', 404, { status: 400, code: 'model_not_found', param: 'model' }],
    ['server', 500, { status: 502, code: 'upstream_error', type: 'server_error' }],
  ])('sees the error %s as the contract has it', async (name, status, expected) => {
    vendor.upstream.answer(playWhole('openai', `error-${name}`, status));
    const call = createClient().images.generate({ model, prompt, size: '1000x1000' as '1024x1024' });
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown as APIError,
    );
    expect(error).toMatchObject(expected);
    expect(error?.message).not.toMatch(/openai\.com|req_|org-|127\.0\.0\.1/u);
  });

  it('says when to try again after a rate limit', async () => {
    vendor.upstream.answer(playWhole('openai', 'error-rate-limit', 429));
    const call = createClient().images.generate({ model, prompt });
    const error = await call.catch((thrown: unknown) => thrown);
    const headers = new Headers((error as { headers: Headers }).headers);
    expect(headers.get('retry-after')).toBe('12');
  });
});

describe('streams of openai 7.x before a vendor', () => {
  const client = () => createOpenAiClient('7.x', vendor.gateway);

  async function collect(params: Partial<OpenAI.ImageGenerateParamsStreaming> = {}) {
    const events: OpenAI.ImageGenStreamEvent[] = [];
    let error: unknown = null;
    try {
      const stream = await client().images.generate({ model, prompt, ...params, stream: true });
      for await (const event of stream) events.push(event);
    } catch (thrown) {
      error = thrown;
    }
    return { events, error };
  }

  it('reads the events as the vendor wrote them, each as it comes', async () => {
    vendor.upstream.answer(playStream('openai', 'image', { paceMs: 20 }));
    const { events, error } = await collect({ partial_images: 2 });
    expect(error).toBeNull();
    expect(events).toEqual(readChunks('openai', 'image').map((data) => JSON.parse(data) as unknown));
    expect(lastCall().json()).toEqual({ model, prompt, partial_images: 2, stream: true });
    expect(lastCall().headers.accept).toBe('text/event-stream');
  });

  it('sees an error in mid-stream as an APIError', async () => {
    vendor.upstream.answer(playStream('openai', 'image-failed'));
    const { events, error } = await collect();
    expect(events).toHaveLength(1);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject({
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
      param: null,
    });
  });

  it.each([
    ['ends too early', playStream('openai', 'image', { events: 2 }), {}],
    ['has fewer images than asked for', playStream('openai', 'image'), { n: 2 }],
    ['breaks', playStream('openai', 'image', { events: 2, end: 'reset' }), {}],
  ])('sees that a stream %s', async (_name, answer, params) => {
    vendor.upstream.answer(answer);
    const { error } = await collect(params);
    expect(error).toMatchObject({ code: 'stream_truncated', type: 'server_error' });
  });

  it('sees a refusal before the first event as a status', async () => {
    vendor.upstream.answer(playWhole('openai', 'error-moderation', 400));
    expect((await collect()).error).toMatchObject({ status: 400, code: 'moderation_blocked' });
  });

  it('does not see events that no contract knows', async () => {
    const queued = writeEvent('openai', '{"type":"image_generation.queued"}');
    const rest = readChunks('openai', 'image').map((data) => writeEvent('openai', data));
    vendor.upstream.answer(answerEventStream([queued, ...rest]));
    expect((await collect()).events).toHaveLength(3);
  });

  it('reads every image of a stream of several', async () => {
    const [partial = '', , completed = ''] = readChunks('openai', 'image');
    const written = [partial, completed, partial, completed].map((data) => writeEvent('openai', data));
    vendor.upstream.answer(answerEventStream(written));
    const { events, error } = await collect({ n: 2 });
    expect(error).toBeNull();
    expect(events.map(({ type }) => type.split('.')[1])).toEqual([
      'partial_image',
      'completed',
      'partial_image',
      'completed',
    ]);
  });

  it('reads a stream of an edit', async () => {
    vendor.upstream.answer(playStream('openai', 'image-edit'));
    const image = await toFile(await createPicture(size), 'a.png', { type: 'image/png' });
    const stream = await client().images.edit({ model, prompt, image, stream: true, partial_images: 1 });
    const types: string[] = [];
    for await (const { type } of stream) types.push(type);
    expect(types).toEqual(['image_edit.partial_image', 'image_edit.completed']);
    const fields = (await readForm(lastCall())).map(({ name, value }) => [name, value]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['stream', 'true'],
        ['partial_images', '1'],
      ]),
    );
  });

  it('reads the largest picture of a stream', async () => {
    const event = {
      ...readJsonFixture('openai', 'image'),
      type: 'image_generation.completed',
      created_at: 1,
    };
    const b64_json = 'A'.repeat(44_300_000);
    const data = JSON.stringify({ ...event, b64_json });
    vendor.upstream.answer(answerEventStream([writeEvent('openai', data)]));
    const { events, error } = await collect();
    expect(error).toBeNull();
    expect(events[0]).toMatchObject({ type: 'image_generation.completed' });
    expect((events[0] as { b64_json: string }).b64_json.length).toBe(b64_json.length);
  });

  it('leaves the vendor when it has gone itself', async () => {
    vendor.upstream.answer(playStream('openai', 'image', { events: 1, end: 'hold' }));
    const stream = await client().images.generate({ model, prompt, stream: true });
    for await (const _ of stream) break;
    expect(await lastCall().outcome).toBe('left');
  });

  it('leaves the vendor when it gives up an edit', async () => {
    vendor.upstream.answer(keepSilent());
    const image = await toFile(await createPicture(size), 'a.png', { type: 'image/png' });
    const controller = new AbortController();
    const index = vendor.upstream.calls.length;
    const pending = client()
      .images.edit({ model, prompt, image }, { signal: controller.signal })
      .catch((thrown: unknown) => thrown);
    const call = await vendor.upstream.waitForCall(index);
    controller.abort();
    expect(await pending).toBeInstanceOf(APIUserAbortError);
    expect(await call.outcome).toBe('left');
  });

  it('sees an answer that is no stream as a failure of the vendor', async () => {
    vendor.upstream.answer(answerBody('{}', { headers: { 'content-type': 'application/json' } }));
    expect((await collect()).error).toMatchObject({ status: 502, code: 'upstream_error' });
  });
});
