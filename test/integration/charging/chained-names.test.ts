import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json/json-object.ts';
import { providers } from '../../../src/providers/index.ts';
import { askAsPayer } from '../../support/ask-as-payer.ts';
import { createChargedGateway, testConfig, type ChargedGateway } from '../../support/charged-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { writeEvent } from '../../support/read-fixture.ts';

const asked = 'chatfam-sonnet-4-6';
const fallback = 'chatfam-opus-4-8';

/** What each of the three calls the same two models. */
const inBack = { [asked]: 'sonnet-next', [fallback]: 'opus-next' };
const atVendor = { 'sonnet-next': 'sonnet-there', 'opus-next': 'opus-there' };

const timeouts = { firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

let vendor: FakeUpstream;
let back: TestGateway;
let front: ChargedGateway;

beforeAll(async () => {
  vendor = await createFakeUpstream();
  back = await createTestGateway({
    config: {
      deployments: [{ ...createUpstreamDeployment('anthropic', vendor.url, timeouts), models: atVendor }],
    },
  });
  const next = {
    ...createUpstreamDeployment('anthropic', back.url, timeouts),
    provider: providers.specway,
    credential: back.apiKey,
    models: inBack,
  };
  front = await createChargedGateway({
    prices: {
      [asked]: createTestPrice({ output: 1_000_000n }),
      [fallback]: createTestPrice({ output: 9_000_000n }),
    },
    config: { deployments: [next], routing: testConfig.routing },
  });
});

afterAll(async () => {
  expect(await front.audit()).toEqual([]);
  await front.close();
  await back.stop();
  await vendor.close();
});

const message = { id: 'msg_1', type: 'message', role: 'assistant', stop_sequence: null };
const hello = { type: 'text', text: 'Hello' };
const usage = { input_tokens: 10, output_tokens: 5 };
const iterations = [
  { type: 'message', model: 'sonnet-there', input_tokens: 10, output_tokens: 3 },
  { type: 'fallback_message', model: 'opus-there', ...usage },
];
const move = { type: 'fallback', from: { model: 'sonnet-there' }, to: { model: 'opus-there' } };
const details = { type: 'refusal', category: null, recommended_model: 'opus-there' };

const ask = (more: JsonObject) => askAsPayer(front, { model: asked, ...more });

function answerWhole(model: string, more: JsonObject): void {
  vendor.answer(answerJson({ ...message, model, content: [hello], stop_reason: 'end_turn', usage, ...more }));
}

interface Stream {
  readonly model: string;
  readonly block?: JsonObject;
  readonly usage: JsonObject;
  readonly details?: JsonObject;
}

function answerStream({ model, block = hello, usage: end, details: stop_details }: Stream): void {
  const events: readonly JsonObject[] = [
    {
      type: 'message_start',
      message: { ...message, model, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'Hello' } },
    { type: 'content_block_stop', index: 1 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null, ...(stop_details && { stop_details }) },
      usage: end,
    },
    { type: 'message_stop' },
  ];
  const steps = events.map((event) => writeEvent('anthropic', JSON.stringify(event)));
  vendor.answer(answerEventStream(steps, 'end'));
}

const parse = (text: string) => JSON.parse(text) as JsonObject;

/** The payloads of a stream. */
const readPayloads = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => parse(line.slice(6)));

const theirNames = /-there|-next/u;
const fallbacks = [{ model: fallback }];
const renamed = {
  iterations: [{ model: asked }, { model: fallback }],
  move: { from: { model: asked }, to: { model: fallback } },
};

describe('a fallback of Claude behind another gateway', () => {
  it('is paid and named by the names here, whole', async () => {
    answerWhole('opus-there', { content: [move, hello], usage: { ...usage, iterations } });
    const whole = await ask({ fallbacks });
    expect(whole).toMatchObject({ status: 200, spent: 3n + 45n, servedModel: fallback });
    expect(parse(whole.text)).toMatchObject({
      model: fallback,
      content: [renamed.move, hello],
      usage: { iterations: renamed.iterations },
    });
    expect(whole.text).not.toMatch(theirNames);
  });

  it('is paid and named by the names here, streamed', async () => {
    answerStream({ model: 'sonnet-there', block: move, usage: { ...usage, iterations } });
    const streamed = await ask({ stream: true, fallbacks });
    expect(streamed).toMatchObject({ status: 200, spent: 3n + 45n, servedModel: fallback });
    const [start, block, ...others] = readPayloads(streamed.text);
    expect(start).toMatchObject({ message: { model: asked } });
    expect(block).toMatchObject({ content_block: renamed.move });
    expect(others.at(-2)).toMatchObject({ usage: { iterations: renamed.iterations } });
    expect(streamed.text).not.toMatch(theirNames);
  });

  it('is known in a stream by the name at its beginning alone', async () => {
    answerStream({ model: 'opus-there', usage });
    const streamed = await ask({ stream: true, fallbacks });
    expect(streamed).toMatchObject({ status: 200, spent: 45n, servedModel: fallback });
    expect(readPayloads(streamed.text)[0]).toMatchObject({ message: { model: fallback } });
  });

  it('is known by the name of its snapshot, which the vendor answers with where it is asked for none', async () => {
    const dated = [
      { ...iterations[0], model: 'sonnet-there-20260217' },
      { ...iterations[1], model: 'opus-there-20260611' },
    ];
    answerWhole('opus-there-20260611', { content: [hello], usage: { ...usage, iterations: dated } });
    const whole = await ask({ fallbacks });
    expect(whole).toMatchObject({ status: 200, spent: 3n + 45n, servedModel: fallback });
    expect(parse(whole.text)).toMatchObject({ model: fallback, usage: { iterations: renamed.iterations } });
    answerStream({ model: 'opus-there-20260611', usage });
    const streamed = await ask({ stream: true, fallbacks });
    expect(streamed).toMatchObject({ status: 200, spent: 45n, servedModel: fallback });
    expect(whole.text + streamed.text).not.toMatch(theirNames);
  });

  it('is recommended by the name that it has here', async () => {
    const expected = { ...details, recommended_model: fallback };
    answerWhole('sonnet-there', { stop_reason: 'refusal', stop_details: details });
    expect(parse((await ask({ fallbacks })).text)).toMatchObject({ model: asked, stop_details: expected });
    answerStream({ model: 'sonnet-there', usage, details });
    const { text } = await ask({ stream: true, fallbacks });
    expect(readPayloads(text).at(-2)).toMatchObject({ delta: { stop_details: expected } });
  });
});

describe('an advisor of Claude behind another gateway', () => {
  it('is paid and named by the name here', async () => {
    const advised = { ...usage, iterations: [{ type: 'advisor_message', model: 'opus-there', ...usage }] };
    answerWhole('sonnet-there', { usage: advised });
    const whole = await ask({ tools: [{ type: 'advisor_20260301', name: 'advisor', model: fallback }] });
    expect(whole).toMatchObject({ status: 200, spent: 5n + 45n, servedModel: asked });
    expect(parse(whole.text)).toMatchObject({ usage: { iterations: [{ model: fallback }] } });
  });
});
