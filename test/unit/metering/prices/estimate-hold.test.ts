import { describe, expect, it } from 'vitest';
import { LateTexts } from '../../../../src/core/json/late-texts.ts';
import { findCatalogueModel, findModelKind } from '../../../../src/core/model-kind.ts';
import type { UpstreamOperation } from '../../../../src/core/provider.ts';
import { estimateHold } from '../../../../src/metering/prices/estimate-hold.ts';
import { measureInput } from '../../../../src/metering/prices/measure-input.ts';
import { readDemand } from '../../../../src/metering/prices/read-demand.ts';
import { createTestPrice, createTestTokenPrices } from '../../../support/create-price.ts';

const base64 = (sizeBytes: number) => Buffer.alloc(sizeBytes).toString('base64');

/** One micro-USD for a token of any kind: the sums are numbers of tokens. */
const perInput = createTestPrice({ input: 1_000_000n });
const perOutput = createTestPrice({ output: 1_000_000n });

function describeRequest(value: Readonly<Record<string, unknown>>) {
  return { body: { value, bytes: null }, files: [], lateTexts: null };
}

function hold(
  price: typeof perInput,
  [operation, model, body]: readonly [UpstreamOperation, string, Readonly<Record<string, unknown>>],
  kind = findModelKind(model),
): bigint {
  const demand = readDemand(operation, body);
  if (demand === null) throw new Error('generates nothing');
  const input = measureInput(describeRequest(body));
  return estimateHold(price, {
    demand,
    input,
    model: { catalogue: findCatalogueModel(model), kinds: new Set(kind === null ? [] : [kind]) },
    holdOutputTokens: 8192,
  });
}

const message = (content: unknown) => ({ messages: [{ role: 'user', content }] });
const source = (mediaType: string, sizeBytes: number) => ({
  type: 'base64',
  media_type: mediaType,
  data: base64(sizeBytes),
});
const part = (mimeType: string, sizeBytes: number) => ({
  contents: [{ parts: [{ inlineData: { mimeType, data: base64(sizeBytes) } }] }],
});

