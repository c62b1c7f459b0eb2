import { afterEach, describe, expect, it } from 'vitest';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import {
  createPictureGateway,
  type PictureGateway,
  type PictureGatewayOptions,
} from '../../support/picture-gateway.ts';
import { playWhole } from '../../support/read-fixture.ts';

let bench: Pick<PictureGateway, 'stop'>;

afterEach(async () => {
  await bench.stop();
});

const createBench = async (options: PictureGatewayOptions): Promise<PictureGateway> => {
  const created = await createPictureGateway(options);
  bench = created;
  return created;
};
const readBody = ({ upstream }: PictureGateway) => upstream.calls[0]?.json() as JsonObject;

describe('more output than a model of another format writes', () => {
  it('is asked for by clients of format B as they come, and named as ignored', async () => {
    const vendor = await createBench({
      provider: 'gemini',
      models: { 'genfam-2.5-flash': 'gemini-2.5-flash' },
    });
    vendor.upstream.answer(playWhole('gemini', 'content'));
    const messages = [{ role: 'user', content: 'Hi' }];
    const body = { model: 'genfam-2.5-flash', max_tokens: 128_000, messages };
    const answer = await sendMessage(vendor.gateway, body, { profile: 'vendor' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('max_tokens');
    expect(readBody(vendor)).toMatchObject({ generationConfig: { maxOutputTokens: 65_536 } });
  });

  it('is asked for by clients of format C as they come, and named as ignored', async () => {
    const vendor = await createBench({
      provider: 'anthropic',
      models: { 'chatfam-haiku-4-5': 'claude-haiku-4-5' },
    });
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    const contents = [{ role: 'user', parts: [{ text: 'Hi' }] }];
    const body = { contents, generationConfig: { maxOutputTokens: 65_536 } };
    const answer = await sendContent(vendor.gateway, body, { model: 'chatfam-haiku-4-5', profile: 'vendor' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('generationConfig.maxOutputTokens');
    expect(readBody(vendor)).toMatchObject({ max_tokens: 64_000 });
  });

  it.each(['neutral', 'vendor'] as const)(
    'is named by the simulator too, in the %s profile',
    async (profile) => {
      const gateway = await createTestGateway();
      bench = gateway;
      const messages = [{ role: 'user', content: 'Hi' }];
      const message = { model: 'genfam-2.5-flash', max_tokens: 128_000, messages };
      const asMessage = await sendMessage(gateway, message, { profile });
      expect(asMessage.headers.get('x-specway-ignored')).toBe('max_tokens');
      const content = {
        contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
        generationConfig: { maxOutputTokens: 65_536 },
      };
      const asContent = await sendContent(gateway, content, { model: 'chatfam-haiku-4-5', profile });
      expect(asContent.headers.get('x-specway-ignored')).toBe('generationConfig.maxOutputTokens');
    },
  );
});
