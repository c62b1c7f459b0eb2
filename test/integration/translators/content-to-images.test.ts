import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerEventStream, answerJson, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import { readEvents, sendContent, type Answer, type JsonObject } from '../../support/interface-client.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { createPicture } from '../../support/picture-samples.ts';
import { playWhole, writeEvent } from '../../support/read-fixture.ts';
import { readForm } from '../../support/read-form.ts';

const usage = {
  total_tokens: 285,
  input_tokens: 13,
  output_tokens: 272,
  input_tokens_details: { text_tokens: 13, image_tokens: 0 },
};

const usageMetadata = {
  promptTokenCount: 13,
  candidatesTokenCount: 272,
  totalTokenCount: 285,
  promptTokensDetails: [{ modality: 'TEXT', tokenCount: 13 }],
  candidatesTokensDetails: [{ modality: 'IMAGE', tokenCount: 272 }],
};

describe('generateContent on image models of format A', () => {
  let bench: PictureGateway;
  let picture: string;

  beforeEach(async () => {
    picture = (await createPicture({ width: 32, height: 16 })).toString('base64');
    bench = await createPictureGateway({
      provider: 'openai',
      models: { 'imgfam-2': 'gpt-image-2', 'imgfam-1': 'gpt-image-1' },
    });
  });

  afterEach(async () => {
    await bench.stop();
  });

  const say = (...parts: readonly object[]) => ({ contents: [{ role: 'user', parts }] });
  const inline = (data: string, mimeType = 'image/png') => ({ inlineData: { mimeType, data } });
  const send = async (body: JsonObject, model = 'imgfam-2') =>
    await sendContent(bench.gateway, body, { model, profile: 'vendor' });
  const stream = async (body: JsonObject) =>
    await sendContent(bench.gateway, body, {
      model: 'imgfam-2',
      verb: 'streamGenerateContent',
      query: 'alt=sse',
    });

  const answerImages = (...images: readonly object[]) =>
    answerJson({ created: 1, data: images, output_format: 'png', quality: 'low', usage });
  const completed = (type = 'image_generation.completed') =>
    writeEvent(
      'openai',
      JSON.stringify({ type, b64_json: picture, output_format: 'png', quality: 'low', usage }),
    );
  const partial = () =>
    writeEvent(
      'openai',
      JSON.stringify({ type: 'image_generation.partial_image', b64_json: picture, partial_image_index: 0 }),
    );
  const readError = (answer: Answer) => {
    const { error } = answer.json() as { error: { details: readonly { fieldViolations?: unknown }[] } };
    return error.details.flatMap(({ fieldViolations }) => fieldViolations ?? []);
  };

  it('generates from what is said', async () => {
    bench.upstream.answer(
      answerImages({ b64_json: picture, revised_prompt: 'A red fox' }, { b64_json: picture }),
    );
    const answer = await send({
      systemInstruction: { parts: [{ text: 'Watercolour.' }] },
      ...say({ text: 'a fox' }, { text: 'asleep' }),
      generationConfig: {
        candidateCount: 2,
        temperature: 0.5,
        responseModalities: ['TEXT', 'IMAGE'],
        imageConfig: { aspectRatio: '16:9', imageSize: '1K' },
      },
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
    });
    expect(answer.status).toBe(200);
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual(['/v1/images/generations']);
    expect(bench.upstream.calls[0]?.json()).toEqual({
      model: 'gpt-image-2',
      prompt: 'Watercolour.\na fox\nasleep',
      n: 2,
      size: '1280x720',
      moderation: 'low',
    });
    const { responseId, ...rest } = answer.json();
    expect(responseId).toEqual(expect.any(String));
    const image = { inlineData: { mimeType: 'image/png', data: picture } };
    expect(rest).toEqual({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'A red fox' }, image] },
          finishReason: 'STOP',
          index: 0,
          imageQuality: 'low',
        },
        { content: { role: 'model', parts: [image] }, finishReason: 'STOP', index: 1, imageQuality: 'low' },
      ],
      usageMetadata,
      modelVersion: 'imgfam-2',
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('generationConfig.temperature');
  });

  it('calls a field that the upstream refuses by the name of the client', async () => {
    const message = "Invalid size '1280x720'. Requested resolution is not supported.";
    const error = { message, type: 'invalid_request_error', param: 'size', code: 'invalid_value' };
    bench.upstream.answer(answerJson({ error }, { status: 400 }));
    const answer = await send({
      ...say({ text: 'x' }),
      generationConfig: { imageConfig: { aspectRatio: '16:9' } },
    });
    expect(answer.status).toBe(400);
    expect(readError(answer)).toMatchObject([{ field: 'generationConfig.imageConfig' }]);
  });

  it('says nothing where only pictures are wanted', async () => {
    bench.upstream.answer(answerImages({ b64_json: picture, revised_prompt: 'A red fox' }));
    const answer = await send({ ...say({ text: 'x' }), generationConfig: { responseModalities: ['IMAGE'] } });
    expect(answer.text).not.toContain('A red fox');
  });

  it('edits where the conversation holds pictures, in their order', async () => {
    const second = await createPicture({ width: 8, height: 8, format: 'webp' });
    bench.upstream.answer(answerImages({ b64_json: picture }));
    const answer = await send({
      contents: [
        { role: 'user', parts: [{ text: 'a fox' }] },
        { role: 'model', parts: [inline(picture)] },
        { role: 'user', parts: [inline(second.toString('base64'), 'image/webp'), { text: 'with a hat' }] },
      ],
    });
    expect(answer.status).toBe(200);
    const [call] = bench.upstream.calls;
    expect(call?.path).toBe('/v1/images/edits');
    const form = await readForm(call!);
    expect(form.filter(({ filename }) => filename === null).map(({ name, value }) => [name, value])).toEqual([
      ['prompt', 'a fox\nwith a hat'],
      ['model', 'gpt-image-2'],
    ]);
    expect(form.filter(({ filename }) => filename !== null)).toMatchObject([
      { name: 'image[]', type: 'image/png', value: Buffer.from(picture, 'base64') },
      { name: 'image[]', type: 'image/webp', value: second },
    ]);
  });

  it.each([
    ['imgfam-2', { imageSize: '2K' }, '3136x1344'],
    ['imgfam-2', { imageSize: '1K', aspectRatio: '1:1' }, '1024x1024'],
    ['imgfam-2', {}, undefined],
    ['imgfam-1', { imageSize: '1K' }, undefined],
    ['imgfam-1', { imageSize: '1K', aspectRatio: '3:2' }, '1536x1024'],
  ])('has %s keep the shape of the first picture where %j names no ratio', async (model, config, size) => {
    const square = (await createPicture({ width: 8, height: 8 })).toString('base64');
    const wide = (await createPicture({ width: 47, height: 20 })).toString('base64');
    bench.upstream.answer(answerImages({ b64_json: picture }));
    const body = {
      ...say({ text: 'x' }, inline(wide), inline(square)),
      generationConfig: { imageConfig: config },
    };
    expect((await send(body, model)).status).toBe(200);
    const form = await readForm(bench.upstream.calls[0]!);
    expect(form.find(({ name }) => name === 'size')?.value).toBe(size);
  });

  it('names what the upstream ignored in the words of the client', async () => {
    bench.upstream.answer(answerImages({ b64_json: picture }));
    const answer = await send({
      ...say({ text: 'x' }, inline(picture)),
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' }],
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('safetySettings');
  });

  it('streams one chunk for each finished picture, with the counters so far', async () => {
    bench.upstream.answer(answerEventStream([partial(), partial(), completed(), 20, completed()]));
    const answer = await stream({ ...say({ text: 'x' }), generationConfig: { candidateCount: 2 } });
    expect(bench.upstream.calls[0]?.json()).toEqual({
      model: 'gpt-image-2',
      prompt: 'x',
      n: 2,
      stream: true,
    });
    const chunks = readEvents(answer.text).map(({ data }) => data);
    expect(chunks).toMatchObject([
      { candidates: [{ index: 0, finishReason: 'STOP' }], usageMetadata },
      {
        candidates: [
          { index: 1, finishReason: 'STOP', content: { role: 'model', parts: [inline(picture)] } },
        ],
        usageMetadata: { promptTokenCount: 26, candidatesTokenCount: 544, totalTokenCount: 570 },
      },
    ]);
    expect(new Set(chunks.map(({ responseId }) => responseId)).size).toBe(1);
  });

  it('writes the chunks as one JSON array without alt=sse', async () => {
    bench.upstream.answer(answerEventStream([completed('image_edit.completed')]));
    const options = { model: 'imgfam-2', verb: 'streamGenerateContent' };
    const answer = await sendContent(bench.gateway, say({ text: 'x' }, inline(picture)), options);
    expect(JSON.parse(answer.text)).toMatchObject([{ candidates: [{ index: 0, finishReason: 'STOP' }] }]);
  });

  it('answers a blocked prompt with its reason and no candidates', async () => {
    bench.upstream.answerAlways(playWhole('openai', 'error-moderation', 400));
    const whole = await send(say({ text: 'x' }));
    expect(whole.status).toBe(200);
    expect(whole.json()).toMatchObject({ promptFeedback: { blockReason: 'IMAGE_SAFETY' } });
    expect(whole.json().candidates).toBeUndefined();
    const streamed = await stream(say({ text: 'x' }));
    expect(readEvents(streamed.text)).toMatchObject([
      { data: { promptFeedback: { blockReason: 'IMAGE_SAFETY' } } },
    ]);
  });

  it('ends the missing candidates where a filter steps in later', async () => {
    const error = {
      type: 'image_generation_user_error',
      code: 'moderation_blocked',
      message: 'No.',
      param: null,
    };
    const failed = writeEvent('openai', JSON.stringify({ type: 'error', error }));
    bench.upstream.answer(answerEventStream([completed(), failed]));
    const answer = await stream({ ...say({ text: 'x' }), generationConfig: { candidateCount: 3 } });
    expect(readEvents(answer.text).map(({ data }) => data.candidates)).toMatchObject([
      [{ index: 0, finishReason: 'STOP' }],
      [
        { index: 1, finishReason: 'IMAGE_SAFETY' },
        { index: 2, finishReason: 'IMAGE_SAFETY' },
      ],
    ]);
  });

  it('never takes a stream that lacks a picture for a success', async () => {
    bench.upstream.answer(answerEventStream([completed()]));
    const answer = await stream({ ...say({ text: 'x' }), generationConfig: { candidateCount: 2 } });
    const chunks = readEvents(answer.text);
    expect(chunks).toHaveLength(2);
    expect(chunks[1]?.data).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  });

  it.each([
    ['error-rate-limit', 429, 'RESOURCE_EXHAUSTED'],
    ['error-server', 500, 'UNAVAILABLE'],
    ['error-invalid-api-key', 401, 'UNAVAILABLE'],
  ])('answers %s of the upstream in format C', async (fixture, status, expected) => {
    bench.upstream.answerAlways(playWhole('openai', fixture, status));
    for (const answer of [await send(say({ text: 'x' })), await stream(say({ text: 'x' }))]) {
      expect(answer.json()).toMatchObject({ error: { status: expected } });
    }
  });

  it('takes an answer without a picture for a failure of the upstream', async () => {
    bench.upstream.answer(answerImages(), answerImages({ revised_prompt: 'x' }));
    expect((await send(say({ text: 'x' }))).status).toBe(503);
    expect((await send(say({ text: 'x' }))).status).toBe(503);
  });

  it('ends the upstream call when the client leaves', async () => {
    bench.upstream.answer(keepSilent(), delayAnswer(0, answerEventStream([partial()], 'hold')));
    const leaving = new AbortController();
    const options = { model: 'imgfam-2', signal: leaving.signal };
    const whole = expect(sendContent(bench.gateway, say({ text: 'x' }), options)).rejects.toThrow();
    await bench.upstream.waitForCall(0);
    const streaming = { ...options, verb: 'streamGenerateContent', query: 'alt=sse' };
    const streamed = expect(sendContent(bench.gateway, say({ text: 'x' }), streaming)).rejects.toThrow();
    await bench.upstream.waitForCall(1);
    leaving.abort();
    await Promise.all([whole, streamed]);
    const ends = await Promise.all(bench.upstream.calls.map(({ outcome }) => outcome));
    expect(ends).toEqual(['left', 'left']);
  });

  const config = (generationConfig: JsonObject) => ({ ...say({ text: 'x' }), generationConfig });
  it.each<[string, JsonObject]>([
    ['generationConfig.imageConfig.aspectRatio', config({ imageConfig: { aspectRatio: '16:9' } })],
    ['generationConfig.imageConfig.imageSize', config({ imageConfig: { imageSize: '4K' } })],
    ['generationConfig.stopSequences', config({ stopSequences: ['x'] })],
    ['generationConfig.responseModalities', config({ responseModalities: ['TEXT'] })],
    ['tools', { ...say({ text: 'x' }), tools: [{ codeExecution: {} }] }],
    [
      'contents[0].parts[1].fileData',
      say({ text: 'x' }, { fileData: { mimeType: 'image/png', fileUri: 'https://x' } }),
    ],
    ['contents[0].parts[1].inlineData', say({ text: 'x' }, inline('AAAA', 'image/heic'))],
    ['contents', say(inline('AAAA'))],
  ])('refuses %s by name and calls nobody (%#)', async (field, body) => {
    const answer = await send(body, 'imgfam-1');
    expect(answer.status).toBe(400);
    expect(readError(answer)).toMatchObject([{ field }]);
    expect(bench.upstream.calls).toEqual([]);
  });

  it('holds pictures to the rules of uploads', async () => {
    const bytes = await createPicture({ width: 64, height: 64, fill: 'noise' });
    const truncated = bytes.subarray(0, bytes.length / 2).toString('base64');
    const large = Buffer.alloc(25_000_000).toString('base64');
    const bodies = [
      say({ text: 'x' }, inline(Buffer.from('GIF89a').toString('base64'))),
      say({ text: 'x' }, inline(truncated)),
      say({ text: 'x' }, inline(large)),
      say({ text: 'x' }, ...Array.from({ length: 17 }, () => inline(picture))),
    ];
    for (const [index, body] of bodies.entries()) {
      const answer = await send(body);
      expect(answer.status).toBe(400);
      const part = index === 3 ? 17 : 1;
      expect(readError(answer)).toMatchObject([{ field: `contents[0].parts[${String(part)}].inlineData` }]);
    }
    expect(bench.upstream.calls).toEqual([]);
  });
});
