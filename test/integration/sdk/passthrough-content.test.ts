import type { GenerateContentConfig, GenerateContentParameters, Part } from '@google/genai';
import { generateText, streamText } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerEventStream, answerJson } from '../../support/fake-answers.ts';
import { playStream, playWhole, readJsonFixture, writeEvent } from '../../support/read-fixture.ts';
import { createAiSdkGoogle, createGenAiClient } from '../../support/sdk-clients.ts';
import { collectChunks, joinChunkTexts } from '../../support/sdk-content.ts';
import { createSdkBodyRecorder } from '../../support/sdk-recorder.ts';
import { createVendorGateway, upstreamCredential, type VendorGateway } from '../../support/sdk-gateways.ts';

const model = 'gemini-2.5-flash';
const hello: GenerateContentParameters = { model, contents: 'Hi' };

let vendor: VendorGateway;

beforeAll(async () => {
  vendor = await createVendorGateway();
});

afterAll(() => vendor.stop());

const lastCall = () => vendor.upstream.calls.at(-1)!;
const createClient = () => createGenAiClient(vendor.gateway);
const playEvents = (events: readonly object[]) =>
  vendor.upstream.answer(
    answerEventStream(events.map((event) => writeEvent('gemini', JSON.stringify(event)))),
  );

describe('@google/genai 3.x before a vendor', () => {
  async function record(
    config: GenerateContentConfig,
    contents: GenerateContentParameters['contents'] = 'Hi',
  ) {
    vendor.upstream.answer(playWhole('gemini', 'content'));
    await createClient().models.generateContent({ model, contents, config });
    return lastCall();
  }

  it('sends the vendor exactly the bytes of its request', async () => {
    const { fetch, sent } = createSdkBodyRecorder();
    const client = createGenAiClient(vendor.gateway, { httpOptions: { fetch } });
    vendor.upstream.answer(playWhole('gemini', 'content'));
    await client.models.generateContent({
      ...hello,
      config: { systemInstruction: 'Größe 😀', temperature: 1 },
    });
    expect(lastCall().body.toString()).toBe(sent[0]);
  });

  it('asks for the model by the vendor’s name, with the gateway’s own key', async () => {
    vendor.upstream.answer(playWhole('gemini', 'content'));
    await createClient().models.generateContent({ ...hello, model: 'genfam-2.5-flash' });
    expect(lastCall().path).toBe(`/v1beta/models/${model}:generateContent`);
    expect(lastCall().headers['x-goog-api-key']).toBe(upstreamCredential);
    expect(`${lastCall().path}${JSON.stringify(lastCall().headers)}`).not.toContain(vendor.gateway.apiKey);
  });

  it('keeps fields, tools and settings that no contract knows', async () => {
    const call = await record({
      tools: [{ googleSearch: {} }, { urlContext: {} }, { googleMaps: {} }],
      httpOptions: {
        extraBody: {
          futureField: { snake_case: 1, nested: [null, 1.5, 'é'] },
          generationConfig: { futureSetting: 'x', enableAffectiveDialog: true },
          toolConfig: { includeServerSideToolInvocations: true },
        },
      },
    });
    expect(call.json()).toMatchObject({
      tools: [{ googleSearch: {} }, { urlContext: {} }, { googleMaps: {} }],
      futureField: { snake_case: 1, nested: [null, 1.5, 'é'] },
      generationConfig: { futureSetting: 'x', enableAffectiveDialog: true },
      toolConfig: { includeServerSideToolInvocations: true },
    });
  });

  it('keeps parts that no contract knows, and thought signatures to the byte', async () => {
    const parts = [
      {
        functionCall: { name: 'add', args: { some_key: 1, otherKey: { a_b: 2 } }, id: 'c1' },
        thoughtSignature: 'AQID+/8=',
      },
      { futurePart: { state: 1 } },
      { text: 'x', thought: true, thoughtSignature: 'c2ln' },
      { text: 'y', videoMetadata: { fps: 2 } },
    ] as unknown as Part[];
    const contents = [
      { role: 'user', parts: [{ text: 'Hi' }] },
      { role: 'model', parts },
      { role: 'user', parts: [{ functionResponse: { id: 'c1', name: 'add', response: { result_key: 2 } } }] },
    ];
    // The client itself drops the parts it does not know, so what it sends is what counts.
    const call = await record({ httpOptions: { extraBody: { contents } } });
    expect(call.json()).toMatchObject({ contents });
  });

  it('reads fields of an answer that no contract knows', async () => {
    const answer = {
      ...readJsonFixture('gemini', 'content'),
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'Tea' }, { futurePart: { a: 1 } }] },
          finishReason: 'FUTURE_REASON',
          finishMessage: 'why',
          groundingMetadata: {
            webSearchQueries: ['tea'],
            groundingChunks: [{ web: { uri: 'https://example.org', title: 'Tea' } }],
            futureMetadata: 1,
          },
          urlContextMetadata: {
            urlMetadata: [
              { retrievedUrl: 'https://example.org', urlRetrievalStatus: 'URL_RETRIEVAL_STATUS_FUTURE' },
            ],
          },
          avgLogprobs: -0.25,
          futureField: [1],
          index: 0,
        },
      ],
      modelStatus: { modelStage: 'STABLE' },
    };
    vendor.upstream.answer(answerJson(answer));
    const { fetch, received } = createSdkBodyRecorder();
    const client = createGenAiClient(vendor.gateway, { httpOptions: { fetch } });
    const { candidates } = await client.models.generateContent(hello);
    // The client passes on only the fields it knows, so the wire is what counts.
    expect(received).toEqual([JSON.stringify(answer)]);
    expect(candidates?.[0]?.finishReason).toBe('FUTURE_REASON');
  });

  it('reads a thought signature to the byte', async () => {
    const parts = [{ functionCall: { name: 'add', args: { a_b: 1 } }, thoughtSignature: 'AQID+/8=' }];
    const answer = {
      ...readJsonFixture('gemini', 'content'),
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    };
    vendor.upstream.answer(answerJson(answer));
    const { candidates } = await createClient().models.generateContent(hello);
    expect(candidates?.[0]?.content?.parts).toEqual(parts);
  });

  describe.each([
    ['responseId', { modelVersion: model }],
    ['modelVersion', { responseId: 'abc' }],
    ['responseId and modelVersion', {}],
    ['usageMetadata too', { usageMetadata: undefined }],
  ])('an upstream that leaves out %s', (_, rest) => {
    const { candidates, usageMetadata } = readJsonFixture('gemini', 'content');
    const answer = { candidates, usageMetadata, ...rest };

    it('still gives a valid whole answer', async () => {
      vendor.upstream.answer(answerJson(answer));
      const received = await createClient().models.generateContent(hello);
      expect(received.text).toContain('42');
      expect(received.modelVersion).toBe(model);
      expect(received.responseId).toMatch(/./);
    });

    it('still gives a valid stream with one response id', async () => {
      const [candidate] = candidates as readonly object[];
      const { finishReason: _reason, ...unfinished } = candidate as { readonly finishReason: string };
      playEvents([{ ...answer, candidates: [unfinished] }, answer]);
      const chunks = await collectChunks(await createClient().models.generateContentStream(hello));
      expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
      expect(chunks.every(({ responseId, modelVersion }) => responseId && modelVersion === model)).toBe(true);
    });
  });

  it('still gives a valid answer where the upstream leaves out content, role, parts and index', async () => {
    for (const candidate of [
      { finishReason: 'MAX_TOKENS' },
      { content: {}, finishReason: 'STOP' },
      { content: { role: 'model' }, finishReason: 'STOP' },
      { content: { parts: [{ text: '' }] }, finishReason: 'STOP' },
    ]) {
      vendor.upstream.answer(answerJson({ candidates: [candidate], modelVersion: model }));
      const { candidates } = await createClient().models.generateContent(hello);
      expect(candidates?.[0]?.finishReason).toBe(candidate.finishReason);
    }
  });

  it('reads a stream of the vendor to the end', async () => {
    vendor.upstream.answer(playStream('gemini', 'text', { paceMs: 1 }));
    const chunks = await collectChunks(await createClient().models.generateContentStream(hello));
    expect(joinChunkTexts(chunks)).toBe('Hello! The naïve answer is 42 — ask me why. 🙂');
    expect(lastCall().path).toBe(`/v1beta/models/${model}:streamGenerateContent?alt=sse`);
  });

  it('reads fields of a stream that no contract knows, and chunks without candidates', async () => {
    const common = { modelVersion: model, responseId: 'r1' };
    const events = [
      { ...common, usageMetadata: { promptTokenCount: 1, trafficType: 'ON_DEMAND', futureTokens: 3 } },
      {
        ...common,
        candidates: [{ content: { role: 'model', parts: [{ text: 'Tea' }] }, index: 0, futureField: 1 }],
        futureChunk: { a: 1 },
      },
      {
        ...common,
        candidates: [
          {
            content: { role: 'model', parts: [{ text: '' }] },
            finishReason: 'STOP',
            groundingMetadata: { future: 1 },
          },
        ],
      },
    ];
    playEvents(events);
    const { fetch, received } = createSdkBodyRecorder();
    const client = createGenAiClient(vendor.gateway, { httpOptions: { fetch } });
    const chunks = await collectChunks(await client.models.generateContentStream(hello));
    expect(received).toEqual([events.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('')]);
    expect(joinChunkTexts(chunks)).toBe('Tea');
  });

  describe('a function call whose arguments are streamed', () => {
    const pieces = [
      { name: 'get_weather', id: 'c1', willContinue: true },
      { willContinue: true, partialArgs: [{ jsonPath: '$.city', stringValue: 'Os', willContinue: true }] },
      { willContinue: true, partialArgs: [{ jsonPath: '$.city', stringValue: 'lo' }] },
      {},
    ];
    const parts: Part[] = pieces.map((functionCall) => ({ functionCall }));
    const createVertexClient = () => createGenAiClient(vendor.gateway, { vertexai: true });

    it('comes in its pieces', async () => {
      playEvents(
        parts.map((part, index) => ({
          candidates: [
            {
              content: { role: 'model', parts: [part] },
              ...(index === parts.length - 1 ? { finishReason: 'STOP' } : {}),
            },
          ],
          modelVersion: model,
          responseId: 'r1',
        })),
      );
      const functionCallingConfig = { streamFunctionCallArguments: true };
      const stream = await createVertexClient().models.generateContentStream({
        ...hello,
        config: { toolConfig: { functionCallingConfig } },
      });
      const chunks = await collectChunks(stream);
      const received = chunks.flatMap(({ candidates }) => candidates?.[0]?.content?.parts ?? []);
      expect(received).toEqual(parts);
      // Vertex AI alone knows the wish.
      expect(lastCall().json()).toMatchObject({ toolConfig: { functionCallingConfig: {} } });
      expect(lastCall().body.toString()).not.toContain('streamFunctionCallArguments');
    });

    it('goes back in its pieces', async () => {
      vendor.upstream.answer(playWhole('gemini', 'content'));
      const contents = [
        { role: 'user', parts: [{ text: 'Hi' }] },
        { role: 'model', parts },
        { role: 'user', parts: [{ functionResponse: { id: 'c1', name: 'get_weather', response: {} } }] },
      ];
      await createVertexClient().models.generateContent({ model, contents });
      expect(lastCall().json()).toMatchObject({ contents });
    });

    it('is refused by name where a model of another format would read it', async () => {
      const contents = [
        { role: 'user', parts: [{ text: 'Hi' }] },
        { role: 'model', parts },
      ];
      const call = createVertexClient().models.generateContent({ model: 'claude-sonnet-4-6', contents });
      await expect(call).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('contents[1].parts[0].functionCall'),
      });
    });
  });

  it('sees a vendor’s error in mid-stream with its status', async () => {
    vendor.upstream.answer(playStream('gemini', 'unavailable'));
    const call = (async () => collectChunks(await createClient().models.generateContentStream(hello)))();
    await expect(call).rejects.toMatchObject({ status: 503 });
  });

  it('sees that a vendor’s stream ended too early', async () => {
    vendor.upstream.answer(playStream('gemini', 'text', { events: 2 }));
    const call = (async () => collectChunks(await createClient().models.generateContentStream(hello)))();
    await expect(call).rejects.toMatchObject({ status: 503 });
  });

  it('counts tokens at the vendor and reads what no contract knows', async () => {
    vendor.upstream.answer(answerJson({ totalTokens: 9, cachedContentTokenCount: 1, futureCount: 2 }));
    const counted = await createClient().models.countTokens({ model, contents: 'Hi' });
    expect(counted).toMatchObject({ totalTokens: 9, cachedContentTokenCount: 1 });
    expect(lastCall().path).toBe(`/v1beta/models/${model}:countTokens`);
  });
});

describe('@ai-sdk/google before a vendor', () => {
  const google = () => createAiSdkGoogle(vendor.gateway)(model);

  it('reads whole answers and streams', async () => {
    vendor.upstream.answer(playWhole('gemini', 'content'), playStream('gemini', 'text'));
    const { text } = await generateText({ model: google(), prompt: 'Hi' });
    expect(await streamText({ model: google(), prompt: 'Hi' }).text).toBe(text);
  });

  it('reads the sources an answer is grounded in', async () => {
    const groundingMetadata = { groundingChunks: [{ web: { uri: 'https://example.org', title: 'Tea' } }] };
    const candidate = {
      content: { role: 'model', parts: [{ text: 'Tea' }] },
      finishReason: 'STOP',
      groundingMetadata,
    };
    vendor.upstream.answer(
      answerJson({ candidates: [candidate], usageMetadata: { promptTokenCount: 1, totalTokenCount: 2 } }),
    );
    const { sources } = await generateText({ model: google(), prompt: 'Hi' });
    expect(sources).toMatchObject([{ url: 'https://example.org', title: 'Tea' }]);
  });
});
