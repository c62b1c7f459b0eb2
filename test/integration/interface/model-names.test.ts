import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, request, sendContent, sendMessage, type Answer } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(async () => {
  await gateway.stop();
});

const ask = (model: string, more: object = {}) => ({
  model,
  max_tokens: 50,
  messages: [{ role: 'user', content: 'Hi' }],
  ...more,
});
const contents = { contents: [{ role: 'user', parts: [{ text: 'Hi' }] }] };
const draw = async (model: string): Promise<Answer> =>
  await request(`${gateway.url}/v1/images/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, prompt: 'A boat' }),
  });

/** What programs ask for in their default settings, and names of tomorrow. */
const chatNames = [
  'claude-opus-5-5',
  'claude-sonnet-4-5-20250929',
  'claude-haiku-4-5-20251001',
  'claude-3-5-haiku-latest',
  'chatfam-opus-9',
  'gemini-3.5-flash-lite',
  'gemini-2.5-pro',
  'gemini-2.5-flash-lite',
  'gemini-flash-latest',
  'genfam-9',
];

describe('a gateway as it is installed', () => {
  it.each(chatNames)('chats with %s, in both formats', async (model) => {
    for (const profile of profiles) {
      const message = expectAccepted(await sendMessage(gateway, ask(model), { profile }));
      expect(message.model).toBe(model);
      const content = expectAccepted(await sendContent(gateway, contents, { profile, model }));
      expect(content.modelVersion).toBe(model);
    }
  });

  it.each([
    'gpt-image-1',
    'gpt-image-1-mini',
    'gpt-image-9',
    'chatgpt-image-latest',
    'gemini-9-flash-image',
    'imagen-5',
  ])('draws with %s, in both formats', async (model) => {
    expectAccepted(await draw(model));
    const { candidates } = expectAccepted(await sendContent(gateway, contents, { profile: 'vendor', model }));
    expect(JSON.stringify(candidates)).toContain('inlineData');
  });

  it('describes names of tomorrow without limits, and snapshots as their model', async () => {
    const headers = { authorization: `Bearer ${gateway.apiKey}` };
    const describeModel = async (name: string) =>
      expectAccepted(await request(`${gateway.url}/v1/models/${name}`, { headers }));
    expect(await describeModel('claude-opus-5-5')).toMatchObject({ id: 'claude-opus-5-5', max_tokens: null });
    expect(await describeModel('claude-sonnet-4-5-20250929')).toMatchObject({ max_tokens: 64_000 });
  });

  it('holds a snapshot to the ceiling of its model, and no name of tomorrow to any', async () => {
    const high = { max_tokens: 1_000_000 };
    expectAccepted(await sendMessage(gateway, ask('claude-opus-5-5', high), { profile: 'vendor' }));
    const answer = await sendMessage(gateway, ask('claude-sonnet-4-5-20250929', high), { profile: 'vendor' });
    expect(answer.status).toBe(400);
    const config = { generationConfig: { maxOutputTokens: 1_000_000 } };
    expectAccepted(
      await sendContent(gateway, { ...contents, ...config }, { model: 'gemini-3.5-flash-lite' }),
    );
  });
});

const hint = 'GET /v1/models lists all models';

describe('a model that is not served', () => {
  it.each([
    ['cluade-opus-4-8', 'neutral', 'chatfam-opus-4-8'],
    ['cluade-opus-4-8', 'vendor', 'claude-opus-4-8'],
    ['chatfm-opus-4-8', 'neutral', 'chatfam-opus-4-8'],
  ] as const)('%s is 404 in format B, %s, and names %s', async (model, profile, near) => {
    const answer = await sendMessage(gateway, ask(model), { profile });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(hint);
    expect(answer.text).toContain(`Nearest: `);
    expect(answer.text).toContain(near);
  });

  it.each([
    ['gemni-2.5-pro', 'neutral', 'genfam-2.5-pro'],
    ['gemni-2.5-pro', 'vendor', 'gemini-2.5-pro'],
    ['gpt-image', 'vendor', 'gpt-image-1'],
  ] as const)('%s is 404 in format C, %s, and names %s', async (model, profile, near) => {
    const answer = await sendContent(gateway, contents, { profile, model });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(hint);
    expect(answer.text).toContain(near);
  });

  it.each([
    ['gpt-imag-2', 'gpt-image-2'],
    ['imgfm-2', 'imgfam-2'],
  ])('%s is 400 in format A, and names %s', async (model, near) => {
    const answer = await draw(model);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(hint);
    expect(answer.text).toContain(`Nearest: ${near}`);
  });

  it.each([
    ['dall-e-3', 'genfam-2.5-flash-image, imgfam2-4.0-fast-generate-001, imgfam-1. '],
    ['claude-opus-4-8', 'gemini-2.5-flash-image, imagen-4.0-fast-generate-001, gpt-image-1. '],
  ])('%s is 400 in format A, and names one of each family that draws', async (model, others) => {
    const answer = await draw(model);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`Served, for example: ${others}`);
  });

  it('is near to none that has a number or an ending in common with it', async () => {
    const answer = await sendMessage(gateway, ask('gpt-4o'), { profile: 'vendor' });
    expect(answer.text).toContain('Served, for example: claude-');
  });

  it('is named in a message of limited length', async () => {
    const answer = await sendMessage(gateway, ask('x'.repeat(256)));
    expect(answer.status).toBe(404);
    expect(answer.text.length).toBeLessThan(600);
  });
});

describe('names that clients make up', () => {
  it('have no series of their own in the metrics', async () => {
    for (let index = 0; index < 40; index += 1) {
      expectAccepted(await sendMessage(gateway, ask(`claude-made-up-${String(index)}`)));
      expectAccepted(await sendContent(gateway, contents, { model: `gemini-made-up-${String(index)}` }));
    }
    const { text } = await request(`${gateway.url}/metrics`, {});
    expect(text).not.toContain('made-up');
    expect(text).toContain('model="chatfam-*"');
    expect(text).toContain('model="genfam-*"');
    expect(text).toContain('model="chatfam-sonnet-4-5"');
  });

  it('are listed nowhere', async () => {
    const headers = { authorization: `Bearer ${gateway.apiKey}` };
    const { text } = await request(`${gateway.url}/v1/models`, { headers });
    expect(text).not.toContain('made-up');
    expect(text).not.toContain('*');
  });
});
