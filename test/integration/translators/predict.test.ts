import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerContentPicture, answerPredictions } from '../../support/content-answers.ts';
import { answerJson, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import { readEvents, sendContent, type JsonObject } from '../../support/interface-client.ts';
import { sendEdit, sendImage } from '../../support/interface-images.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { createPicture, decodePicture } from '../../support/picture-samples.ts';
import { createTokenServer, type TokenServer } from '../../support/token-server.ts';
import { playWhole } from '../../support/read-fixture.ts';

const model = 'imgfam2-4.0-fast-generate-001';
const upstreamModel = 'imagen-4.0-fast-generate-001';
const place = '/v1/projects/my-project-123/locations/global/publishers/google';

let tokens: TokenServer;
let bench: PictureGateway;
let picture: Buffer;

beforeEach(async () => {
  tokens = await createTokenServer();
  picture = await createPicture({ width: 48, height: 48 });
});

afterEach(async () => {
  await bench.stop();
  await tokens.close();
});

/** How each API of Google is reached. */
const sides = {
  gemini: async () => await createPictureGateway({ provider: 'gemini', models: { [model]: upstreamModel } }),
  vertex: async () =>
    await createPictureGateway({
      provider: 'vertex',
      models: { [model]: upstreamModel },
      prefix: place,
      credential: tokens.credential,
    }),
};

describe('createImage on an imagen model', () => {
  beforeEach(async () => {
    bench = await sides.gemini();
  });

  it('draws with the parameters of predict', async () => {
    bench.upstream.answer(answerPredictions(picture, picture));
    const fields = { size: '1024x1024', quality: 'high', moderation: 'low', n: 2, user: 'u' };
    const answer = await sendImage(bench.gateway, { model, prompt: 'a fox in snow', ...fields });
    expect(answer.status).toBe(200);
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual([`/v1beta/models/${upstreamModel}:predict`]);
    expect(bench.upstream.calls[0]?.json()).toEqual({
      instances: [{ prompt: 'a fox in snow' }],
      parameters: {
        sampleCount: 2,
        aspectRatio: '1:1',
        sampleImageSize: '2K',
        safetySetting: 'BLOCK_ONLY_HIGH',
        includeRaiReason: true,
      },
    });
    const { created: _, ...rest } = answer.json();
    expect(rest).toEqual({
      data: [{ b64_json: picture.toString('base64') }, { b64_json: picture.toString('base64') }],
      background: 'opaque',
      output_format: 'png',
      quality: 'high',
      size: '48x48',
      usage: {
        total_tokens: 4 + 2580,
        input_tokens: 4,
        output_tokens: 2580,
        input_tokens_details: { text_tokens: 4, image_tokens: 0 },
        output_tokens_details: { text_tokens: 0, image_tokens: 2580 },
      },
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('user');
  });

  it('makes more than four pictures by several calls', async () => {
    bench.upstream.answer(
      delayAnswer(60, answerPredictions(picture, picture, picture, picture)),
      answerPredictions(picture),
    );
    const answer = await sendImage(bench.gateway, { model, prompt: 'x', n: 5 });
    expect(answer.json().data).toHaveLength(5);
    const counts = bench.upstream.calls.map(
      (call) => (call.json() as { parameters: JsonObject }).parameters.sampleCount,
    );
    expect(counts.sort()).toEqual([1, 4]);
  });

  it('says which prompt was really used', async () => {
    const prediction = {
      mimeType: 'image/png',
      bytesBase64Encoded: picture.toString('base64'),
      prompt: 'a red fox',
    };
    bench.upstream.answer(answerJson({ predictions: [prediction] }));
    const answer = await sendImage(bench.gateway, { model, prompt: 'a fox' });
    expect(answer.json().data).toMatchObject([{ revised_prompt: 'a red fox' }]);
  });

  it('streams a completed event for each picture', async () => {
    bench.upstream.answer(answerPredictions(picture, picture));
    const answer = await sendImage(bench.gateway, { model, prompt: 'x', n: 2, stream: true });
    expect(readEvents(answer.text)).toMatchObject([
      { event: 'image_generation.completed', data: { b64_json: picture.toString('base64'), size: '48x48' } },
      { event: 'image_generation.completed', data: { usage: { input_tokens: 0, output_tokens: 1290 } } },
    ]);
  });

  it('encodes what the upstream cannot', async () => {
    bench.upstream.answer(answerPredictions(picture));
    const answer = await sendImage(bench.gateway, { model, prompt: 'x', output_format: 'webp' });
    const [image] = answer.json().data as readonly { readonly b64_json: string }[];
    const decoded = await decodePicture(Buffer.from(image?.b64_json ?? '', 'base64'));
    expect(decoded).toMatchObject({ format: 'webp', width: 48, height: 48 });
  });

  it('is blocked when a filter holds back one picture or all of them', async () => {
    const blocked = {
      error: { type: 'image_generation_user_error', code: 'moderation_blocked', param: null },
    };
    for (const answer of [
      answerPredictions('violence'),
      answerPredictions(picture, 'violence'),
      answerJson({}),
    ]) {
      bench.upstream.answer(answer);
      const { status, json } = await sendImage(bench.gateway, { model, prompt: 'x', n: 2 });
      expect([status, json()]).toMatchObject([400, blocked]);
    }
    bench.upstream.answer(answerPredictions('violence'));
    expect((await sendImage(bench.gateway, { model, prompt: 'x', stream: true })).status).toBe(400);
    bench.upstream.answer(answerPredictions(picture, 'violence'));
    const streamed = await sendImage(bench.gateway, { model, prompt: 'x', n: 2, stream: true });
    expect(readEvents(streamed.text)).toMatchObject([
      { event: 'image_generation.completed' },
      { event: 'error', data: blocked },
    ]);
  });

  it.each([
    ['size', { size: '1536x1024' }],
    ['background', { background: 'transparent' }],
  ])('refuses %s by name', async (param, fields) => {
    const answer = await sendImage(bench.gateway, { model, prompt: 'x', ...fields });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { error: { code: 'unsupported_parameter', param } },
    ]);
    expect(bench.upstream.calls).toEqual([]);
  });

  it('does not edit', async () => {
    const answer = await sendEdit(bench.gateway, [
      ['image', { bytes: picture }],
      ['prompt', 'x'],
      ['model', model],
    ]);
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { error: { code: 'model_not_found', param: 'model' } },
    ]);
  });

  it('passes on what the upstream refuses, and ends with the client', async () => {
    bench.upstream.answer(playWhole('gemini', 'error-quota', 429), keepSilent());
    expect((await sendImage(bench.gateway, { model, prompt: 'x' })).status).toBe(429);
    const leaving = new AbortController();
    const sent = sendImage(bench.gateway, { model, prompt: 'x' }, { signal: leaving.signal });
    const gone = expect(sent).rejects.toThrow();
    const call = await bench.upstream.waitForCall(1);
    leaving.abort();
    await gone;
    expect(await call.outcome).toBe('left');
  });
});

