import { setTimeout } from 'node:timers/promises';
import { generateText, streamText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, keepSilent } from '../../support/fake-answers.ts';
import type { FakeAnswer } from '../../support/fake-upstream.ts';
import { playWhole, readChunks, writeEvent, type FixtureProvider } from '../../support/read-fixture.ts';
import {
  anthropicVersions,
  createAiSdkAnthropic,
  createAiSdkGoogle,
  createAnthropicClient,
  createGenAiClient,
  selectAnthropicErrors,
} from '../../support/sdk-clients.ts';
import { createFrontGateway, createVendorGateway, type VendorGateway } from '../../support/sdk-gateways.ts';

const hello = {
  model: 'claude-sonnet-4-6',
  max_tokens: 500,
  messages: [{ role: 'user' as const, content: 'Hi' }],
};
const ask = { model: 'gemini-2.5-flash', contents: 'Hi' };

let vendor: VendorGateway;

beforeAll(async () => {
  // No time limit of the deployment may end a call before the test does.
  vendor = await createVendorGateway({ firstByteMs: 60_000, idleMs: 60_000, totalMs: 60_000 });
});

afterAll(() => vendor.stop());

/** The beginning of an answer that then never goes on. */
function holdAfter(provider: FixtureProvider, events: number): FakeAnswer {
  const steps = readChunks(provider, 'text').slice(0, events);
  return answerEventStream(
    steps.map((payload) => writeEvent(provider, payload)),
    'hold',
  );
}

/** Runs a call that the upstream never finishes and that its client gives up; returns how the upstream saw it end. */
async function watch(
  answer: FakeAnswer,
  call: () => Promise<unknown>,
): Promise<'answered' | 'left' | 'still running'> {
  const index = vendor.upstream.calls.length;
  vendor.upstream.answer(answer);
  await call();
  const { outcome } = await vendor.upstream.waitForCall(index);
  return Promise.race([outcome, setTimeout(5_000, 'still running' as const, { ref: false })]);
}

const arrival = () => vendor.upstream.waitForCall(vendor.upstream.calls.length);

describe.each(anthropicVersions)('@anthropic-ai/sdk %s', (version) => {
  const errors = selectAnthropicErrors(version);
  const createClient = (options: Parameters<typeof createAnthropicClient>[2] = {}) =>
    createAnthropicClient(version, vendor.gateway, options);

  it('ends the upstream call when a whole answer is aborted', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const controller = new AbortController();
      void arrival().then(() => controller.abort());
      const call = createClient().messages.create(hello, { signal: controller.signal });
      await expect(call).rejects.toBeInstanceOf(errors.APIUserAbortError);
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when its time limit passes', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const call = createClient({ timeout: 150 }).messages.create(hello);
      await expect(call).rejects.toBeInstanceOf(errors.APIConnectionTimeoutError);
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when a reader leaves the loop over a stream', async () => {
    const outcome = await watch(holdAfter('anthropic', 5), async () => {
      const stream = await createClient().messages.create({ ...hello, stream: true });
      for await (const { type } of stream) if (type === 'content_block_delta') break;
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when a stream helper is aborted, and keeps what had come', async () => {
    const outcome = await watch(holdAfter('anthropic', 5), async () => {
      const stream = createClient().messages.stream(hello);
      stream.on('text', () => stream.abort());
      await expect(stream.finalMessage()).rejects.toBeInstanceOf(errors.APIUserAbortError);
      expect(stream.aborted).toBe(true);
      expect(stream.currentMessage?.content).toMatchObject([{ text: expect.stringContaining('Hello') }]);
    });
    expect(outcome).toBe('left');
  });

  it('serves the next call after an abort', async () => {
    vendor.upstream.answer(playWhole('anthropic', 'message'));
    expect((await createClient().messages.create(hello)).stop_reason).toBe('end_turn');
  });
});

describe('@google/genai 3.x', () => {
  const models = () => createGenAiClient(vendor.gateway).models;

  it('ends the upstream call when a whole answer is aborted', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const controller = new AbortController();
      void arrival().then(() => controller.abort());
      const call = models().generateContent({ ...ask, config: { abortSignal: controller.signal } });
      await expect(call).rejects.toThrow(/abort/i);
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when its time limit passes', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const call = models().generateContent({ ...ask, config: { httpOptions: { timeout: 150 } } });
      await expect(call).rejects.toThrow(/abort|timeout/i);
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when a stream is aborted', async () => {
    const outcome = await watch(holdAfter('gemini', 2), async () => {
      const controller = new AbortController();
      const config = { abortSignal: controller.signal };
      const stream = await models().generateContentStream({ ...ask, config });
      await stream.next();
      controller.abort();
      await expect(readOn(stream)).rejects.toThrow(/abort/i);
    });
    expect(outcome).toBe('left');
  });
});

describe.each([
  ['@ai-sdk/anthropic', 'anthropic', () => createAiSdkAnthropic(vendor.gateway)('claude-sonnet-4-6')],
  ['@ai-sdk/google', 'gemini', () => createAiSdkGoogle(vendor.gateway)('gemini-2.5-flash')],
] as const)('ai 7 with %s', (_, provider, createModel) => {
  it('ends the upstream call when a whole answer is aborted', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const controller = new AbortController();
      void arrival().then(() => controller.abort());
      const call = generateText({ model: createModel(), prompt: 'Hi', abortSignal: controller.signal });
      await expect(call).rejects.toThrow(/abort/i);
    });
    expect(outcome).toBe('left');
  });

  it('ends the upstream call when a stream is aborted', async () => {
    const outcome = await watch(holdAfter(provider, provider === 'gemini' ? 2 : 5), async () => {
      const controller = new AbortController();
      const { fullStream } = streamText({
        model: createModel(),
        prompt: 'Hi',
        abortSignal: controller.signal,
      });
      const types: string[] = [];
      for await (const { type } of fullStream) {
        types.push(type);
        if (type === 'text-delta') controller.abort();
      }
      expect(types.at(-1)).toBe('abort');
    });
    expect(outcome).toBe('left');
  });
});

describe('a second gateway in between', () => {
  let front: TestGateway;

  beforeAll(async () => {
    front = await createFrontGateway(vendor.gateway);
  });

  afterAll(() => front.stop());

  it('passes the abort of a whole answer on', async () => {
    const outcome = await watch(keepSilent(), async () => {
      const controller = new AbortController();
      void arrival().then(() => controller.abort());
      const call = createAnthropicClient('1.x', front).messages.create(hello, { signal: controller.signal });
      await expect(call).rejects.toThrow(/abort/i);
    });
    expect(outcome).toBe('left');
  });

  it('passes the end of a stream’s reader on', async () => {
    const outcome = await watch(holdAfter('anthropic', 5), async () => {
      const stream = await createAnthropicClient('1.x', front).messages.create({ ...hello, stream: true });
      for await (const { type } of stream) if (type === 'content_block_delta') break;
    });
    expect(outcome).toBe('left');
  });
});

async function readOn(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream);
}
