import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { profiles, readEvents, sendContent, type JsonObject } from '../../support/interface-client.ts';

const model = 'chatfam-sonnet-4-6';

interface Chunk {
  readonly candidates?: readonly { readonly finishReason?: string }[];
  readonly usageMetadata?: { readonly totalTokenCount: number };
  readonly error?: JsonObject;
}

describe.each(profiles)('generateContent on the simulator’s models of format B, %s', (profile) => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });

  afterAll(async () => {
    await gateway.stop();
  });

  const say = (text: string) => ({ contents: [{ role: 'user', parts: [{ text }] }] });
  const send = async (text: string, config: JsonObject = {}) =>
    await sendContent(gateway, { ...say(text), generationConfig: config }, { model, profile });
  const stream = async (text: string, query: string) => {
    const verb = 'streamGenerateContent';
    const answer = await sendContent(gateway, say(text), { model, profile, verb, query });
    if (query === '') return JSON.parse(answer.text) as readonly Chunk[];
    return readEvents(answer.text).map(({ data }) => data as Chunk);
  };

  it.each([
    ['[[filtered]]', 'SAFETY'],
    ['[[finish=pause_turn]]', 'STOP'],
    ['[[finish=model_context_window_exceeded]]', 'MAX_TOKENS'],
    ['Say exactly: one END two', 'STOP'],
  ])('answers %s with %s', async (text, finishReason) => {
    const answer = await send(text, { stopSequences: ['END'] });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ candidates: [{ finishReason }], modelVersion: model });
  });

  it('ends at maxOutputTokens', async () => {
    const answer = await send('Tell me about tea.', { maxOutputTokens: 3 });
    expect(answer.json()).toMatchObject({
      candidates: [{ finishReason: 'MAX_TOKENS' }],
      usageMetadata: { candidatesTokenCount: 3 },
    });
  });

  it.each([
    ['429', 429, 'RESOURCE_EXHAUSTED'],
    ['529', 503, 'UNAVAILABLE'],
    ['500', 500, 'INTERNAL'],
  ])('renders the upstream status %s', async (upstream, status, word) => {
    const answer = await send(`[[status=${upstream}]]`);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({ error: { status: word } });
  });

  const question = { role: 'user', parts: [{ text: 'What is the weather in Paris?' }] };
  const call = { functionCall: { name: 'get_weather', args: { city: 'Paris' } } };

  it.each([
    ['that the model begins', [{ role: 'model', parts: [{ text: 'You are a guide.' }] }, question], 'Paris'],
    [
      'with a result under another name than the call has',
      [
        question,
        { role: 'model', parts: [call] },
        { role: 'user', parts: [{ functionResponse: { name: 'unknown', response: { output: 'Sunny' } } }] },
      ],
      'The tool get_weather answered “Sunny”',
    ],
  ])('reads a conversation %s, as some frameworks send it', async (_, contents, words) => {
    const answer = await sendContent(gateway, { contents }, { model, profile });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(words);
  });

  describe.each([
    ['events', 'alt=sse'],
    ['one array', ''],
  ])('streamed as %s', (_, query) => {
    it('ends with the finish reason and the final counters', async () => {
      const chunks = await stream('Tell me about tea.', query);
      const whole = (await send('Tell me about tea.')).json() as Chunk;
      expect(chunks.length).toBeGreaterThan(1);
      expect(chunks.at(-1)).toMatchObject({
        candidates: [{ finishReason: 'STOP' }],
        usageMetadata: whole.usageMetadata,
      });
    });

    it.each(['[[cut]]', '[[error=503@6]]'])('ends %s with an error', async (directive) => {
      const chunks = await stream(`${directive} Tell me about tea.`, query);
      expect(chunks.at(-1)).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
      expect(chunks.every(({ candidates }) => candidates?.[0]?.finishReason === undefined)).toBe(true);
    });
  });
});