describe('measureInput', () => {
  it.each([
    ['text, by its bytes in UTF-8', { text: 'aé€😀' }, 5],
    ['text everywhere', { a: 'ab', b: [{ c: 'cd' }, ['ef']] }, 3],
    ['a picture of format B', message([{ type: 'image', source: source('image/png', 9_000) }]), 2_000 + 12],
    [
      'a document of format B',
      message([{ type: 'document', source: source('application/pdf', 49_998) }]),
      1_000 + 17,
    ],
    [
      'a plain document, as text',
      { source: { type: 'text', media_type: 'text/plain', data: 'abcdefgh' } },
      11,
    ],
    ['a picture of format C', part('image/jpeg', 9_000), 2_000 + 5],
    ['a document of format C', part('application/pdf', 49_998), 1_000 + 8],
    ['a sound of format C', part('audio/mp3', 60_000), 60 + 5],
    [
      'a picture of predict',
      { instances: [{ image: { bytesBase64Encoded: base64(9), mimeType: 'image/png' } }] },
      2_005,
    ],
    ['a picture elsewhere', { source: { type: 'url', url: 'https://a.b/c' } }, 2_002],
    ['a file elsewhere', { fileData: { fileUri: 'files/1', mimeType: 'image/png' } }, 2_005],
    ['a file of no kind', { fileData: { fileUri: 'files/1' } }, 50_000],
    ['a document elsewhere', { fileData: { fileUri: 'files/1', mimeType: 'application/pdf' } }, 50_008],
    ['a film elsewhere', { fileData: { fileUri: 'files/1', mimeType: 'video/mp4' } }, 50_005],
    [
      'a picture of format B elsewhere',
      message([{ type: 'image', source: { type: 'url', url: 'https://a.b/c' } }]),
      2_000 + 6,
    ],
    [
      'a document of format B elsewhere',
      message([{ type: 'document', source: { type: 'url', url: 'https://a.b/c' } }]),
      50_000 + 6,
    ],
    [
      'a document of format B by its file',
      message([{ type: 'document', source: { type: 'file', file_id: 'file_1' } }]),
      50_000 + 6,
    ],
    [
      'a document in the result of a tool',
      message([
        {
          type: 'tool_result',
          tool_use_id: 'a',
          content: [{ type: 'document', source: { type: 'file', file_id: 'f' } }],
        },
      ]),
      50_000 + 12,
    ],
    ['what is in a cache', { cachedContent: 'cachedContents/1' }, 50_000],
    ['pages that a model of format C looks up', { tools: [{ urlContext: {} }] }, 50_000],
    ['pages that a model of format B looks up', { tools: [{ type: 'web_fetch_20250910' }] }, 50_009],
    ['a text in base64', part('application/json', 9_000), 4_500 + 8],
    ['a text in base64, however it is spelled', part('TEXT/plain', 9_000), 4_500 + 5],
  ])('counts %s', (_name, value, tokens) => {
    expect(measureInput(describeRequest(value)).tokens).toBe(tokens);
  });

  const long = 'A'.repeat(40_000);
  const numbers = Array.from({ length: 10_000 }, () => 1);

  // Whoever reads them reads them letter by letter, and somebody pays for that.
  it.each([
    ['what looks like a picture', { type: 'base64', media_type: 'image/png', data: long }],
    ['what looks like one of format C', { mimeType: 'image/png', data: long }],
    ['a long name', { [long]: 1 }],
    ['many names', Object.fromEntries(numbers.map((_, index) => [`n${String(index)}`, null]))],
    ['many numbers', { a: numbers }],
    ['fields that say nothing elsewhere', { id: long, type: long, signature: long }],
  ])('counts %s as text within what a tool is called with, gave, or takes', (_, value) => {
    const least = JSON.stringify(value).length / 2;
    for (const holder of [
      message([{ type: 'tool_use', id: 'a', name: 'f', input: value }]),
      message([{ type: 'server_tool_use', id: 'a', name: 'f', input: value }]),
      { tools: [{ name: 'f', input_schema: { type: 'object', default: value } }] },
      { contents: [{ parts: [{ functionCall: { name: 'f', args: value } }] }] },
      { contents: [{ parts: [{ functionResponse: { name: 'f', response: value } }] }] },
      { tools: [{ functionDeclarations: [{ name: 'f', parameters: value }] }] },
      { generationConfig: { responseSchema: value } },
      { output_config: { format: { type: 'json_schema', schema: value } } },
    ])
      expect(measureInput(describeRequest(holder)).tokens).toBeGreaterThan(least);
  });

  it('counts the files of a form as pictures that are kept faithfully', () => {
    const files = [{}, {}] as never;
    expect(measureInput({ ...describeRequest({}), files })).toMatchObject({
      tokens: 12_450,
      faithfulTokens: 12_450,
    });
  });

  it('counts texts that have yet to be made by their sizes, and makes none', () => {
    const lateTexts = new LateTexts();
    const turns = [100, 60].map((bytes) => {
      const turn = { role: 'user', content: '' };
      lateTexts.add({ units: 1, bytes }, () => expect.fail('nobody needs it')).defineIn(turn, 'content');
      return turn;
    });
    expect(measureInput({ ...describeRequest({ messages: turns }), lateTexts }).tokens).toBe(80 + 4);
  });
});

