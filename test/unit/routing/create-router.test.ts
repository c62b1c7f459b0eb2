import { describe, expect, it } from 'vitest';
import type { Deployment, ProviderAdapter } from '../../../src/core/provider.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createRouter } from '../../../src/routing/index.ts';
import { createTranslators } from '../../../src/translators/index.ts';
import { createPictureTools } from '../../../src/pictures/index.ts';
import { createModelCall } from '../../support/routing-bench.ts';

const answer = { kind: 'whole', value: {}, bytes: null, ignoredFields: [] } as const;
const answerAlways = () => Promise.resolve(answer);

const openai: ProviderAdapter = {
  provider: 'openai',
  createImage: answerAlways,
  createImageEdit: answerAlways,
  close: () => Promise.resolve(),
};
const gemini: ProviderAdapter = {
  provider: 'gemini',
  generateContent: answerAlways,
  countContentTokens: answerAlways,
  predictImages: answerAlways,
  listOperations: (model) =>
    model.startsWith('imagen-') ? ['predictImages'] : ['generateContent', 'countContentTokens'],
  close: () => Promise.resolve(),
};

function createDeployment(
  id: string,
  provider: 'openai' | 'gemini',
  models: Readonly<Record<string, string>>,
): Deployment {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  return { id, provider: providers[provider], baseUrl: '', credential: null, models, timeouts };
}

const router = createRouter({
  deployments: [
    createDeployment('images', 'openai', { 'gpt-image-2': 'gpt-image-2' }),
    createDeployment('content', 'gemini', {
      'genfam-2.5-flash-image': 'gemini-3.1-flash-image',
      'genfam-2.5-pro': 'gemini-2.5-pro',
      'imagen-4.0-fast-generate-001': 'imagen-4.0-fast-generate-001',
    }),
  ],
  adapters: new Map([
    ['openai', openai],
    ['gemini', gemini],
  ]),
  translators: createTranslators({ pictures: createPictureTools() }),
});

describe('createRouter', () => {
  it('lists what may be called with each model, through translators too', () => {
    const operations = router.listModels().map(({ id, operations: all }) => [id, [...all].sort()]);
    expect(Object.fromEntries(operations)).toEqual({
      'genfam-2.5-pro': expect.arrayContaining(['countContentTokens', 'generateContent']) as string[],
      'genfam-2.5-flash-image': [
        'countContentTokens',
        'createImage',
        'createImageEdit',
        'generateContent',
        'predictImages',
      ],
      'imgfam2-4.0-fast-generate-001': ['createImage', 'generateContent', 'predictImages'],
      'imgfam-2': ['createImage', 'createImageEdit', 'generateContent', 'predictImages'],
    });
  });

  it('finds a model under either spelling', () => {
    expect(router.findModel('gpt-image-2')?.id).toBe('imgfam-2');
    expect(router.findModel('imgfam2-4.0-fast-generate-001')?.id).toBe('imgfam2-4.0-fast-generate-001');
    expect(router.findModel('gpt-image-9')).toBe(null);
  });

  it.each([
    ['createImageEdit', 'imagen-4.0-fast-generate-001'],
    ['createImage', 'genfam-2.5-pro'],
    ['countContentTokens', 'imgfam-2'],
    ['createMessage', 'imgfam-2'],
    ['generateContent', 'gemini-9'],
  ] as const)('knows no %s with %s', async (operation, model) => {
    await expect(router.call(createModelCall(router, { operation, model }))).rejects.toThrow(
      expect.objectContaining({ code: 'not_found', reason: 'model_not_found' }),
    );
  });

  it('calls the deployment that serves the model', async () => {
    const call = createModelCall(router, { operation: 'createImage', model: 'imgfam-2' });
    expect(await router.call(call)).toBe(answer);
    expect(call.request.notes).toEqual({
      answer: { names: expect.any(Object) as object },
      attempts: 1,
      calls: [
        {
          deploymentId: 'images',
          startedAt: expect.any(Number) as number,
          endedAt: expect.any(Number) as number,
          outcome: 'answered',
          status: 200,
        },
      ],
      deploymentId: 'images',
      isAnswered: true,
      metricName: 'imgfam-2',
      model: 'imgfam-2',
      requestedModel: 'imgfam-2',
      upstreamMs: expect.any(Number) as number,
    });
  });

  it('asks its own deployments for a model that a router before it has found', async () => {
    const images = createDeployment('other', 'openai', { 'gpt-image-2': 'gpt-image-2' });
    const adapters = new Map([['openai', openai]]);
    const next = createRouter({ deployments: [images], adapters, translators: [], predecessor: router });
    const call = createModelCall(router, { operation: 'createImage', model: 'imgfam-2' });
    await next.call(call);
    expect(call.request.notes.deploymentId).toBe('other');
  });
});
