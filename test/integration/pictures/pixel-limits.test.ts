import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayConfig, LimitsConfig } from '../../../src/core/config.ts';
import { createTestGateway, createTestLimits, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerJson, keepSilent } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { createMask, createPicture } from '../../support/picture-samples.ts';

const size = { width: 40, height: 30 };
const each = size.width * size.height;
const picture = await createPicture(size);
const mask = await createMask(size, { left: 5, top: 5, width: 10, height: 10 });

let upstream: FakeUpstream | null = null;
let gateway: TestGateway | null = null;

afterEach(async () => {
  await gateway?.stop();
  await upstream?.close();
  [upstream, gateway] = [null, null];
});

/** A gateway that takes so many pixels; in front of the simulator, or of a scripted upstream. */
async function open(
  limits: Partial<LimitsConfig>,
  config: Partial<GatewayConfig> = {},
): Promise<TestGateway> {
  gateway = await createTestGateway({ config: { limits: createTestLimits(limits), ...config } });
  return gateway;
}

async function openUpstream(limits: Partial<LimitsConfig>): Promise<FakeUpstream> {
  upstream = await createFakeUpstream();
  const deployment = {
    ...createUpstreamDeployment('openai', upstream.url),
    models: { 'imgfam-2': 'gpt-image-2' },
  };
  await open(limits, { deployments: [deployment] });
  return upstream;
}

interface Edit extends Pick<RequestInit, 'signal'> {
  readonly images?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

function sendEdit({ images = 1, fields = {}, ...init }: Edit = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ prompt: 'A harbour', size: '1024x1024', ...fields }))
    form.set(name, value);
  for (let index = 0; index < images; index++) form.append('image[]', new Blob([picture]), 'a.png');
  const headers = { authorization: `Bearer ${String(gateway?.apiKey)}` };
  return fetch(`${String(gateway?.url)}/v1/images/edits`, { method: 'POST', headers, body: form, ...init });
}

function sendContent(model: string, images: number): Promise<Response> {
  const inlineData = { mimeType: 'image/png', data: picture.toString('base64') };
  const parts = [{ text: 'A harbour' }, ...Array.from({ length: images }, () => ({ inlineData }))];
  return fetch(`${String(gateway?.url)}/v1beta/models/${model}:generateContent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': String(gateway?.apiKey) },
    body: JSON.stringify({ contents: [{ role: 'user', parts }] }),
  });
}

const answerPicture = () => answerJson({ created: 1, data: [{ b64_json: picture.toString('base64') }] });

/** A stream of the simulator that holds its pictures until it is left. */
const slow = { stream: 'true', partial_images: '3', prompt: 'A harbour [[pace=30s]]' };

async function readError(response: Response): Promise<object> {
  return ((await response.json()) as { error: object }).error;
}

describe('limits.pixelsPerRequest', () => {
  it('refuses an edit with more, naming field and limit, and asks no upstream', async () => {
    const { calls } = await openUpstream({ pixelsPerRequest: 3 * each - 1 });
    const refused = await sendEdit({ images: 3 });
    expect(refused.status).toBe(400);
    expect(await readError(refused)).toMatchObject({
      code: 'image_too_large',
      param: 'image',
      message: expect.stringContaining(`more than ${String(3 * each - 1)}`) as string,
    });
    expect(calls).toHaveLength(0);
  });

  it('counts the mask', async () => {
    await open({ pixelsPerRequest: 2 * each - 1 });
    const form = new FormData();
    form.set('prompt', 'A harbour');
    form.set('image', new Blob([picture]), 'a.png');
    form.set('mask', new Blob([mask]), 'm.png');
    const headers = { authorization: `Bearer ${String(gateway?.apiKey)}` };
    const response = await fetch(`${String(gateway?.url)}/v1/images/edits`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(response.status).toBe(400);
    expect(await readError(response)).toMatchObject({ code: 'image_too_large', param: 'image' });
  });

  it('takes an edit with as many', async () => {
    await open({ pixelsPerRequest: 3 * each });
    expect((await sendEdit({ images: 3 })).status).toBe(200);
  });

  it('holds for the pictures of format C on the simulator', async () => {
    await open({ pixelsPerRequest: 2 * each });
    expect((await sendContent('genfam-2.5-flash-image', 2)).status).toBe(200);
    const refused = await sendContent('genfam-2.5-flash-image', 3);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('contents[0].parts[3]');
  });

  it('holds for the pictures of format C on a model of format A', async () => {
    const { answer, calls } = await openUpstream({ pixelsPerRequest: 2 * each });
    answer(answerPicture());
    expect((await sendContent('imgfam-2', 2)).status).toBe(200);
    const refused = await sendContent('imgfam-2', 3);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('contents[0].parts[3]');
    expect(calls).toHaveLength(1);
  });
});

describe('limits.pixelsPerKey', () => {
  it('refuses with 429 what comes on top, and takes it when there is room again', async () => {
    await open({ pixelsPerKey: 2 * each });
    const leave = new AbortController();
    const running = await sendEdit({ fields: slow, signal: leave.signal });
    const reader = running.body?.getReader();
    await reader?.read();
    expect((await sendEdit()).status).toBe(200);
    const refused = await sendEdit({ images: 2 });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await readError(refused)).toMatchObject({ code: 'concurrency_limit_exceeded' });
    const content = await sendContent('genfam-2.5-flash-image', 2);
    expect(content.status).toBe(429);
    leave.abort();
    await expect.poll(async () => (await sendEdit({ images: 2 })).status, { timeout: 10_000 }).toBe(200);
  });

  it('counts nothing while an upstream is at work', async () => {
    const { answer } = await openUpstream({ pixelsPerKey: each });
    answer(keepSilent(), answerPicture());
    const leave = new AbortController();
    const waiting = sendEdit({ signal: leave.signal }).catch(() => null);
    await expect.poll(() => upstream?.calls.length, { timeout: 10_000 }).toBe(1);
    expect((await sendEdit()).status).toBe(200);
    leave.abort();
    await waiting;
  });

  it('gives everything back, however requests end', async () => {
    await open({ pixelsPerKey: each });
    for (const prompt of [
      'A harbour',
      '[[status=500]] A harbour',
      '[[cut=1]] A harbour',
      '[[filtered]] A harbour',
    ]) {
      const fields = { prompt, stream: 'true', partial_images: '1' };
      const response = await sendEdit({ fields });
      await response.text().catch(() => null);
      expect([200, 400, 500]).toContain(response.status);
    }
    await expect.poll(async () => (await sendEdit()).status, { timeout: 10_000 }).toBe(200);
  });
});
