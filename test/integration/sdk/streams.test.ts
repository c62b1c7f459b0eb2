import { streamText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerEventStream, keepSilent } from '../../support/fake-answers.ts';
import { readChunks, writeEvent } from '../../support/read-fixture.ts';
import {
  anthropicVersions,
  createAiSdkAnthropic,
  createAiSdkGoogle,
  createAnthropicClient,
  createGenAiClient,
  createGenAiMediaClient,
  selectAnthropicErrors,
  type SdkTarget,
} from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import { createSdkBodyRecorder } from '../../support/sdk-recorder.ts';
import { createFrontGateway, createVendorGateway, type VendorGateway } from '../../support/sdk-gateways.ts';

const claude = 'claude-sonnet-4-6';
const gemini = 'gemini-2.5-flash';
const askMessages = (content: string) => ({
  model: claude,
  max_tokens: 60_000,
  messages: [{ role: 'user' as const, content }],
});

/** Every client that streams, and the whole text it read. */
const readers: readonly (readonly [string, (target: SdkTarget, prompt: string) => Promise<string>])[] = [
  ...anthropicVersions.map(
    (version) =>
      [
        `@anthropic-ai/sdk ${version}`,
        (target: SdkTarget, prompt: string) =>
          createAnthropicClient(version, target).messages.stream(askMessages(prompt)).finalText(),
      ] as const,
  ),
  [
    '@google/genai 3.x',
    async (target, contents) =>
      joinChunkTexts(
        await collectChunks(
          await createGenAiClient(target).models.generateContentStream({ model: gemini, contents }),
        ),
      ),
  ],
  [
    'ai 7 with @ai-sdk/anthropic',
    async (target, prompt) =>
      await streamText({ model: createAiSdkAnthropic(target)(claude), prompt, maxOutputTokens: 60_000 }).text,
  ],
  [
    'ai 7 with @ai-sdk/google',
    async (target, prompt) => await streamText({ model: createAiSdkGoogle(target)(gemini), prompt }).text,
  ],
];

/** Long enough to come in several pieces in both formats. */
const phrase = 'Grüße aus Zürich 🌍, wo es heute regnet und morgen schneit.';

let last: TestGateway;
let front: TestGateway;
let vendor: VendorGateway;

beforeAll(async () => {
  last = await createTestGateway({
    config: { streams: { keepAliveMs: 5, maxEventBytes: 1_000_000, drainMs: 1_000 } },
  });
  front = await createFrontGateway(last);
  vendor = await createVendorGateway({ firstByteMs: 150, idleMs: 150 });
});

afterAll(async () => {
  await front.stop();
  await last.stop();
  await vendor.stop();
});

describe.each(readers)('streams of %s', (_, read) => {
  it.each(['one gateway', 'two gateways'])(
    'are whole with keep-alives between all events (%s)',
    async (route) => {
      const target = route === 'one gateway' ? last : front;
      expect(await read(target, `[[pace=20ms]] Say exactly: ${phrase}`)).toBe(phrase);
    },
  );

  it.each(['one gateway', 'two gateways'])('are whole when they are long (%s)', async (route) => {
    const target = route === 'one gateway' ? last : front;
    expect(await read(target, '[[tokens=4000]] Tell me about tea.')).toHaveLength(16_000);
  });

  it('do not mix when many run at once', async () => {
    const prompts = Array.from(
      { length: 15 },
      (_item, index) => `[[pace=1ms]] Say exactly: ${'ab '.repeat(index + 5)}${String(index)}`,
    );
    const texts = await Promise.all(prompts.map((prompt) => read(front, prompt)));
    expect(texts).toEqual(prompts.map((prompt) => prompt.replace('[[pace=1ms]] Say exactly: ', '')));
  });
});

