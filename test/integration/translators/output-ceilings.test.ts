import { afterEach, describe, expect, it } from 'vitest';
import { sendContent, sendMessage, type JsonObject } from '../../support/interface-client.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { playWhole } from '../../support/read-fixture.ts';

let bench: PictureGateway;

afterEach(async () => {
  await bench.stop();
});

const readBody = () => bench.upstream.calls[0]?.json() as JsonObject;

describe('more output than a model of another format writes', () => {
  it('is asked for by clients of format B as they come, and named as ignored', async () => {
    bench = await createPictureGateway({
      provider: 'gemini',
      models: { 'genfam-2.5-flash': 'gemini-2.5-flash' },
    });
    bench.upstream.answer(playWhole('gemini', 'content'));
    const messages = [{ role: 'user', content: 'Hi' }];
    const body = { model: 'genfam-2.5-flash', max_tokens: 128_000, messages };
    const answer = await sendMessage(bench.gateway, body, { profile: 'vendor' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('max_tokens');
    expect(readBody()).toMatchObject({ generationConfig: { maxOutputTokens: 65_536 } });
  });

  it('is asked for by clients of format C as they come, and named as ignored', async () => {
    bench = await createPictureGateway({
      provider: 'anthropic',
      models: { 'chatfam-haiku-4-5': 'claude-haiku-4-5' },
    });
    bench.upstream.answer(playWhole('anthropic', 'message'));
    const contents = [{ role: 'user', parts: [{ text: 'Hi' }] }];
    const body = { contents, generationConfig: { maxOutputTokens: 65_536 } };
    const answer = await sendContent(bench.gateway, body, { model: 'chatfam-haiku-4-5', profile: 'vendor' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-specway-ignored')).toBe('generationConfig.maxOutputTokens');
    expect(readBody()).toMatchObject({ max_tokens: 64_000 });
  });
});
