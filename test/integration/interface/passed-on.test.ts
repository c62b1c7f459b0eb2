import { describe, expect, it } from 'vitest';
import { profiles, sendContent, sendMessage } from '../../support/interface-client.ts';
import { expectAccepted } from '../../support/interface-expectations.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import type { RecordedCall } from '../../support/fake-upstream.ts';
import { contentRelay, messageRelay, useRelay } from '../../support/interface-relay.ts';

const relay = useRelay();

const turns = '"messages":[{"role":"user","content":"Hi"}]';
const messageText = `{ "model": "claude-opus-4-8", "max_tokens": 5,  ${turns} }`;

async function recordMessage(
  text: string,
  options: Parameters<typeof sendMessage>[2] = {},
): Promise<RecordedCall> {
  const { gateway, upstream } = relay();
  const index = upstream.calls.length;
  upstream.answer(messageRelay.play);
  expectAccepted(await sendMessage(gateway, text, options));
  return await upstream.waitForCall(index);
}

async function recordContent(
  text: string,
  options: Parameters<typeof sendContent>[2] = {},
): Promise<RecordedCall> {
  const { gateway, upstream } = relay();
  const index = upstream.calls.length;
  upstream.answer(contentRelay.play);
  expectAccepted(await sendContent(gateway, text, options));
  return await upstream.waitForCall(index);
}

describe('createMessage: what an upstream of the same format gets', () => {
  it('the body byte for byte, under the name the model has there', async () => {
    const call = await recordMessage(messageText.replace('claude', 'chatfam'));
    expect(call.body.toString()).toBe(messageText);
  });

  it('a long conversation byte for byte, whatever is in its texts', async () => {
    const prose = 'Is it dark? – "No." \\ and\ta "model":\n'.repeat(3_000);
    const messages = [prose, `${prose}é`, [{ type: 'text', text: prose }]].map((content, index) => ({
      role: index === 1 ? 'assistant' : 'user',
      content,
    }));
    const text = `{ "messages": ${JSON.stringify(messages)}, "max_tokens": 5, "model":"chatfam-opus-4-8"}`;
    for (const profile of profiles) {
      const call = await recordMessage(text, { profile });
      expect(call.body.toString() === text.replace('chatfam', 'claude')).toBe(true);
    }
  });

  it('of a model given twice the last one, and only that', async () => {
    for (const first of ['"model":"claude-haiku-4-5",', '"mod\\u0065l":"claude-haiku-4-5",']) {
      const call = await recordMessage(`{${first}"model":"chatfam-opus-4-8","max_tokens":5,${turns}}`);
      expect(call.body.toString()).toBe(`{"model":"claude-opus-4-8","max_tokens":5,${turns}}`);
    }
  });

  it('in neutral no null and no version of the client', async () => {
    const call = await recordMessage(`{"model":"claude-opus-4-8","max_tokens":5,"system":null,${turns}}`, {
      headers: { 'msg-version': '2030-01-01' },
    });
    expect(call.json()).not.toHaveProperty('system');
    expect(call.headers['anthropic-version']).toBe('2023-06-01');
    expect(call.headers).not.toHaveProperty('msg-version');
  });

  it('in vendor the version and unknown fields of the client', async () => {
    const text = `{"model":"claude-opus-4-8","max_tokens":5,"service_tier":"auto",${turns}}`;
    const kept = await recordMessage(text, {
      profile: 'vendor',
      headers: { 'anthropic-version': '2026-10-21' },
    });
    expect(kept.body.toString()).toBe(text);
    expect(kept.headers['anthropic-version']).toBe('2026-10-21');
  });

  it("every null in the client's own JSON, also where something is left out", async () => {
    const schema = { type: 'object', properties: { a: { const: null }, b: { default: null } } };
    const tool = { name: 'f', input_schema: schema, input_examples: [{ x: null, y: 1 }] };
    const compaction = { type: 'compaction', content: null };
    const body = {
      model: 'claude-opus-4-8',
      max_tokens: 5,
      temperature: 1,
      messages: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: [compaction] },
        { role: 'user', content: 'Go on' },
      ],
      tools: [tool],
      output_config: { format: { type: 'json_schema', schema } },
    };
    const call = await recordMessage(JSON.stringify(body), { profile: 'vendor' });
    const { temperature: _, ...kept } = body;
    expect(call.json()).toEqual(kept);
  });

  it('beta names, from msg-beta and anthropic-beta, repeated or in a list', async () => {
    const neutral = await recordMessage(messageText, { headers: { 'msg-beta': 'a, b' } });
    expect(neutral.headers['anthropic-beta']?.toString().replaceAll(' ', '')).toBe('a,b');
    const vendor = await recordMessage(messageText, {
      profile: 'vendor',
      headers: { 'anthropic-beta': 'c' },
    });
    expect(vendor.headers['anthropic-beta']).toBe('c');
  });

  it("the gateway's credential and never the client's key", async () => {
    const { gateway } = relay();
    for (const profile of profiles) {
      const call = await recordMessage(messageText, {
        profile,
        headers: { authorization: `Bearer ${gateway.apiKey}` },
      });
      expect(call.headers['x-api-key']).toBe(testCredential);
      expect(JSON.stringify(call.headers) + call.path).not.toContain(gateway.apiKey);
    }
  });
});

describe('generateContent: what an upstream of the same format gets', () => {
  const text = '{ "contents": [ {"parts": [{"text": "Hi"}]} ] }';

  it('the body byte for byte, and the model in the path', async () => {
    const call = await recordContent(text);
    expect(call.body.toString()).toBe(text);
    expect(call.path).toBe('/v1beta/models/gemini-2.5-flash:generateContent');
  });

  it('in neutral camelCase, in vendor what the client wrote', async () => {
    const snake = '{"contents":[{"parts":[{"text":"Hi"}]}],"generation_config":{"top_p":0.5}}';
    const neutral = await recordContent(snake);
    expect(neutral.json()).toMatchObject({ generationConfig: { topP: 0.5 } });
    const vendor = await recordContent(snake, { profile: 'vendor' });
    expect(vendor.body.toString()).toBe(snake);
  });

  it("the gateway's credential and never the client's key", async () => {
    const { gateway } = relay();
    for (const profile of profiles) {
      const call = await recordContent(text, { profile });
      expect(call.headers['x-goog-api-key']).toBe(testCredential);
      expect(JSON.stringify(call.headers) + call.path).not.toContain(gateway.apiKey);
    }
  });
});
