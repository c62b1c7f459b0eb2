import { afterEach, describe, expect, it } from 'vitest';
import { answerContentPicture, answerPredictions } from '../../support/content-answers.ts';
import { answerJson, answerStatus } from '../../support/fake-answers.ts';
import { sendContent, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { expectContentRefusal } from '../../support/interface-expectations.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { playWhole } from '../../support/read-fixture.ts';

const deployments = {
  gemini: {
    'imgfam2-4.0-fast-generate-001': 'imagen-4.0',
    'genfam-3-pro-image-preview': 'gemini-3-pro-image',
  },
  openai: { 'imgfam-2': 'gpt-image-2', 'imgfam-1': 'gpt-image-1' },
  specway: { 'imgfam2-4.0-fast-generate-001': 'imagen-4.0' },
  anthropic: { 'chatfam-haiku-4-5': 'claude-haiku-4-5' },
} as const;

let bench: PictureGateway;

const open = async (provider: keyof typeof deployments): Promise<void> => {
  bench = await createPictureGateway({ provider, models: deployments[provider] });
};

afterEach(async () => {
  await bench.stop();
});

const imagen = 'imagen-4.0-fast-generate-001';
const instances = [{ prompt: 'a fox in snow' }];
const ask = async (model: string, parameters: JsonObject = {}, more: JsonObject = {}): Promise<Answer> =>
  await sendContent(
    bench.gateway,
    { instances, parameters, ...more },
    { model, verb: 'predict', profile: 'vendor' },
  );
const picture = await createPicture({ width: 48, height: 32 });
const predicted = { bytesBase64Encoded: picture.toString('base64'), mimeType: 'image/png' };

describe('predictImages on an imagen model', () => {
  it.each(['gemini', 'specway'] as const)('passes through a deployment of %s as it is', async (provider) => {
    await open(provider);
    bench.upstream.answer(answerPredictions(picture, 'People are not drawn.'));
    const parameters = { sampleCount: 2, negativePrompt: 'dogs', guidanceScale: 3, includeRaiReason: true };
    const answer = await ask(imagen, parameters);
    expect(answer.json()).toEqual({
      predictions: [predicted, { raiFilteredReason: 'People are not drawn.' }],
    });
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual(['/v1beta/models/imagen-4.0:predict']);
    expect(bench.upstream.calls[0]?.json()).toEqual({ instances, parameters });
    expect(bench.upstream.calls[0]?.headers['x-goog-api-key']).toBe('upstream-secret-0001');
  });

  it.each([
    ['an empty prompt', { prompt: '', image: { bytesBase64Encoded: predicted.bytesBase64Encoded } }],
    ['pictures alone', { personImage: { image: { bytesBase64Encoded: predicted.bytesBase64Encoded } } }],
  ])('is asked for %s where it draws without words', async (_name, instance) => {
    await open('gemini');
    bench.upstream.answer(answerPredictions(picture));
    const parameters = { sampleCount: 1, mode: 'upscale' };
    const answer = await ask(imagen, parameters, { instances: [instance] });
    expect([answer.status, answer.json()]).toEqual([200, { predictions: [predicted] }]);
    expect(bench.upstream.calls[0]?.json()).toEqual({ instances: [instance], parameters });
  });

  it('takes one instance without its list', async () => {
    await open('gemini');
    bench.upstream.answer(answerPredictions(picture));
    const answer = await ask(imagen, { sampleCount: 1 }, { instances: { prompt: 'a boat' } });
    expect([answer.status, answer.json()]).toEqual([200, { predictions: [predicted] }]);
  });

  it('asks for the one picture that the contract says, of a vendor that draws four by itself', async () => {
    await open('gemini');
    bench.upstream.answerAlways(answerPredictions(picture));
    await ask(imagen, { aspectRatio: '1:1' });
    await sendContent(bench.gateway, { instances }, { model: imagen, verb: 'predict', profile: 'vendor' });
    expect(bench.upstream.calls.map((call) => call.json())).toEqual([
      { instances, parameters: { aspectRatio: '1:1', sampleCount: 1 } },
      { instances, parameters: { sampleCount: 1 } },
    ]);
  });

  it('is not repeated where pictures may have been made', async () => {
    await open('gemini');
    bench.upstream.answer(answerStatus(500));
    expect((await ask(imagen)).status).toBe(503);
    expect(bench.upstream.calls).toHaveLength(1);
  });

  it('never stores pictures under the name of the operator', async () => {
    await open('gemini');
    const answer = await ask(imagen, { storageUri: 'gs://bucket/path' });
    expectContentRefusal(answer, { field: 'parameters.storageUri' }, 'vendor');
    expect(bench.upstream.calls).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['instances[0].image.gcsUri', { image: { gcsUri: 'gs://secrets/a.png' } }],
    [
      'instances[0].referenceImages[1].referenceImage.gcs_uri',
      { referenceImages: [{}, { referenceImage: { gcs_uri: ' GS://secrets/a.png' } }] },
    ],
    ['instances[0].masks[0][1]', { masks: [['', 'gs://secrets/a.png']] }],
  ])('never reads %s under the name of the operator', async (field, members) => {
    await open('gemini');
    const answer = await ask(imagen, {}, { instances: [{ ...instances[0], ...members }] });
    expectContentRefusal(answer, { field }, 'vendor');
    expect(bench.upstream.calls).toEqual([]);
  });

  it('draws what a prompt says of a bucket, and passes bytes on', async () => {
    await open('gemini');
    bench.upstream.answer(answerPredictions(picture));
    const body = {
      instances: [{ prompt: 'gs://a on a sign', image: { bytesBase64Encoded: 'AAAA' } }],
      parameters: { negativePrompt: 'gs: signs', sampleCount: 1 },
    };
    expect((await ask(imagen, body.parameters, body)).status).toBe(200);
    expect(bench.upstream.calls[0]?.json()).toEqual(body);
  });
});

describe('predictImages on a model that draws by generateContent', () => {
  const model = 'gemini-3-pro-image-preview';

  it('makes a call for each picture', async () => {
    await open('gemini');
    bench.upstream.answer(answerContentPicture(picture));
    bench.upstream.answer(answerContentPicture(picture));
    const parameters = {
      sampleCount: 2,
      aspectRatio: '3:2',
      sampleImageSize: '2k',
      seed: 7,
      safetySetting: 'block_only_high',
      personGeneration: 'allow_adult',
    };
    const answer = await ask(model, parameters, { labels: { team: 'a' } });
    expect(answer.json()).toEqual({
      predictions: [predicted, predicted],
      usageMetadata: {
        promptTokenCount: 24,
        candidatesTokenCount: 2240,
        totalTokenCount: 2264,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: 24 }],
        candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 2240 }],
      },
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('labels, parameters.personGeneration');
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/v1beta/models/gemini-3-pro-image:generateContent'),
    );
    expect(bench.upstream.calls[0]?.json()).toMatchObject({
      contents: [{ role: 'user', parts: [{ text: 'a fox in snow' }] }],
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '3:2', imageSize: '2K' },
        seed: expect.any(Number) as number,
      },
      safetySettings: expect.arrayContaining([
        { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' },
      ]) as unknown[],
    });
  });

  it.each([
    ['from the one that was sent on', 7, [7, 8, 9]],
    ['from 0 on behind the last one there is', 2_147_483_646, [0, 2_147_483_646, 2_147_483_647]],
  ])('gives each call a seed of its own, %s', async (_, seed, expected) => {
    await open('gemini');
    bench.upstream.answerAlways(answerContentPicture(picture));
    expect((await ask(model, { sampleCount: 3, seed })).status).toBe(200);
    const seeds = bench.upstream.calls.map((call) => {
      const { generationConfig } = call.json() as { generationConfig: JsonObject };
      return Number(generationConfig.seed);
    });
    expect(seeds.sort((one, other) => one - other)).toEqual(expected);
  });

  it('leaves out what a filter held back, or says so', async () => {
    await open('gemini');
    bench.upstream.answer(playWhole('gemini', 'content-image-safety'));
    const usageMetadata = {
      promptTokenCount: 12,
      totalTokenCount: 12,
      promptTokensDetails: [{ modality: 'TEXT', tokenCount: 12 }],
    };
    expect((await ask(model)).json()).toEqual({ usageMetadata });
    bench.upstream.answer(playWhole('gemini', 'content-image-safety'));
    const told = await ask(model, { includeRaiReason: true });
    expect(told.json()).toEqual({
      predictions: [{ raiFilteredReason: expect.stringContaining('content filter') as string }],
      usageMetadata,
    });
  });

  it.each([
    ['parameters.negativePrompt', { negativePrompt: 'dogs' }, {}],
    ['parameters.guidanceScale', { guidanceScale: 3 }, {}],
    ['parameters.aspectRatio', { aspectRatio: '7:1' }, {}],
    ['parameters.sampleImageSize', { sampleImageSize: '9K' }, {}],
    ['parameters.personGeneration', { personGeneration: 'DONT_ALLOW' }, {}],
    ['parameters.outputOptions.mimeType', { outputOptions: { mimeType: 'image/bmp' } }, {}],
    ['instances[0].image', {}, { instances: [{ prompt: 'x', image: { bytesBase64Encoded: 'AAAA' } }] }],
    ['instances', {}, { instances: [...instances, ...instances] }],
    ['instances[0].prompt', {}, { instances: [{}] }],
    ['instances', {}, { instances: undefined }],
    ['parameters.sampleCount', { sampleCount: 11 }, {}],
  ])('refuses %s by name', async (field, parameters, more) => {
    await open('gemini');
    expectContentRefusal(await ask(model, parameters, more), { field }, 'vendor');
    expect(bench.upstream.calls).toEqual([]);
  });
});

