import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json/json-object.ts';
import type { KeySettings } from '../../../src/core/principal.ts';
import { askAsPayer } from '../../support/ask-as-payer.ts';
import { createChargedGateway, type ChargedGateway } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

const asked = 'chatfam-sonnet-4-6';
const other = 'chatfam-opus-4-8';
/** Another name of that one. */
const second = 'cheap';

let upstream: FakeUpstream;
let charged: ChargedGateway;

beforeAll(async () => {
  upstream = await createFakeUpstream();
  const { timeouts, ...deployment } = createUpstreamDeployment('anthropic', upstream.url);
  charged = await createChargedGateway({
    prices: {
      [asked]: createTestPrice({ output: 1_000_000n }),
      [other]: createTestPrice({ output: 9_000_000n }),
      [second]: createTestPrice({ output: 3_000_000n }),
    },
    config: {
      deployments: [
        {
          ...deployment,
          timeouts,
          models: {
            [asked]: 'sonnet-there',
            [other]: 'opus-there',
            [second]: 'opus-there',
            'family-*': 'their-family-*',
          },
        },
      ],
    },
  });
});

afterAll(async () => {
  expect(await charged.audit()).toEqual([]);
  await charged.close();
  await upstream.close();
});

const message = { id: 'msg_1', type: 'message', role: 'assistant', stop_sequence: null };
const hello = { type: 'text', text: 'Hello' };
const usage = { input_tokens: 10, output_tokens: 5 };

const ask = (more: JsonObject, settings: Partial<KeySettings> = {}) =>
  askAsPayer(charged, { model: asked, ...more }, settings);

function answerWhole(model: string, said: JsonObject): void {
  upstream.answer(answerJson({ ...message, model, content: [hello], stop_reason: 'end_turn', usage: said }));
}

