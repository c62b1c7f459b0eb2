import { describe, expect, it } from 'vitest';
import type { ProviderAdapter, UpstreamAnswer, UpstreamOperation } from '../../../src/core/provider.ts';
import type { Translator } from '../../../src/core/translator.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { providers, type ProviderName } from '../../../src/providers/provider-table.ts';
import { createSimulatorAdapter } from '../../../src/providers/simulator/create-simulator-adapter.ts';
import { AttemptCalls } from '../../../src/routing/attempt-calls.ts';
import { findOutput, findVideoAdapter, listPerformers } from '../../../src/routing/list-performers.ts';
import { Places } from '../../../src/routing/places.ts';
import { createUpstreamCall } from '../../support/create-upstream-call.ts';

const everything = [
  'createMessage',
  'countMessageTokens',
  'generateContent',
  'countContentTokens',
  'createImage',
  'createImageEdit',
  'predictImages',
] as const;

const answerOf = (text: string): UpstreamAnswer => ({
  kind: 'whole',
  value: { text },
  bytes: null,
  ignoredFields: [],
});

/** An adapter whose operations say who answered. */
function createAdapter(
  provider: ProviderName,
  operations: readonly UpstreamOperation[],
  had?: readonly UpstreamOperation[],
): ProviderAdapter {
  const members = operations.map((operation) => [operation, () => Promise.resolve(answerOf(operation))]);
  return {
    provider,
    ...(Object.fromEntries(members) as object),
    ...(had ? { listOperations: () => had } : {}),
    close: () => Promise.resolve(),
  };
}

function createTranslator(from: UpstreamOperation, ...to: readonly UpstreamOperation[]): Translator {
  return {
    from,
    to,
    run: async (call, perform) => {
      const answers = await Promise.all(to.map((operation) => perform(operation, call)));
      const texts = answers.map((answer) => (answer.kind === 'whole' ? String(answer.value.text) : ''));
      return answerOf(`${from} by ${texts.join(' and ')}`);
    },
  };
}

const translators = [
  createTranslator('createImage', 'generateContent'),
  createTranslator('createImageEdit', 'generateContent'),
  createTranslator('createImage', 'predictImages'),
  createTranslator('generateContent', 'createImage', 'createImageEdit'),
  createTranslator('generateContent', 'predictImages'),
  createTranslator('predictImages', 'generateContent'),
  createTranslator('predictImages', 'createImage'),
];

function createAttempt(): { readonly calls: AttemptCalls } {
  const rule = 'repeatable';
  const options = {
    places: new Places(Infinity),
    rule,
    deadlineAt: 1000,
    now: () => 0,
    beginning: { hasBegun: false },
    meter: null,
  } as const;
  return { calls: new AttemptCalls(options) };
}