describe('predictImages on a model of format A', () => {
  it('asks for all pictures at once', async () => {
    await open('openai');
    const b64 = picture.toString('base64');
    const data = [{ b64_json: b64 }, { b64_json: b64, revised_prompt: 'a red fox in snow' }];
    bench.upstream.answer(answerJson({ created: 1, data, output_format: 'png', quality: 'low' }));
    const parameters = {
      sampleCount: 2,
      aspectRatio: '16:9',
      seed: 7,
      safetySetting: 'BLOCK_NONE',
      outputOptions: { mimeType: 'image/png' },
    };
    const answer = await ask('gpt-image-2', parameters);
    expect(answer.json()).toEqual({
      predictions: [predicted, { ...predicted, prompt: 'a red fox in snow' }].map((prediction) => ({
        ...prediction,
        imageQuality: 'low',
      })),
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('parameters.seed');
    expect(bench.upstream.calls[0]?.path).toBe('/v1/images/generations');
    expect(bench.upstream.calls[0]?.json()).toEqual({
      model: 'gpt-image-2',
      prompt: 'a fox in snow',
      n: 2,
      size: '1280x720',
      output_format: 'png',
      moderation: 'low',
    });
  });

  it('calls fields that the model does not draw by the names of predict', async () => {
    await open('openai');
    expectContentRefusal(
      await ask('gpt-image-1', { aspectRatio: '16:9' }),
      { field: 'parameters.aspectRatio' },
      'vendor',
    );
    const error = { message: 'No.', type: 'invalid_request_error', param: 'size', code: 'invalid_value' };
    bench.upstream.answer(answerJson({ error }, { status: 400 }));
    expectContentRefusal(
      await ask('gpt-image-2', { aspectRatio: '16:9' }),
      { field: 'parameters.aspectRatio' },
      'vendor',
    );
    expectContentRefusal(
      await ask('gpt-image-1', { sampleImageSize: '4K' }),
      { field: 'parameters.sampleImageSize' },
      'vendor',
    );
  });
});

describe('predictImages', () => {
  it.each([
    ['openai', 'gpt-image-2'],
    ['gemini', 'gemini-3-pro-image-preview'],
  ] as const)('needs words where the model of %s draws from them alone', async (provider, model) => {
    await open(provider);
    for (const instance of [{}, { prompt: '' }])
      expectContentRefusal(
        await ask(model, {}, { instances: [instance] }),
        { field: 'instances[0].prompt' },
        'vendor',
      );
    expect(bench.upstream.calls).toEqual([]);
  });

  it('is 404 on a model that draws nothing, and on one that is not served', async () => {
    await open('anthropic');
    for (const model of ['claude-haiku-4-5', 'imagen-9']) {
      const message = expectContentRefusal(await ask(model), { status: 404 }, 'vendor');
      expect(message).toContain(model);
    }
    expect(bench.upstream.calls).toEqual([]);
  });

  it('is listed as a method of the models that draw', async () => {
    await open('gemini');
    const { json } = await sendContent(bench.gateway, '', {
      model: imagen,
      verb: 'predict',
      profile: 'vendor',
    });
    expect(json()).toHaveProperty('error');
    const response = await fetch(`${bench.gateway.url}/v1beta/models/${imagen}`, {
      headers: { 'x-goog-api-key': bench.gateway.apiKey },
    });
    const { supportedGenerationMethods } = (await response.json()) as JsonObject;
    expect(supportedGenerationMethods).toContain('predict');
  });

  it('is no part of the neutral profile', async () => {
    await open('gemini');
    const answer = await sendContent(bench.gateway, { instances }, { model: imagen, verb: 'predict' });
    expect([404, 405]).toContain(answer.status);
    expect(bench.upstream.calls).toEqual([]);
  });
});