describe('createImage on an imagen model at Vertex AI', () => {
  it('has the upstream encode, behind a token of its own', async () => {
    bench = await sides.vertex();
    const jpeg = await createPicture({ width: 48, height: 48, format: 'jpeg' });
    bench.upstream.answer(
      answerJson({ predictions: [{ mimeType: 'image/jpeg', bytesBase64Encoded: jpeg.toString('base64') }] }),
    );
    const fields = { output_format: 'jpeg', output_compression: 70 };
    const answer = await sendImage(bench.gateway, { model, prompt: 'x', ...fields });
    expect(answer.json()).toMatchObject({
      output_format: 'jpeg',
      data: [{ b64_json: jpeg.toString('base64') }],
    });
    const [call] = bench.upstream.calls;
    expect(call).toMatchObject({ path: `${place}/models/${upstreamModel}:predict` });
    expect(call?.headers.authorization).toBe('Bearer token-1');
    expect(call?.json()).toMatchObject({
      parameters: { sampleCount: 1, outputOptions: { mimeType: 'image/jpeg', compressionQuality: 70 } },
    });
    expect(bench.gateway.logText()).not.toMatch(/token-1|PRIVATE/);
  });

  it('answers 502 when the account is refused', async () => {
    bench = await sides.vertex();
    tokens.upstream.answer(answerJson({ error: 'invalid_grant' }, { status: 400 }));
    const answer = await sendImage(bench.gateway, { model, prompt: 'x' });
    expect([answer.status, answer.json()]).toMatchObject([
      502,
      { error: { code: 'upstream_rejected_credential' } },
    ]);
    expect(bench.gateway.logText()).not.toContain('PRIVATE');
  });
});

