import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { sendMessage } from '../../support/interface-client.ts';
import { playWhole } from '../../support/read-fixture.ts';

describe("a name of the catalogue that leads to another vendor's model", () => {
  let gateway: TestGateway;
  let anthropic: FakeUpstream;
  let gemini: FakeUpstream;

  beforeEach(async () => {
    anthropic = await createFakeUpstream();
    gemini = await createFakeUpstream();
    const yaml = `
deployments:
  - { id: own, provider: anthropic, baseUrl: '${anthropic.url}', models: { 'claude-*': 'claude-*' } }
  - id: other
    provider: gemini
    baseUrl: '${gemini.url}'
    priority: 1
    models: { claude-haiku-4-5: gemini-2.5-flash, imgfam-2: gemini-3.1-flash-image }
models:
  claude-sonnet-4-6: { fallbacks: [claude-haiku-4-5] }
`;
    const readFile = () => yaml;
    const loaded = loadConfig({ environment: {}, providers, workingDirectory: '/', readFile });
    const { deployments, models, routing } = loaded;
    gateway = await createTestGateway({ config: { deployments, models, routing } });
  });

  afterEach(async () => {
    await gateway.stop();
    await Promise.all([anthropic.close(), gemini.close()]);
  });

  it.each(['claude-haiku-4-5', 'claude-sonnet-4-6'])(
    'serves in a group and as a fallback: %s',
    async (model) => {
      anthropic.answerAlways(answerStatus(401));
      gemini.answer(playWhole('gemini', 'content'));
      const body = { model, max_tokens: 100, messages: [{ role: 'user', content: 'Hi' }] };
      const answer = await sendMessage(gateway, body, { profile: 'vendor' });
      expect(answer.json()).toMatchObject({ type: 'message', model });
      expect(gemini.calls.map(({ path }) => path)).toEqual([
        '/v1beta/models/gemini-2.5-flash:generateContent',
      ]);
    },
  );

  it('is listed with what it can be called with there', async () => {
    const answer = await fetch(`${gateway.url}/v1/models`, { headers: { 'x-api-key': gateway.apiKey } });
    const { data } = (await answer.json()) as { data: { id: string; operations: readonly string[] }[] };
    const find = (id: string) => data.find((model) => model.id === id)?.operations;
    const chat = ['createMessage', 'countMessageTokens', 'generateContent', 'countContentTokens'];
    expect(find('chatfam-haiku-4-5')).toEqual(expect.arrayContaining(chat));
    expect(find('imgfam-2')).toEqual(expect.arrayContaining(['createImage', 'createImageEdit']));
  });
});
