import { afterEach, describe, expect, it } from 'vitest';
import {
  profiles,
  sendContent,
  sendMessage,
  type Answer,
  type JsonObject,
  type SendOptions,
} from '../../support/interface-client.ts';
import { expectContentRefusal, expectMessageRefusal } from '../../support/interface-expectations.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { playWhole } from '../../support/read-fixture.ts';

const wrong = 'picture.png';

const message: JsonObject = {
  max_tokens: 10,
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is it?' },
        { type: 'image', source: { type: 'base64', media_type: 'image/png', data: wrong } },
      ],
    },
  ],
};
const messageField = 'messages[0].content[1].source.data';

const content: JsonObject = {
  contents: [{ parts: [{ text: 'What is it?' }, { inlineData: { mimeType: 'image/png', data: wrong } }] }],
};
const contentField = 'contents[0].parts[1].inlineData.data';

const deployments = {
  anthropic: { 'chatfam-haiku-4-5': 'claude-haiku-4-5' },
  gemini: { 'genfam-2.5-flash': 'gemini-2.5-flash', 'imgfam2-4.0-fast-generate-001': 'imagen-4.0' },
  openai: { 'imgfam-2': 'gpt-image-2' },
} as const;

let bench: PictureGateway;

const open = async (provider: keyof typeof deployments): Promise<void> => {
  bench = await createPictureGateway({ provider, models: deployments[provider] });
};

const askMessage = async (model: string, options: SendOptions, change: JsonObject = {}): Promise<Answer> =>
  await sendMessage(bench.gateway, { ...message, model, ...change }, options);

afterEach(async () => {
  await bench.stop();
});

describe('media that is not base64', () => {
  it('in format B never reaches an upstream of format C', async () => {
    await open('gemini');
    for (const profile of profiles) {
      for (const stream of [false, true]) {
        const answer = await askMessage('genfam-2.5-flash', { profile }, { stream });
        expectMessageRefusal(answer, { field: messageField }, profile);
      }
      const path = '/v1/messages/count_tokens';
      const { max_tokens: _, ...counted } = message;
      const count = await sendMessage(
        bench.gateway,
        { ...counted, model: 'genfam-2.5-flash' },
        { profile, path },
      );
      expectMessageRefusal(count, { field: messageField }, profile);
    }
    expect(bench.upstream.calls).toEqual([]);
  });

  it.each([
    ['anthropic', 'chatfam-haiku-4-5'],
    ['openai', 'imgfam-2'],
    ['gemini', 'imgfam2-4.0-fast-generate-001'],
  ] as const)('in format C never reaches %s, which speaks another format', async (provider, model) => {
    await open(provider);
    for (const profile of profiles) {
      for (const verb of ['generateContent', 'streamGenerateContent']) {
        const answer = await sendContent(bench.gateway, content, { profile, model, verb });
        expectContentRefusal(answer, { field: contentField }, profile);
      }
    }
    expect(bench.upstream.calls).toEqual([]);
  });

  it('is for an upstream of the same format to judge', async () => {
    await open('anthropic');
    bench.upstream.answer(playWhole('anthropic', 'message'));
    expect((await askMessage('chatfam-haiku-4-5', {})).status).toBe(200);
    expect(bench.upstream.calls[0]?.json()).toMatchObject({ messages: message.messages });
    await bench.stop();
    await open('gemini');
    bench.upstream.answer(playWhole('gemini', 'content'));
    expect((await sendContent(bench.gateway, content)).status).toBe(200);
    expect(bench.upstream.calls[0]?.json()).toEqual(content);
  });
});
