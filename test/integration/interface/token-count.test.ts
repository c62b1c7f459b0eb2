import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import {
  expectAccepted,
  expectContentRefusal,
  expectMessageRefusal,
} from '../../support/interface-expectations.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { contractProfile: 'vendor' } });
});

afterAll(async () => {
  await gateway.stop();
});

const path = '/v1/messages/count_tokens';

describe('countMessageTokens with a configured vendor profile', () => {
  const count = async (change: JsonObject, headers: Readonly<Record<string, string>>) => {
    const messages = [{ role: 'user', content: 'Hi' }];
    const body = { model: 'chatfam-opus-4-8', messages, ...change };
    return await sendMessage(gateway, body, { path, headers: { 'msg-version': '', ...headers } });
  };

  it('asks for one of the two version headers', async () => {
    expectMessageRefusal(await count({}, {}), { code: 'missing_version_header' }, 'vendor');
    expectAccepted(await count({}, { 'anthropic-version': '2023-06-01' }));
  });

  it('refuses a picture that is not base64', async () => {
    const source = { type: 'base64', media_type: 'image/png', data: 'picture.png' };
    const messages = [{ role: 'user', content: [{ type: 'image', source }] }];
    const refused = await count({ messages }, { 'anthropic-version': '2023-06-01' });
    expectMessageRefusal(refused, { field: 'messages[0].content[0].source.data' }, 'vendor');
  });

  it('refuses documents in assistant turns from 2026-10-21 on', async () => {
    const source = { type: 'text', media_type: 'text/plain', data: 'x' };
    const messages = [{ role: 'assistant', content: [{ type: 'document', source }] }];
    expectAccepted(await count({ messages }, { 'anthropic-version': '2023-06-01' }));
    const refused = await count({ messages }, { 'anthropic-version': '2026-10-21' });
    expectMessageRefusal(refused, { field: 'messages[0].content[0]' }, 'vendor');
  });
});

describe('countContentTokens', () => {
  const contents = [
    { parts: [{ fileData: { mimeType: 'audio/wav', fileUri: 'https://example.com/a.wav' } }] },
  ];

  it.each([
    [{ contents }, 'contents[0].parts[0].fileData'],
    [{ generateContentRequest: { contents } }, 'generateContentRequest.contents[0].parts[0].fileData'],
  ])('refuses audio by address as generateContent does', async (body, field) => {
    const answer = await sendContent(gateway, body, { verb: 'countTokens' });
    expectContentRefusal(answer, { field }, 'vendor');
  });
});

describe('countContentTokens of pictures that are not base64', () => {
  const contents = [{ parts: [{ inlineData: { mimeType: 'image/png', data: 'picture.png' } }] }];

  it.each([
    [{ contents }, 'contents[0].parts[0].inlineData.data'],
    [{ generateContentRequest: { contents } }, 'generateContentRequest.contents[0].parts[0].inlineData.data'],
  ])('refuses them as generateContent does', async (body, field) => {
    const answer = await sendContent(gateway, body, { verb: 'countTokens' });
    expectContentRefusal(answer, { field }, 'vendor');
  });
});

describe('the log line of a request', () => {
  it('names the served model of a failed call', async () => {
    const messages = [{ role: 'user', content: 'Hi [[status=503]]' }];
    const { status } = await sendMessage(gateway, { model: 'claude-haiku-4-5', max_tokens: 10, messages });
    expect(status).toBe(503);
    const isNamed = () =>
      gateway.logLines.some((line) => line.status === 503 && line.model === 'chatfam-haiku-4-5');
    await expect.poll(isNamed).toBe(true);
  });

  it('does not repeat a model name that is not served', async () => {
    const messages = [{ role: 'user', content: 'Hi' }];
    const { status } = await sendMessage(gateway, {
      model: 'sk-meant-to-be-a-key',
      max_tokens: 10,
      messages,
    });
    expect(status).toBe(404);
    await expect.poll(() => gateway.logLines.some((line) => line.status === 404)).toBe(true);
    expect(gateway.logText()).not.toContain('sk-meant-to-be-a-key');
  });
});

describe('an unknown model', () => {
  it('is repeated with at most 128 characters', async () => {
    const body = { model: 'n'.repeat(256), max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }] };
    const { text } = await sendMessage(gateway, body);
    expect(text).toContain(`${'n'.repeat(128)}…`);
    expect(text).not.toContain('n'.repeat(129));
  });
});