describe('keep-alives', () => {
  it('of format B are pings, which the clients pass over', async () => {
    const { fetch, received } = createSdkBodyRecorder();
    const client = createAnthropicClient('1.x', last, { fetch });
    await client.messages.stream(askMessages('[[pace=20ms]] Say exactly: one')).finalText();
    expect(received[0]?.match(/^event: ping$/gm)?.length).toBeGreaterThan(3);
  });

  it('of format C are white space in front of the next chunk, which the clients pass over', async () => {
    const { fetch, received } = createSdkBodyRecorder();
    const client = createGenAiClient(last, { httpOptions: { fetch } });
    const contents = '[[pace=60ms]] Say exactly: one two three four five six seven';
    await collectChunks(await client.models.generateContentStream({ model: gemini, contents }));
    expect(received[0]).toMatch(/^data: {3,}\{"candidates"/m);
    expect(readAsGo(received[0] ?? '').join('')).toContain('one two three four five six seven');
    readAsLangChain(received[0] ?? '');
    readAsLateGenAiOne(received[0] ?? '');
  });
});

/**
 * Texts of chunks as Google's client for Go reads them: whatever is no line of data it takes for an error, and of what is one for no
 * error. Throws with the first.
 */
function readAsGo(body: string): readonly string[] {
  const blocks = body.split(/\r\n\r\n|\n\n/u).filter((block) => block !== '');
  return blocks.map((block) => {
    if (!block.startsWith('data:')) throw new Error(block);
    const { candidates } = JSON.parse(block.slice(5)) as {
      readonly candidates?: readonly { readonly content?: { readonly parts: readonly { text: string }[] } }[];
    };
    return candidates?.[0]?.content?.parts[0]?.text ?? '';
  });
}

/**
 * Reads as `@google/generative-ai` does, which LangChain has: only lines of data, and throws where anything is left. That one also rejects a
 * promise that nobody waits for, which would end the tests.
 */
function readAsLangChain(body: string): void {
  const rest = body.replace(/^(?:data: .*(?:\r\n\r\n|\n\n|\r\r))*/u, '');
  if (rest.trim() !== '') throw new Error('Failed to parse stream');
}

/**
 * Reads as the last versions of `@google/genai` 1.x do where pieces arrive together, as `fetch` of Node hands them over: passes over whatever is
 * no line of data, and throws where the last piece lacks its empty line.
 */
function readAsLateGenAiOne(body: string): void {
  const rest = body.split(/\r\n\r\n|\n\n|\r\r/u).at(-1) ?? '';
  if (rest.trim() !== '') throw new Error('Incomplete JSON segment at the end');
}

async function readBody({ apiKey, url }: SdkTarget, text: string): Promise<string> {
  const response = await fetch(`${url}/v1beta/models/${gemini}:streamGenerateContent?alt=sse`, {
    method: 'POST',
    headers: { 'x-goog-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text }] }] }),
  });
  return await response.text();
}

describe('a stream of format C that fails', () => {
  const ask = async ({ models }: ReturnType<typeof createGenAiClient>, contents: string) =>
    await collectChunks(await models.generateContentStream({ model: gemini, contents }));
  const onError = () => undefined;
  const clients: readonly (readonly [string, (target: SdkTarget, prompt: string) => Promise<unknown>])[] = [
    ['@google/genai 3.x', (target, prompt) => ask(createGenAiClient(target), prompt)],
    ['@google/genai 1.x', (target, prompt) => ask(createGenAiMediaClient('1.x', target), prompt)],
    [
      '@ai-sdk/google',
      async (target, prompt) => {
        const model = createAiSdkGoogle(target)(gemini);
        for (const part of await collectChunks(streamText({ model, prompt, onError }).fullStream))
          if (part.type === 'error') throw part.error;
        return null;
      },
    ],
    ['a reader like that for Go', async (target, prompt) => readAsGo(await readBody(target, prompt))],
    [
      'a reader like that of @google/genai 1.52',
      async (target, prompt) => readAsLateGenAiOne(await readBody(target, prompt)),
    ],
    ["a reader like LangChain's", async (target, prompt) => readAsLangChain(await readBody(target, prompt))],
  ];

  describe.each(clients)('%s', (_name, read) => {
    it.each([
      ['at once', '[[error=503@3]]'],
      ['after keep-alives', '[[error=503@3]][[pace=60ms]]'],
    ])('is told of it %s', async (_when, directives) => {
      await expect(read(last, `${directives} Say exactly: ${phrase}`)).rejects.toThrow();
      await expect(read(front, `${directives} Say exactly: ${phrase}`)).rejects.toThrow();
    });
  });
});

describe('an error that an upstream writes bare into a stream', () => {
  const chunk = writeEvent('gemini', readChunks('gemini', 'text')[0] ?? '');
  const error = { code: 429, message: 'Resource has been exhausted.', status: 'RESOURCE_EXHAUSTED' };

  it.each([
    ['in a line', `${JSON.stringify({ error })}\r\n\r\n`],
    ['in many lines, without a blank one', JSON.stringify({ error }, null, 2)],
  ])('is told as what it is (%s)', async (_how, bare) => {
    vendor.upstream.answer(answerEventStream([chunk, 20, bare]));
    const stream = await createGenAiClient(vendor.gateway).models.generateContentStream({
      model: gemini,
      contents: 'Hi',
    });
    await expect(collectChunks(stream)).rejects.toMatchObject({ status: 429 });
  });
});

describe('an upstream that takes too long', () => {
  const client = () => createAnthropicClient('1.x', vendor.gateway);
  const errors = selectAnthropicErrors('1.x');

  it('before its answer is a 504', async () => {
    vendor.upstream.answer(keepSilent(), keepSilent());
    const error = await client()
      .messages.create({ ...askMessages('Hi'), max_tokens: 100 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(errors.InternalServerError);
    expect(error).toMatchObject({ status: 504, type: 'timeout_error' });
    const call = createGenAiClient(vendor.gateway).models.generateContent({ model: gemini, contents: 'Hi' });
    await expect(call).rejects.toMatchObject({ status: 504 });
  });

  it('in the middle of a stream is an error event of the same type', async () => {
    const begin = (provider: 'anthropic' | 'gemini', events: number) =>
      answerEventStream(
        readChunks(provider, 'text')
          .slice(0, events)
          .map((payload) => writeEvent(provider, payload)),
        'hold',
      );
    vendor.upstream.answer(begin('anthropic', 5), begin('gemini', 2));
    const call = client().messages.stream(askMessages('Hi')).finalMessage();
    await expect(call).rejects.toMatchObject({ type: 'timeout_error' });
    const stream = await createGenAiClient(vendor.gateway).models.generateContentStream({
      model: gemini,
      contents: 'Hi',
    });
    await expect(collectChunks(stream)).rejects.toMatchObject({ status: 504 });
  });
});