/** Each operation and who answers it. */
async function describePerformers(
  adapter: ProviderAdapter,
  modelId: string,
  upstreamModel = modelId,
): Promise<Record<string, unknown>> {
  const provider = providers[adapter.provider as ProviderName];
  const performers = listPerformers({ modelId, provider, adapter, upstreamModel }, translators);
  const call = createUpstreamCall({ url: 'http://127.0.0.1:1' });
  const entries = [...performers].map(async ([operation, performer]) => {
    const answer = await performer.perform(call, createAttempt());
    return [operation, answer.kind === 'whole' ? answer.value.text : null] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const chat = { createMessage: 'createMessage', countMessageTokens: 'countMessageTokens' };
const content = { generateContent: 'generateContent', countContentTokens: 'countContentTokens' };
const drawnByContent = {
  ...content,
  createImage: 'createImage by generateContent',
  createImageEdit: 'createImageEdit by generateContent',
  predictImages: 'predictImages by generateContent',
};
/** The simulator of these tests has every operation there is. */
const drawnByAll = { ...drawnByContent, predictImages: 'predictImages' };
const drawnByPredict = {
  generateContent: 'generateContent by predictImages',
  createImage: 'createImage by predictImages',
  predictImages: 'predictImages',
};
const images = {
  createImage: 'createImage',
  createImageEdit: 'createImageEdit',
  generateContent: 'generateContent by createImage and createImageEdit',
  predictImages: 'predictImages by createImage',
};

describe('listPerformers', () => {
  const google = ['generateContent', 'countContentTokens', 'predictImages'] as const;
  it.each<[string, ProviderAdapter, [string, string?], object]>([
    ['a chat model', createAdapter('simulator', everything), ['chatfam-opus-4-8'], chat],
    ['a format C chat model', createAdapter('simulator', everything), ['genfam-2.5-pro'], content],
    [
      'a format C image model',
      createAdapter('simulator', everything),
      ['genfam-2.5-flash-image'],
      drawnByAll,
    ],
    [
      'an imagen model, which edits nothing',
      createAdapter('simulator', everything),
      ['imgfam2-x'],
      { ...content, createImage: 'createImage by generateContent', predictImages: 'predictImages' },
    ],
    [
      'an imagen model whose successor edits',
      createAdapter('gemini', google, ['generateContent', 'countContentTokens']),
      ['imgfam2-4.0-fast-generate-001', 'gemini-3.1-flash-image'],
      drawnByContent,
    ],
    ['an image model', createAdapter('simulator', everything), ['imgfam-2'], images],
    ['an image model', createAdapter('openai', everything), ['imgfam-2', 'gpt-image-2'], images],
    ["an operator's image model", createAdapter('openai', everything), ['our-images', 'x'], images],
    ['a video model', createAdapter('simulator', everything), ['vidfam-3.0-generate-001'], {}],
    ['a realtime model', createAdapter('simulator', everything), ['rtfam-4o-realtime-preview'], {}],
    [
      'a format C image model',
      createAdapter('gemini', google, ['generateContent', 'countContentTokens']),
      ['genfam-2.5-flash-image', 'gemini-3.1-flash-image'],
      drawnByContent,
    ],
    [
      'an imagen model',
      createAdapter('vertex', google, ['predictImages']),
      ['imgfam2-4.0-fast-generate-001', 'imagen-4.0-fast-generate-001'],
      drawnByPredict,
    ],
    [
      'a name for an imagen model',
      createAdapter('gemini', google, ['predictImages']),
      ['our-images', 'imagen-4.0-ultra-generate-001'],
      drawnByPredict,
    ],
    ['a name for a chat model', createAdapter('gemini', google), ['our-chat', 'gemini-2.5-pro'], content],
    ['a name for an image model', createAdapter('gemini', google), ['our-art', 'gemini-9-image'], drawnByAll],
    [
      "another vendor's name for a chat model",
      createAdapter('gemini', google),
      ['chatfam-haiku-4-5', 'gemini-2.5-flash'],
      content,
    ],
    [
      "another vendor's name for an image model",
      createAdapter('gemini', google),
      ['imgfam-2', 'gemini-3.1-flash-image'],
      drawnByAll,
    ],
    [
      'an image model of tomorrow',
      createAdapter('simulator', everything),
      ['gemini-9-flash-image'],
      drawnByAll,
    ],
  ])('performs %s at %o as it can', async (_what, adapter, [modelId, upstreamModel], expected) => {
    expect(await describePerformers(adapter, modelId, upstreamModel)).toEqual(expected);
  });

  it('leaves everything to another gateway that has it', async () => {
    const adapter = createAdapter('specway', everything);
    expect(await describePerformers(adapter, 'genfam-2.5-flash-image')).toEqual({
      ...content,
      createImage: 'createImage',
      createImageEdit: 'createImageEdit',
      predictImages: 'predictImages',
    });
    expect(await describePerformers(adapter, 'imgfam-2')).toEqual({
      createImage: 'createImage',
      createImageEdit: 'createImageEdit',
      generateContent: 'generateContent',
      predictImages: 'predictImages',
    });
  });

  it('needs everything that a translator asks for', async () => {
    const adapter = createAdapter('openai', ['createImage']);
    expect(await describePerformers(adapter, 'imgfam-2')).toEqual({
      createImage: 'createImage',
      predictImages: 'predictImages by createImage',
    });
  });

  it('lets a translator call nothing but what it named', async () => {
    const adapter = createAdapter('openai', everything);
    const rogue: Translator = {
      from: 'generateContent',
      to: ['createImage'],
      run: async (call, perform) => await perform('createImageEdit', call),
    };
    const performers = listPerformers(
      { modelId: 'imgfam-2', provider: providers.openai, adapter, upstreamModel: 'x' },
      [rogue],
    );
    const call = createUpstreamCall({ url: 'http://127.0.0.1:1' });
    await expect(performers.get('generateContent')?.perform(call, createAttempt())).rejects.toThrow(
      'may not call createImageEdit',
    );
  });
});

describe('findOutput', () => {
  it.each([
    ['openai', 'our-painter', 'painter-7', 'pictures'],
    ['anthropic', 'our-best', 'claude-opus-4-8', 'texts'],
    ['gemini', 'our-painter', 'gemini-3-pro-image', 'pictures'],
    ['gemini', 'our-default', 'models/imagen-4.0-generate-001', 'pictures'],
    ['gemini', 'genfam-2.5-pro', 'gemini-2.5-pro', 'texts'],
    ['gemini', 'our-own', 'gemini-2.5-pro', 'texts'],
    ['vertex', 'genfam-2.5-pro', 'tuned-42', 'texts'],
    ['vertex', 'our-own', 'tuned-42', null],
    ['specway', 'imgfam-2', 'imgfam-2', 'pictures'],
    ['specway', 'genfam-our-painter', 'gemini-3-pro-image', 'pictures'],
    ['specway', 'chatfam-our-painter', 'gpt-image-2', 'pictures'],
    ['simulator', 'genfam-2.5-flash-image', 'genfam-2.5-flash-image', 'pictures'],
    ['simulator', 'chatfam-opus-4-8', 'chatfam-opus-4-8', 'texts'],
  ] as const)('on %s, %s as %s: %s', (provider, modelId, upstreamModel, expected) => {
    const adapter = createAdapter(provider, everything);
    expect(findOutput({ provider: providers[provider], adapter, modelId, upstreamModel })).toBe(expected);
  });
});

describe('findVideoAdapter', () => {
  it.each([
    ['gemini', 'vidfam-3.1-generate-preview', 'anything', true],
    ['vertex', 'our-films', 'publishers/google/models/veo-3.1-generate-001', true],
    ['openai', 'our-films', 'sora-2', true],
    ['gemini', 'chatfam-haiku-4-5', 'veo-3.1-generate-001', true],
    ['openai', 'our-painter', 'painter-7', false],
    ['gemini', 'our-best', 'gemini-2.5-pro', false],
    ['anthropic', 'our-films', 'sora-2', false],
    ['specway', 'our-films', 'vidfam-3.1-generate-preview', true],
    ['simulator', 'sora-2', 'sora-2', true],
  ] as const)('on %s, %s as %s: %s', (provider, modelId, upstreamModel, expected) => {
    const { video } = createSimulatorAdapter({ clock: { now: () => 0 }, pictures: createPictureTools() });
    const adapter = { ...createAdapter(provider, everything), ...(video ? { video } : {}) };
    const found = findVideoAdapter({ provider: providers[provider], adapter, modelId, upstreamModel });
    expect(found !== null).toBe(expected);
  });
});