describe('estimateHold', () => {
  const kept = { type: 'ephemeral', ttl: '1h' };
  const block = { type: 'text', text: 'abcd', cache_control: kept };

  it.each([
    ['a turn', message([block]), 10n],
    ['the system', { system: [block] }, 10n],
    ['a tool', { tools: [{ name: 'f', cache_control: kept }] }, 10n],
    ['the whole', { cache_control: kept }, 10n],
    ['an advisor', { tools: [{ type: 'advisor_20260301', name: 'advisor', caching: kept }] }, 10n],
    ['nothing', { system: [{ ...block, cache_control: { type: 'ephemeral', ttl: '5m' } }] }, 4n],
    ['nothing, whatever a tool is called with', message([{ type: 'tool_use', input: { ttl: '1h' } }]), 4n],
  ])('reckons with an hour in a cache where %s is to be kept so long', (_, body, micros) => {
    const price = createTestPrice({ cacheWrite: 4_000_000n, cacheWriteHour: 10_000_000n });
    const { tokens } = measureInput(describeRequest(body));
    expect(hold(price, ['createMessage', 'mystery', body])).toBe(BigInt(tokens) * micros);
  });

  it.each([
    [
      'max_tokens of format B, thinking within',
      'createMessage',
      'chatfam-sonnet-4-6',
      { max_tokens: 1_000, thinking: { budget_tokens: 999 } },
      1_000n,
    ],
    [
      'maxOutputTokens of format C',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { maxOutputTokens: 300 } },
      300n,
    ],
    [
      'every candidate',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { maxOutputTokens: 300, candidateCount: 3 } },
      900n,
    ],
    ['no more than is set aside where nothing is said', 'generateContent', 'genfam-2.5-pro', {}, 8_192n],
    [
      'thoughts that the request names, beside an answer that it does not bound',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { thinkingConfig: { thinkingBudget: 20_000 } } },
      28_192n,
    ],
    [
      'thoughts of a level',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { thinkingConfig: { thinkingLevel: 'high' } } },
      24_576n + 8_192n,
    ],
    [
      'thoughts of more than the model writes',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { thinkingConfig: { thinkingBudget: 90_000 } } },
      65_536n,
    ],
    [
      'thoughts within a bound',
      'generateContent',
      'genfam-2.5-pro',
      { generationConfig: { maxOutputTokens: 300, thinkingConfig: { thinkingBudget: 20_000 } } },
      300n,
    ],
    ['no more than the model has', 'createImage', 'rtfam-4o-realtime-preview', {}, 4_096n],
    ['a model that nobody knows', 'generateContent', 'mystery', {}, 8_192n],
    ['several pictures', 'createImage', 'imgfam-2', { n: 3 }, 3n * 8_192n],
    ['a large picture', 'createImage', 'imgfam-2', { n: 2, size: '3840x2160' }, 2n * 32_906n],
    [
      'a large picture of format C',
      'createImage',
      'genfam-3-pro-image-preview',
      { size: '3840x2160' },
      8_192n,
    ],
    [
      'drafts beside each picture',
      'createImage',
      'imgfam-2',
      { n: 2, size: '1536x1024', quality: 'max', partial_images: 3 },
      2n * (24_768n + 300n),
    ],
    [
      'pictures of predict',
      'predictImages',
      'imgfam2-4.0-fast-generate-001',
      { parameters: { sampleCount: 2 } },
      2n * 8_192n,
    ],
  ] as const)('reckons with the output of %s', (_name, operation, model, body, micros) => {
    expect(hold(perOutput, [operation, model, body])).toBe(micros);
  });

  it('takes the dearest price of input and of output', () => {
    const price = createTestPrice({
      input: 1_000_000n,
      cacheWrite: 2_000_000n,
      output: 3_000_000n,
      thoughts: 5_000_000n,
    });
    expect(hold(price, ['createMessage', 'chatfam-sonnet-4-6', { max_tokens: 10, system: 'abcd' }])).toBe(
      54n,
    );
  });

  const long = {
    ...createTestPrice({ input: 1_000_000n }),
    longContext: {
      aboveTokens: 10,
      tokens: createTestTokenPrices({ input: 2_000_000n, output: 3_000_000n }),
    },
    fast: createTestTokenPrices({ input: 5_000_000n }),
  };

  it.each([
    ['the input is below their bound', { system: 'x'.repeat(20) }, 10n],
    ['the input is above it', { system: 'x'.repeat(22) }, 11n * 2n + 8_192n * 3n],
    ['fast mode is asked for', { speed: 'fast', system: 'x'.repeat(12) }, (6n + 2n) * 5n],
    [
      'the upstream may read what it fetches',
      { tools: [{ type: 'web_fetch_20250910' }] },
      (9n + 50_000n) * 2n + 8_192n * 3n,
    ],
  ])('reckons with other prices of tokens as far as they may apply: %s', (_, body, micros) => {
    expect(hold(long, ['createMessage', 'mystery', body])).toBe(micros);
  });

  it.each([
    ['a content that it keeps', { cachedContent: 'cachedContents/abc' }],
    ['what it searches', { tools: [{ googleSearch: {} }] }],
    ['an address', { tools: [{ urlContext: {} }] }],
  ])('reckons with a long prompt where the upstream may read %s', (_, body) => {
    expect(hold(long, ['generateContent', 'mystery', body])).toBeGreaterThanOrEqual(8_192n * 3n);
  });

  const searching = { ...createTestPrice({}), webSearch: 10n, groundedAnswer: 3n };

  it.each([
    ['as many as a request allows', 'createMessage', [{ type: 'web_search_20250305', max_uses: 4 }], 43n],
    ['ten where it does not say', 'createMessage', [{ type: 'web_search_20260209' }], 103n],
    ['ten of format C', 'generateContent', [{ googleSearch: {} }], 103n],
    ['none without such a tool', 'createMessage', [{ name: 'web_search', input_schema: {} }], 0n],
    ['none of tools of format C that search nothing', 'generateContent', [{ urlContext: {} }], 0n],
  ] as const)('reckons with searches: %s', (_, operation, tools, micros) => {
    expect(hold(searching, [operation, 'mystery', { tools }])).toBe(micros);
  });

  it('reckons with searches of a tool that a message adds', () => {
    const definition = { type: 'web_search_20250305', max_uses: 4 };
    const addition = { type: 'tool_addition', tool: { type: 'tool_definition', definition } };
    const body = { messages: [{ role: 'system', content: [addition] }] };
    expect(hold(searching, ['createMessage', 'mystery', body])).toBe(43n);
  });

  it('reckons with no more input than the model reads', () => {
    const body = { max_tokens: 1, system: 'a'.repeat(900_000) };
    expect(hold(perInput, ['createMessage', 'chatfam-haiku-4-5', body])).toBe(200_000n);
    expect(hold(perInput, ['createMessage', 'chatfam-opus-4-8', body])).toBe(450_000n);
  });

  it('does not know what a model of another vendor reads and writes at most that a name of the catalogue leads to', () => {
    const model = 'chatfam-haiku-4-5';
    const body = { max_tokens: 1, system: 'a'.repeat(900_000) };
    expect(hold(perInput, ['createMessage', model, body], 'chat-content')).toBe(450_000n);
    const thinking = { generationConfig: { thinkingConfig: { thinkingBudget: 100_000 } } };
    expect(hold(perOutput, ['generateContent', model, thinking], 'chat-content')).toBe(108_192n);
  });

  const rows = [
    { size: '1024x1024', quality: 'low', microUsd: 11_000n },
    { size: null, quality: null, microUsd: 250_000n },
  ] as const;
  const byPiece = createTestPrice({ output: 1_000_000n, outputImage: 40_000_000n }, rows);

  it.each([
    ['pictures of a known kind', 'createImage', { n: 2, size: '1024x1024', quality: 'low' }, 22_000n],
    ['pictures of any kind', 'createImage', { n: 2 }, 500_000n],
    ['pictures that the model chooses', 'createImageEdit', { size: 'auto', quality: 'auto' }, 250_000n],
    ['pictures of predict', 'predictImages', { parameters: { sampleCount: 3 } }, 750_000n],
    ['predictions that are not counted', 'predictImages', {}, 250_000n],
    ['pictures beside words', 'generateContent', { generationConfig: { maxOutputTokens: 100 } }, 250_100n],
    ['words alone', 'createMessage', { max_tokens: 100 }, 100n],
  ] as const)('reckons by the piece with %s', (_name, operation, body, micros) => {
    expect(hold(byPiece, [operation, 'mystery', body])).toBe(micros);
  });

  it.each([
    ['generateContent', { generationConfig: { maxOutputTokens: 1, imageConfig: { imageSize: '4K' } } }],
    ['predictImages', { parameters: { sampleCount: 1, sampleImageSize: '2K' } }],
  ] as const)('reckons with the dearest picture where %s names a class of sizes', (operation, body) => {
    const bySize = createTestPrice({}, [
      { size: '4096x4096', quality: null, microUsd: 240n },
      { size: null, quality: null, microUsd: 134n },
    ]);
    expect(hold(bySize, [operation, 'mystery', body])).toBe(240n);
  });
});

describe('readDemand', () => {
  it.each(['countMessageTokens', 'countContentTokens'] as const)('is nothing for %s', (operation) => {
    expect(readDemand(operation, {})).toBeNull();
  });
});
