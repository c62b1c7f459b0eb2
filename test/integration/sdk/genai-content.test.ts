import {
  FinishReason,
  HarmBlockThreshold,
  HarmCategory,
  MediaResolution,
  type GenerateContentConfig,
  type GenerateContentParameters,
} from '@google/genai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import { createSdkGateways, routes, type SdkGateways } from '../../support/sdk-gateways.ts';
import { pdfBase64, pngBase64, wavBase64 } from '../../support/sdk-media.ts';

const model = 'gemini-2.5-flash';
const contents = 'Tell me about tea.';
const hello: GenerateContentParameters = { model, contents };

let gateways: SdkGateways;

beforeAll(async () => {
  gateways = await createSdkGateways();
});

afterAll(() => gateways.stop());

describe.each(routes)('@google/genai 3.x through %s', (route) => {
  const createClient = () => createGenAiClient(gateways.targets[route]);
  const send = (params: GenerateContentParameters) => createClient().models.generateContent(params);
  const configure = (config: GenerateContentConfig) => send({ ...hello, config });

  describe('generateContent', () => {
    it('returns a whole answer under the name of the model the client asked for', async () => {
      const answer = await send(hello);
      expect(answer.text).toContain('tea');
      expect(answer.modelVersion).toBe(model);
      expect(answer.responseId).toMatch(/.{10}/);
      expect(answer.candidates?.[0]).toMatchObject({ finishReason: FinishReason.STOP, index: 0 });
      expect(answer.usageMetadata?.totalTokenCount).toBeGreaterThan(10);
    });

    it('tells the request id in the headers of the answer', async () => {
      expect((await send(hello)).sdkHttpResponse?.headers?.['x-request-id']).toMatch(/^req_/);
    });

    it.each(['gemini-2.5-flash', 'models/gemini-2.5-flash', 'genfam-2.5-flash'])(
      'takes the model as %s',
      async (name) => {
        expect((await send({ ...hello, model: name })).text).toBe((await send(hello)).text);
      },
    );

    it.each<[string, NonNullable<GenerateContentConfig['systemInstruction']>]>([
      ['a string', 'Speak like a pirate'],
      ['a part', { text: 'Speak like a pirate' }],
      ['a list of parts', [{ text: 'Speak like a pirate' }]],
      ['a content', { role: 'system', parts: [{ text: 'Speak like a pirate' }] }],
    ])('takes a system instruction as %s', async (_, systemInstruction) => {
      expect((await configure({ systemInstruction })).text).toContain('“Speak like a pirate”');
    });

    it.each([
      ['image/png', pngBase64, '1 × 1 pixels'],
      ['application/pdf', pdfBase64, '1 page'],
      ['audio/wav', wavBase64, 'a sound'],
      ['text/plain', Buffer.from('The moon is cheese.').toString('base64'), 'The moon is cheese.'],
    ])('takes inline data of %s', async (mimeType, data, expected) => {
      const parts = [{ text: 'What is it?' }, { inlineData: { mimeType, data } }];
      expect((await send({ model, contents: [{ role: 'user', parts }] })).text).toContain(expected);
    });

    it('takes an image by URI and refuses other media so', async () => {
      const refer = (mimeType: string) =>
        send({ model, contents: [{ fileData: { mimeType, fileUri: 'https://example.org/file' } }] });
      expect((await refer('image/png')).text).toContain('did not fetch');
      await expect(refer('application/pdf')).rejects.toMatchObject({ status: 400 });
    });

    it('shows thoughts before the answer where they are asked for', async () => {
      const { candidates, usageMetadata } = await configure({
        thinkingConfig: { includeThoughts: true, thinkingBudget: 1024 },
      });
      const parts = candidates?.[0]?.content?.parts ?? [];
      expect(parts.map(({ thought }) => thought === true)).toEqual([true, false]);
      expect(usageMetadata?.thoughtsTokenCount).toBeGreaterThan(0);
    });

    it('does not think with a budget of 0', async () => {
      const { usageMetadata } = await configure({ thinkingConfig: { thinkingBudget: 0 } });
      expect(usageMetadata?.thoughtsTokenCount ?? 0).toBe(0);
    });

    it('ends at a stop sequence and at maxOutputTokens', async () => {
      const params = { model, contents: 'Say exactly: one STOP two' };
      expect((await send({ ...params, config: { stopSequences: ['STOP'] } })).text).toBe('one ');
      const short = await configure({ maxOutputTokens: 3 });
      expect(short.candidates?.[0]?.finishReason).toBe(FinishReason.MAX_TOKENS);
    });

    it('takes every sampling and safety setting of the client', async () => {
      const answer = await configure({
        temperature: 0,
        topP: 1,
        topK: 40,
        seed: 7,
        presencePenalty: 0.5,
        frequencyPenalty: 0.5,
        responseLogprobs: true,
        logprobs: 2,
        candidateCount: 2,
        mediaResolution: MediaResolution.MEDIA_RESOLUTION_LOW,
        responseModalities: ['TEXT'],
        safetySettings: [
          { category: HarmCategory.HARM_CATEGORY_HARASSMENT, threshold: HarmBlockThreshold.BLOCK_NONE },
        ],
      });
      expect(answer.candidates).toHaveLength(2);
      expect(answer.candidates?.[0]?.logprobsResult?.chosenCandidates?.length).toBeGreaterThan(0);
    });

    it('speaks where audio is asked for', async () => {
      const answer = await configure({
        responseModalities: ['AUDIO'],
        speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
      });
      const wave = Buffer.from(answer.data ?? '', 'base64');
      expect(wave.subarray(0, 4).toString()).toBe('RIFF');
    });

    it('reports a blocked prompt and a filtered answer', async () => {
      const blocked = await send({ model, contents: '[[block=PROHIBITED_CONTENT]]' });
      expect(blocked.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT');
      const filtered = await send({ model, contents: '[[filtered]]' });
      expect(filtered.candidates?.[0]?.finishReason).toBe(FinishReason.SAFETY);
    });

    it('passes on finish reasons that only the vendor has', async () => {
      const { candidates } = await send({ model, contents: '[[finish=TOO_MANY_TOOL_CALLS]]' });
      expect(candidates?.[0]?.finishReason).toBe('TOO_MANY_TOOL_CALLS');
    });
  });

  describe('generateContentStream', () => {
    const stream = async (params: GenerateContentParameters) =>
      collectChunks(await createClient().models.generateContentStream(params));

    it('streams the whole answer in pieces', async () => {
      const chunks = await stream(hello);
      expect(chunks.length).toBeGreaterThan(3);
      expect(joinChunkTexts(chunks)).toBe((await send(hello)).text);
    });

    it('says the finish reason once, at the end, and the usage of the whole answer there', async () => {
      const chunks = await stream(hello);
      const reasons = chunks.map(({ candidates }) => candidates?.[0]?.finishReason);
      expect(reasons.filter((reason) => reason !== undefined)).toEqual([FinishReason.STOP]);
      expect(reasons.at(-1)).toBe(FinishReason.STOP);
      expect(chunks.at(-1)?.usageMetadata).toEqual((await send(hello)).usageMetadata);
    });

    it('repeats model version and response id in every chunk', async () => {
      const chunks = await stream(hello);
      expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
      expect(new Set(chunks.map(({ modelVersion }) => modelVersion))).toEqual(new Set([model]));
    });

    it('streams thoughts before the answer', async () => {
      const config = { thinkingConfig: { includeThoughts: true } };
      const chunks = await stream({ ...hello, config });
      const thoughts = chunks.map(({ candidates }) => candidates?.[0]?.content?.parts?.[0]?.thought === true);
      expect(thoughts[0]).toBe(true);
      expect(thoughts).toEqual([...thoughts].sort((left, right) => Number(right) - Number(left)));
    });

    it('delivers a blocked prompt as one chunk', async () => {
      const chunks = await stream({ model, contents: '[[block=SAFETY]]' });
      expect(chunks).toHaveLength(1);
      expect(chunks[0]?.promptFeedback?.blockReason).toBe('SAFETY');
    });
  });

  describe('chats', () => {
    it('remember what was said', async () => {
      const chat = createClient().chats.create({ model });
      await chat.sendMessage({ message: 'My name is Kari.' });
      const second = await chat.sendMessage({ message: 'What is my name?' });
      expect(second.text).toContain('answer number 2');
      expect(chat.getHistory().map(({ role }) => role)).toEqual(['user', 'model', 'user', 'model']);
    });

    it('remember what was streamed', async () => {
      const chat = createClient().chats.create({ model, config: { systemInstruction: 'Be kind' } });
      const first = joinChunkTexts(
        await collectChunks(await chat.sendMessageStream({ message: 'My name is Kari.' })),
      );
      expect(first).toContain('“Be kind”');
      const [, answer] = chat.getHistory(true);
      expect(answer?.role).toBe('model');
      const second = await collectChunks(await chat.sendMessageStream({ message: 'What is my name?' }));
      expect(joinChunkTexts(second)).toContain('answer number 2');
    });
  });

  describe('countTokens', () => {
    it('counts what the request itself would', async () => {
      const { totalTokens } = await createClient().models.countTokens({ model, contents });
      expect(totalTokens).toBe((await send(hello)).usageMetadata?.promptTokenCount);
    });

    it('counts media', async () => {
      const parts = [{ text: contents }, { inlineData: { mimeType: 'image/png', data: pngBase64 } }];
      const plain = await createClient().models.countTokens({ model, contents });
      const counted = await createClient().models.countTokens({ model, contents: [{ role: 'user', parts }] });
      expect(counted.totalTokens).toBeGreaterThan(plain.totalTokens ?? 0);
    });
  });

  describe('models', () => {
    it('are listed page by page, each once', async () => {
      const names: unknown[] = [];
      for await (const { name } of await createClient().models.list({ config: { pageSize: 4 } }))
        names.push(name);
      expect(names).toContain('models/gemini-2.5-flash');
      expect(new Set(names).size).toBe(names.length);
      const pager = await createClient().models.list({ config: { pageSize: 4 } });
      expect(pager.page.map(({ name }) => name)).toEqual(names.slice(0, 4));
      expect((await pager.nextPage()).map(({ name }) => name)).toEqual(names.slice(4, 8));
    });

    it('are found under the spelling that is asked for', async () => {
      const found = await createClient().models.get({ model });
      expect(found).toMatchObject({
        name: `models/${model}`,
        inputTokenLimit: expect.any(Number),
        supportedActions: expect.arrayContaining(['generateContent', 'countTokens']),
      });
    });

    it('that do not exist are a 404', async () => {
      await expect(createClient().models.get({ model: 'gemni-none' })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});