function answerStream(model: string, start: JsonObject, end: JsonObject): void {
  const events: readonly JsonObject[] = [
    { type: 'message_start', message: { ...message, model, content: [], stop_reason: null, usage: start } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hello' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: end },
    { type: 'message_stop' },
  ];
  const steps = events.map((event) => writeEvent('anthropic', JSON.stringify(event)));
  upstream.answer(answerEventStream(steps, 'end'));
}

const sent = () => JSON.parse(upstream.calls.at(-1)?.body.toString() ?? '') as JsonObject;

describe('models that a request names beside its own', () => {
  beforeEach(() => {
    answerWhole('sonnet-there', usage);
  });

  it.each([
    ['a neutral name', other, 'opus-there'],
    ["a vendor's name", 'claude-opus-4-8', 'opus-there'],
    ['a name that a pattern stands for', 'family-9', 'their-family-9'],
    ['a name that the deployment does not have', 'claude-of-tomorrow', 'claude-of-tomorrow'],
  ])('go to the upstream by its own name: %s', async (_what, name, there) => {
    const advisor = (model: string) => ({ type: 'advisor_20260301', name: 'advisor', model });
    const define = (model: string) => ({
      type: 'tool_addition',
      tool: { type: 'tool_definition', definition: advisor(model) },
    });
    const createBody = (model: string) => ({
      fallbacks: [{ model, max_tokens: 50 }],
      tools: [advisor(model), { name: 'own', input_schema: { type: 'object' }, model }],
      messages: [
        {
          role: 'user',
          content: [hello, define(model), { type: 'compaction', tool_changes: [define(model)] }],
        },
      ],
    });
    expect(await ask(createBody(name))).toMatchObject({ status: 200 });
    const expected = createBody(there);
    expect(sent()).toMatchObject({ ...expected, tools: [expected.tools[0], { name: 'own', model: name }] });
  });

  it('are asked of nobody by a key that may not use them', async () => {
    const calls = upstream.calls.length;
    for (const name of [other, 'claude-opus-4-8', 'opus-there'])
      expect(await ask({ fallbacks: [{ model: name }] }, { models: [asked] })).toMatchObject({ status: 403 });
    expect(upstream.calls).toHaveLength(calls);
    expect(await ask({ fallbacks: [{ model: other }] }, { models: [asked, other] })).toMatchObject({
      status: 200,
    });
  });
});

describe('a list of fallbacks of Claude', () => {
  it('has the upstream ask nobody by a name that is not the `model` of an entry', async () => {
    answerWhole('sonnet-there', usage);
    const settings = { models: [asked] };
    expect(await ask({ fallbacks: [other] }, settings)).toMatchObject({ status: 200 });
    expect(sent()).not.toHaveProperty('fallbacks');
    answerWhole('sonnet-there', usage);
    const named = { model: asked };
    expect(await ask({ fallbacks: [other, named] }, settings)).toMatchObject({ status: 200 });
    expect(sent()).toMatchObject({ fallbacks: [{ model: 'sonnet-there' }] });
  });
});

describe('a fallback of Claude that has another name here', () => {
  const iterations = [{ type: 'fallback_message', model: 'opus-there', ...usage }];

  it.each([other, 'opus-there'])('costs what it does here, named %s', async (model) => {
    answerWhole('opus-there', { ...usage, iterations });
    const whole = await ask({ fallbacks: [{ model }] });
    expect(whole).toMatchObject({ spent: 45n, servedModel: other });
    answerStream('opus-there', { ...usage, output_tokens: 1 }, { ...usage, iterations });
    const streamed = await ask({ stream: true, fallbacks: [{ model }] });
    expect(streamed).toMatchObject({ spent: 45n, servedModel: other });
  });

  it.each(['20260611', 'latest'])('is known by its snapshot: %s', async (date) => {
    const model = `opus-there-${date}`;
    answerWhole(model, { ...usage, iterations: [{ ...iterations[0], model }] });
    const whole = await ask({ fallbacks: [{ model: other }] });
    expect(whole).toMatchObject({ spent: 45n, servedModel: other });
    expect(JSON.parse(whole.text)).toMatchObject({ model: other, usage: { iterations: [{ model: other }] } });
    answerStream(model, { ...usage, output_tokens: 1 }, usage);
    const streamed = await ask({ stream: true, fallbacks: [{ model: other }] });
    expect(streamed).toMatchObject({ spent: 45n, servedModel: other });
  });

  it('costs what the name does that the request has for it, of several here', async () => {
    answerWhole('opus-there', { ...usage, iterations });
    const whole = await ask({ fallbacks: [{ model: second }] });
    expect(whole).toMatchObject({ spent: 15n, servedModel: second });
    expect(JSON.parse(whole.text)).toMatchObject({
      model: second,
      usage: { iterations: [{ model: second }] },
    });
    answerStream('opus-there', { ...usage, output_tokens: 1 }, usage);
    const streamed = await ask({ stream: true, fallbacks: [{ model: second }] });
    expect(streamed).toMatchObject({ spent: 15n, servedModel: second });
  });

  it('is known in a stream by the name at its beginning alone', async () => {
    answerStream('opus-there', { ...usage, output_tokens: 1 }, usage);
    const streamed = await ask({ stream: true, fallbacks: [{ model: other }] });
    expect(streamed).toMatchObject({ spent: 45n, servedModel: other });
  });

  it('is in the record by the name that the upstream has where nobody serves it here', async () => {
    const [answered] = iterations;
    answerWhole('claude-of-tomorrow', {
      ...usage,
      iterations: [{ ...answered, model: 'claude-of-tomorrow' }],
    });
    const whole = await ask({ fallbacks: [{ model: 'claude-of-tomorrow' }] });
    expect(whole).toMatchObject({ spent: 5n, servedModel: 'claude-of-tomorrow' });
  });
});

describe('an advisor of Claude that has another name here', () => {
  it('costs what it does here, and answers nobody', async () => {
    const iterations = [
      { type: 'message', ...usage },
      { type: 'advisor_message', model: 'opus-there', ...usage },
    ];
    answerWhole('sonnet-there', { ...usage, iterations });
    const name = (model: string) => [{ type: 'advisor_20260301', name: 'advisor', model }];
    expect(await ask({ tools: name(other) })).toMatchObject({ spent: 5n + 45n, servedModel: asked });
    answerWhole('sonnet-there', { ...usage, iterations });
    expect(await ask({ tools: name(second) })).toMatchObject({ spent: 5n + 15n, servedModel: asked });
  });
});