describe.each(['gemini', 'vertex'] as const)('generateContent on an imagen model at %s', (side) => {
  beforeEach(async () => {
    bench = await sides[side]();
  });

  const body = {
    contents: [{ role: 'user', parts: [{ text: 'a fox' }] }],
    generationConfig: { candidateCount: 2, imageConfig: { aspectRatio: '16:9', imageSize: '2K' } },
  };
  const inlineData = () => ({ mimeType: 'image/png', data: picture.toString('base64') });

  it('draws candidates', async () => {
    bench.upstream.answer(answerPredictions(picture, 'violence'));
    const answer = await sendContent(bench.gateway, body, { model });
    expect(bench.upstream.calls[0]?.json()).toEqual({
      instances: [{ prompt: 'a fox' }],
      parameters: { sampleCount: 2, aspectRatio: '16:9', sampleImageSize: '2K', includeRaiReason: true },
    });
    const { responseId: _, ...rest } = answer.json();
    expect(rest).toEqual({
      candidates: [
        { content: { role: 'model', parts: [{ inlineData: inlineData() }] }, finishReason: 'STOP', index: 0 },
        { finishReason: 'IMAGE_SAFETY', index: 1 },
      ],
      usageMetadata: {
        promptTokenCount: 2,
        candidatesTokenCount: 1290,
        totalTokenCount: 1292,
        promptTokensDetails: [{ modality: 'TEXT', tokenCount: 2 }],
        candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 1290 }],
      },
      modelVersion: model,
    });
  });

  it('streams a single chunk', async () => {
    bench.upstream.answer(answerPredictions(picture, picture));
    const options = { model, verb: 'streamGenerateContent', query: 'alt=sse' };
    const chunks = readEvents((await sendContent(bench.gateway, body, options)).text);
    expect(chunks).toMatchObject([
      { data: { candidates: [{ index: 0 }, { index: 1, finishReason: 'STOP' }] } },
    ]);
  });

  it('says that a prompt was blocked when nothing came', async () => {
    bench.upstream.answerAlways(answerJson({}));
    const answer = await sendContent(bench.gateway, body, { model });
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { promptFeedback: { blockReason: 'IMAGE_SAFETY' } },
    ]);
    const options = { model, verb: 'streamGenerateContent', query: 'alt=sse' };
    const chunks = readEvents((await sendContent(bench.gateway, body, options)).text);
    expect(chunks).toMatchObject([{ data: { promptFeedback: { blockReason: 'IMAGE_SAFETY' } } }]);
  });

  it('refuses to edit, by the name of the part', async () => {
    const contents = [{ role: 'user', parts: [{ text: 'x' }, { inlineData: inlineData() }] }];
    const answer = await sendContent(bench.gateway, { contents }, { model });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('contents[0].parts[1].inlineData');
    expect(bench.upstream.calls).toEqual([]);
  });
});

describe('streamGenerateContent on the successor of an imagen model', () => {
  it('asks for a whole answer, which is one chunk', async () => {
    bench = await createPictureGateway({ provider: 'gemini', models: { [model]: 'gemini-3.1-flash-image' } });
    bench.upstream.answer(answerContentPicture(picture));
    const contents = [{ role: 'user', parts: [{ text: 'a fox in snow' }] }];
    const options = { model, verb: 'streamGenerateContent', query: 'alt=sse' };
    const events = readEvents((await sendContent(bench.gateway, { contents }, options)).text);
    expect(events).toHaveLength(1);
    expect(events[0]?.data).toMatchObject({ modelVersion: model, candidates: [{ finishReason: 'STOP' }] });
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual([
      '/v1beta/models/gemini-3.1-flash-image:generateContent',
    ]);
  });
});
