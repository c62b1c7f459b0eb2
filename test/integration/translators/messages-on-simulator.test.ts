import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../support/create-test-gateway.ts';
import {
  profiles,
  readEvents,
  sendMessage,
  type Answer,
  type JsonObject,
} from '../../support/interface-client.ts';
import {
  createTranslatedGateways,
  translatedRoutes,
  type TranslatedGateways,
} from '../../support/translated-gateways.ts';

let gateways: TranslatedGateways;

beforeAll(async () => {
  gateways = await createTranslatedGateways();
});

afterAll(async () => {
  await gateways.stop();
});

const routes = translatedRoutes.filter((route) => route !== 'as a vendor');

describe.each(routes)('createMessage on genfam models through %s', (route) => {
  const ask = (content: string, more: JsonObject = {}): JsonObject => ({
    model: 'genfam-2.5-flash',
    max_tokens: 500,
    messages: [{ role: 'user', content }],
    ...more,
  });
  const gateway = (): TestGateway => gateways.targets[route];
  const send = async (content: string, more: JsonObject = {}) =>
    await sendMessage(gateway(), ask(content, more), { profile: 'vendor' });
  const readText = (answer: Answer) =>
    (answer.json().content as readonly { text?: string }[]).map(({ text }) => text ?? '').join('');

  it.each(profiles)('answers in words, whole and streamed alike (%s)', async (profile) => {
    const body = ask('Reply with exactly: grüße 🦊');
    const whole = await sendMessage(gateway(), body, { profile });
    expect(whole.status, whole.text).toBe(200);
    expect(readText(whole)).toBe('grüße 🦊');
    const streamed = await sendMessage(gateway(), { ...body, stream: true }, { profile });
    const text = readEvents(streamed.text)
      .flatMap(({ data }) => (data.delta as JsonObject | undefined)?.text ?? [])
      .join('');
    expect(text).toBe('grüße 🦊');
  });

  it('thinks before it answers', async () => {
    const thinking = { type: 'enabled', budget_tokens: 1024 };
    const answer = await send('Why?', { thinking, max_tokens: 2000 });
    expect(answer.json().content).toMatchObject([{ type: 'thinking' }, { type: 'text' }]);
  });

  it('writes JSON by a schema', async () => {
    const schema = {
      type: 'object',
      properties: { city: { type: 'string' }, size: { type: 'integer' } },
      required: ['city', 'size'],
    };
    const answer = await send('Name a city.', { output_config: { format: { type: 'json_schema', schema } } });
    expect(JSON.parse(readText(answer))).toEqual({
      city: expect.any(String) as string,
      size: expect.any(Number) as number,
    });
  });

  it('looks at pictures and documents', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mM4Y2wMAAMBATP6P6i/AAAAAElFTkSuQmCC';
    const content = [
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
      { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0xLjQK' } },
      { type: 'text', text: 'What is this?' },
    ];
    const answer = await send('', { messages: [{ role: 'user', content }] });
    expect(readText(answer)).toMatch(/png/iu);
    expect(readText(answer)).toMatch(/pdf/iu);
  });

  it.each([
    ['[[finish=MAX_TOKENS]]', 'max_tokens', 'max_tokens'],
    ['[[filtered]]', 'refusal', 'end_turn'],
    ['[[block=SAFETY]]', 'refusal', 'end_turn'],
  ])('maps the outcome of %s in both profiles', async (directive, vendor, neutral) => {
    const body = ask(`Hello ${directive}`);
    const reasons = { vendor, neutral };
    for (const profile of profiles) {
      const answer = await sendMessage(gateway(), body, { profile });
      expect(answer.json().stop_reason).toBe(reasons[profile]);
      const events = readEvents((await sendMessage(gateway(), { ...body, stream: true }, { profile })).text);
      const end = events.find(({ event }) => event === 'message_delta')?.data.delta;
      expect(end).toMatchObject({ stop_reason: reasons[profile] });
    }
  });

  it.each([
    ['[[status=429]]', 429, 'rate_limit_exceeded'],
    ['[[status=503]]', 503, 'upstream_error'],
    ['[[reset]]', 502, 'upstream_error'],
  ])('answers %s as format B does', async (directive, status, code) => {
    const answer = await send(`Hello ${directive}`);
    expect(answer.status).toBe(status);
    expect(answer.json().error).toMatchObject({ code });
  });

  it('never makes a stream that broke off a success', async () => {
    const events = readEvents((await send('Hello [[cut]]', { stream: true })).text);
    expect(events.at(-1)?.event).toBe('error');
    expect(events.map(({ event }) => event)).not.toContain('message_stop');
  });

  it('counts tokens', async () => {
    const { max_tokens: _, ...body } = ask('Hello');
    const path = '/v1/messages/count_tokens';
    const answer = await sendMessage(gateway(), body, { path });
    expect(answer.json()).toEqual({ input_tokens: expect.any(Number) as number });
  });

  it('lists the operations of the model', async () => {
    const response = await fetch(`${gateway().url}/v1/models/genfam-2.5-flash`, {
      headers: { 'x-api-key': gateway().apiKey },
    });
    expect(await response.json()).toMatchObject({
      operations: expect.arrayContaining(['createMessage', 'countMessageTokens']) as string[],
    });
  });
});
