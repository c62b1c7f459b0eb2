import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deployment } from '../../../src/core/provider.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { sendContent, sendMessage, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { answerAsAnthropic, answerAsGemini } from '../../support/scripted-model.ts';

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const message = { max_tokens: 5000, messages: [{ role: 'user', content: 'Hello' }] };
const tools = [{ name: 'f', input_schema: schema }];
const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }];
const functions = { functionDeclarations: [{ name: 'f', parameters: schema }] };
const json = { responseMimeType: 'application/json', responseJsonSchema: schema };
const prefill = { role: 'assistant', content: 'Well,' };

/** Models of one group, the first before the second, at upstreams as strict as the vendors. */
describe('a group whose models cannot all take a request', () => {
  let claude: FakeUpstream;
  let google: FakeUpstream;
  let gateway: TestGateway;

  beforeEach(async () => {
    [claude, google] = await Promise.all([createFakeUpstream(), createFakeUpstream()]);
    claude.answerAlways(answerAsAnthropic);
    google.answerAlways(answerAsGemini);
    const list = (names: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(names).flatMap(([group, upstreamModels]) =>
        upstreamModels.map((model, priority) => place(group, model, priority)),
      );
    gateway = await createTestGateway({
      config: {
        deployments: list({
          'our-genfam': ['gemini-2.5-flash', 'gemini-3-pro-preview'],
          'our-mixed': ['gemini-2.5-flash', 'claude-sonnet-4-6'],
          'our-chatfam': ['claude-opus-4-8', 'claude-sonnet-4-5'],
          'our-older': ['claude-sonnet-4-5', 'gemini-2.5-flash'],
          'our-quiet': ['claude-haiku-4-5'],
          'our-between': ['claude-sonnet-5-5'],
          'our-lone': ['gemini-2.5-flash'],
          'our-newer': ['claude-opus-5-5'],
        }),
        models: { 'our-newer': { aliases: [], fallbacks: ['our-chatfam'] } },
      },
    });
  });

  afterEach(async () => {
    await gateway.stop();
    await Promise.all([claude.close(), google.close()]);
  });

  function place(group: string, model: string, priority: number): Deployment {
    const [provider, { url }] = model.startsWith('claude')
      ? (['anthropic', claude] as const)
      : (['gemini', google] as const);
    const id = `${group}-${String(priority)}`;
    return { ...createUpstreamDeployment(provider, url), id, models: { [group]: model }, priority };
  }

  const askMessage = (model: string, fields: JsonObject): Promise<Answer> =>
    sendMessage(gateway, { ...message, ...fields, model }, { profile: 'vendor' });
  const askContent = (model: string, fields: JsonObject): Promise<Answer> =>
    sendContent(gateway, { contents, ...fields }, { profile: 'vendor', model });
  const countCalls = () => [google.calls.length, claude.calls.length];

  it.each([
    ['functions beside JSON', { tools: [functions], generationConfig: json }],
    ['a search beside JSON', { tools: [{ googleSearch: {} }], generationConfig: json }],
    ['functions beside a search', { tools: [{ ...functions, googleSearch: {} }] }],
  ])('leaves %s to a newer model of format C', async (_, fields) => {
    const answer = await askContent('our-genfam', fields);
    expect([answer.status, countCalls()]).toEqual([200, [2, 0]]);
    expect(google.calls[1]?.path).toContain('gemini-3-pro-preview');
  });

  it('leaves tools beside JSON to another model, whatever the client speaks', async () => {
    const output = { output_config: { format: { type: 'json_schema', schema } } };
    expect((await askMessage('our-genfam', { tools, ...output })).status).toBe(200);
    expect(countCalls()).toEqual([2, 0]);
    expect((await askMessage('our-mixed', { tools, ...output })).status).toBe(200);
    expect((await askContent('our-mixed', { tools: [functions], generationConfig: json })).status).toBe(200);
    expect(countCalls()).toEqual([4, 2]);
  });

  it('leaves an answer that goes on to an older model, whatever the client speaks', async () => {
    const answer = await askMessage('our-chatfam', { messages: [...message.messages, prefill] });
    expect(answer.status).toBe(200);
    const going = [...contents, { role: 'model', parts: [{ text: 'Well,' }] }];
    expect((await askContent('our-chatfam', { contents: going })).status).toBe(200);
    expect(claude.calls.map((call) => (call.json() as JsonObject).model)).toEqual([
      'claude-opus-4-8',
      'claude-sonnet-4-5',
      'claude-opus-4-8',
      'claude-sonnet-4-5',
    ]);
  });

  it.each([
    ['a forced call', { tools, tool_choice: { type: 'any' } }],
    ['an answer that goes on', { messages: [...message.messages, prefill] }],
  ])('leaves thinking by a budget beside %s to another vendor, without a call', async (_, fields) => {
    const thinking = { type: 'enabled', budget_tokens: 2000 };
    expect((await askMessage('our-older', { ...fields, thinking })).status).toBe(200);
    expect(countCalls()).toEqual([1, 0]);
  });

  it('asks an older model for a forced call without the thinking that went beside it', async () => {
    const forced = { tools, tool_choice: { type: 'any' }, thinking: { type: 'adaptive' } };
    const answer = await askMessage('our-older', forced);
    expect([answer.status, answer.headers.get('x-specway-ignored')]).toEqual([200, 'thinking']);
    expect(countCalls()).toEqual([0, 1]);
  });

  it('asks each model for no thoughts before the answer in its own way, whatever the client speaks', async () => {
    const wishes = [
      ['our-quiet', 'between_tools'],
      ['our-between', 'disabled'],
      ['our-lone', 'between_tools'],
    ] as const;
    for (const [model, type] of wishes)
      expect([model, (await askMessage(model, { thinking: { type } })).status]).toEqual([model, 200]);
    const config = { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } };
    expect((await askContent('our-between', config)).status).toBe(200);
    expect((claude.calls.at(-1)?.json() as JsonObject).thinking).toEqual({ type: 'between_tools' });
  });

  it('falls back without the notes of progress that the older model does not write', async () => {
    claude.answer(answerStatus(401));
    const answer = await askMessage('our-newer', { thinking: { type: 'adaptive', display: 'updates' } });
    expect([answer.status, answer.headers.get('x-specway-ignored')]).toEqual([200, 'thinking.display']);
    expect(claude.calls.map((call) => (call.json() as JsonObject).thinking)).toEqual([
      { type: 'adaptive', display: 'updates' },
      { type: 'adaptive', display: 'omitted' },
    ]);
  });

  it('says in the words of the vendor what the only model of a name cannot do', async () => {
    const answer = await askContent('our-lone', { tools: [functions], generationConfig: json });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Function calling with a response mime type');
    const fields = { tools, output_config: { format: { type: 'json_schema', schema } } };
    expect(await askMessage('our-lone', fields)).toMatchObject({ status: 400 });
  });
});
