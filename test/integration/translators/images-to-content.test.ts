import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEvents } from '../../support/interface-client.ts';
import { answerContentPicture, contentUsage } from '../../support/content-answers.ts';
import { answerJson, answerStatus, delayAnswer, keepSilent } from '../../support/fake-answers.ts';
import { sendEdit, sendImage } from '../../support/interface-images.ts';
import { createPictureGateway, type PictureGateway } from '../../support/picture-gateway.ts';
import { createPicture, decodePicture } from '../../support/picture-samples.ts';
import { playWhole } from '../../support/read-fixture.ts';

const model = 'gemini-3-pro-image-preview';
const blue = { r: 40, g: 90, b: 200 };

describe('the image operations on a model that draws by generateContent', () => {
  let bench: PictureGateway;
  let picture: Buffer;

  beforeEach(async () => {
    picture = await createPicture({ width: 96, height: 64, colour: blue });
    bench = await createPictureGateway({
      provider: 'gemini',
      models: { [model]: 'gemini-3-pro-image', 'gemini-2.5-flash-image': 'gemini-2.5-flash-image' },
    });
  });

  afterEach(async () => {
    await bench.stop();
  });

  it('draws one picture and says what was really made', async () => {
    bench.upstream.answer(answerContentPicture(picture));
    const before = Math.floor(Date.now() / 1000);
    const answer = await sendImage(bench.gateway, {
      model,
      prompt: 'a fox',
      size: '1536x1024',
      quality: 'high',
      moderation: 'low',
      user: 'u-1',
    });
    expect(answer.status).toBe(200);
    expect(bench.upstream.calls.map(({ path }) => path)).toEqual([
      '/v1beta/models/gemini-3-pro-image:generateContent',
    ]);
    const off = (category: string) => ({ category, threshold: 'BLOCK_ONLY_HIGH' });
    expect(bench.upstream.calls[0]?.json()).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'a fox' }] }],
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '3:2', imageSize: '2K' },
      },
      safetySettings: [
        off('HARM_CATEGORY_HARASSMENT'),
        off('HARM_CATEGORY_HATE_SPEECH'),
        off('HARM_CATEGORY_SEXUALLY_EXPLICIT'),
        off('HARM_CATEGORY_DANGEROUS_CONTENT'),
      ],
    });
    const { created, ...rest } = answer.json();
    expect(created).toBeGreaterThanOrEqual(before);
    expect(rest).toEqual({
      data: [{ b64_json: picture.toString('base64') }],
      background: 'opaque',
      output_format: 'png',
      quality: 'high',
      size: '96x64',
      usage: {
        total_tokens: 1132,
        input_tokens: 12,
        output_tokens: 1120,
        input_tokens_details: { text_tokens: 12, image_tokens: 0 },
        output_tokens_details: { text_tokens: 0, image_tokens: 1120 },
      },
    });
    expect(answer.headers.get('x-specway-ignored')).toBe('user');
  });

  it.each(['jpeg', 'webp'] as const)('encodes the picture anew as %s', async (format) => {
    bench.upstream.answer(answerContentPicture(picture));
    const body = { model, prompt: 'a fox', output_format: format, output_compression: 60 };
    const json = (await sendImage(bench.gateway, body)).json();
    expect(json).toMatchObject({ output_format: format, size: '96x64' });
    const [image] = json.data as readonly { readonly b64_json: string }[];
    const decoded = await decodePicture(Buffer.from(image?.b64_json ?? '', 'base64'));
    expect(decoded).toMatchObject({ format, width: 96, height: 64 });
    expect(Math.abs((decoded.pixels[2] ?? 0) - blue.b)).toBeLessThan(12);
  });

  it('makes PNG of what an upstream answers as JPEG', async () => {
    const jpeg = await createPicture({ width: 32, height: 32, format: 'jpeg' });
    bench.upstream.answer(answerContentPicture(jpeg, 'image/jpeg'));
    const json = (await sendImage(bench.gateway, { model, prompt: 'a fox' })).json();
    const [image] = json.data as readonly { readonly b64_json: string }[];
    expect(json.output_format).toBe('png');
    expect((await decodePicture(Buffer.from(image?.b64_json ?? '', 'base64'))).format).toBe('png');
  });

  it('edits pictures in the order in which they came', async () => {
    const second = await createPicture({ width: 8, height: 8, format: 'webp' });
    bench.upstream.answer(answerContentPicture(picture));
    const answer = await sendEdit(bench.gateway, [
      ['image[]', { bytes: picture }],
      ['prompt', 'mix them'],
      ['image[]', { bytes: second }],
      ['model', model],
      ['input_fidelity', 'high'],
    ]);
    expect(answer.status).toBe(200);
    expect(bench.upstream.calls[0]?.json()).toEqual({
      contents: [
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/png', data: picture.toString('base64') } },
            { inlineData: { mimeType: 'image/webp', data: second.toString('base64') } },
            { text: 'mix them' },
          ],
        },
      ],
      generationConfig: { responseModalities: ['IMAGE'] },
    });
    expect(answer.json().data).toEqual([{ b64_json: picture.toString('base64') }]);
    expect(answer.headers.get('x-specway-ignored')).toBe('input_fidelity');
  });

  it('makes several pictures by as many calls, at most four at once, and adds up what they cost', async () => {
    bench.upstream.answerAlways(delayAnswer(200, answerContentPicture(picture)));
    const sent = sendImage(bench.gateway, { model, prompt: 'a fox', n: 6 });
    await bench.upstream.waitForCall(3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bench.upstream.calls).toHaveLength(4);
    const json = (await sent).json();
    expect(bench.upstream.calls).toHaveLength(6);
    expect(json.data).toHaveLength(6);
    expect(json.usage).toMatchObject({
      total_tokens: 6 * contentUsage.totalTokenCount,
      input_tokens: 72,
      input_tokens_details: { text_tokens: 72, image_tokens: 0 },
    });
  });

  it('fails as a whole with the first call that fails, and ends the others', async () => {
    bench.upstream.answer(keepSilent(), keepSilent(), delayAnswer(50, answerStatus(503)), keepSilent());
    const answer = await sendImage(bench.gateway, { model, prompt: 'a fox', n: 6 });
    expect(answer.status).toBe(503);
    expect(bench.upstream.calls).toHaveLength(4);
    const ends = await Promise.all(bench.upstream.calls.map(({ outcome }) => outcome));
    expect(ends).toEqual(['left', 'left', 'answered', 'left']);
  });

  it('ends every call when the client leaves', async () => {
    bench.upstream.answerAlways(keepSilent());
    const leaving = new AbortController();
    const sent = sendImage(bench.gateway, { model, prompt: 'a fox', n: 4 }, { signal: leaving.signal });
    const gone = expect(sent).rejects.toThrow();
    await bench.upstream.waitForCall(3);
    leaving.abort();
    await gone;
    const ends = await Promise.all(bench.upstream.calls.map(({ outcome }) => outcome));
    expect(ends).toEqual(['left', 'left', 'left', 'left']);
  });

  it.each([
    ['image_generation', async (fields: object) => await sendImage(bench.gateway, { model, ...fields })],
    [
      'image_edit',
      async (fields: object) =>
        await sendEdit(bench.gateway, [
          ['image', { bytes: picture }],
          ['model', model],
          ...Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
        ]),
    ],
  ])('streams one %s.completed for each picture', async (prefix, send) => {
    bench.upstream.answerAlways(answerContentPicture(picture));
    const answer = await send({ prompt: 'a fox', n: 2, stream: true, partial_images: 2 });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-specway-ignored')).toBe('partial_images');
    const events = readEvents(answer.text);
    expect(events.map(({ event }) => event)).toEqual([`${prefix}.completed`, `${prefix}.completed`]);
    for (const { data } of events) {
      expect(data).toMatchObject({
        type: `${prefix}.completed`,
        b64_json: picture.toString('base64'),
        background: 'opaque',
        output_format: 'png',
        quality: 'medium',
        size: '96x64',
        usage: { total_tokens: 1132 },
      });
    }
  });

  it('delivers a picture as it arrives and ends the stream with the error that follows', async () => {
    bench.upstream.answer(
      answerContentPicture(picture),
      delayAnswer(100, playWhole('gemini', 'error-quota', 429)),
    );
    const answer = await sendImage(bench.gateway, { model, prompt: 'a fox', n: 2, stream: true });
    expect(answer.status).toBe(200);
    const events = readEvents(answer.text);
    expect(events.map(({ event }) => event)).toEqual(['image_generation.completed', 'error']);
    expect(events[1]?.data).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
  });

  it('ends the other calls when the client leaves in mid-stream', async () => {
    bench.upstream.answer(answerContentPicture(picture));
    bench.upstream.answerAlways(keepSilent());
    const leaving = new AbortController();
    const response = await fetch(`${bench.gateway.url}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bench.gateway.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, prompt: 'a fox', n: 3, stream: true }),
      signal: leaving.signal,
    });
    const { value } = await response.body!.getReader().read();
    expect(Buffer.from(value!).toString()).toContain('image_generation.completed');
    await bench.upstream.waitForCall(2);
    leaving.abort();
    const ends = await Promise.all(bench.upstream.calls.map(({ outcome }) => outcome));
    expect(ends.toSorted()).toEqual(['answered', 'left', 'left']);
  });

  it('answers a failure before the first picture with a status', async () => {
    bench.upstream.answer(playWhole('gemini', 'error-unavailable', 503));
    const answer = await sendImage(bench.gateway, { model, prompt: 'a fox', stream: true });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it.each([
    [
      'content-image-safety',
      400,
      { type: 'image_generation_user_error', code: 'moderation_blocked', param: null },
    ],
    ['blocked', 400, { type: 'image_generation_user_error', code: 'moderation_blocked', param: null }],
    ['content-no-image', 502, { type: 'server_error', code: 'upstream_error' }],
    ['content', 502, { type: 'server_error', code: 'upstream_error' }],
  ])('answers %s with %i', async (fixture, status, error) => {
    bench.upstream.answerAlways(playWhole('gemini', fixture));
    const whole = await sendImage(bench.gateway, { model, prompt: 'a fox' });
    expect([whole.status, whole.json()]).toMatchObject([status, { error }]);
    const streamed = await sendImage(bench.gateway, { model, prompt: 'a fox', stream: true });
    expect([streamed.status, streamed.json()]).toMatchObject([status, { error }]);
  });

  it('takes a picture that is none for a failure of the upstream', async () => {
    const broken = picture.subarray(0, picture.length - 30);
    bench.upstream.answer(answerContentPicture(Buffer.from('no picture')), answerContentPicture(broken));
    expect((await sendImage(bench.gateway, { model, prompt: 'a fox' })).status).toBe(502);
    const jpeg = { model, prompt: 'a fox', output_format: 'jpeg' };
    expect((await sendImage(bench.gateway, jpeg)).status).toBe(502);
    bench.upstream.answer(answerJson({ candidates: [] }));
    expect((await sendImage(bench.gateway, jpeg)).status).toBe(502);
  });

  it('refuses by name what cannot be mapped, and calls nobody', async () => {
    const flash = 'gemini-2.5-flash-image';
    const refusals = await Promise.all([
      sendImage(bench.gateway, { model: flash, prompt: 'x', quality: 'high' }),
      sendImage(bench.gateway, { model, prompt: 'x', background: 'transparent' }),
      sendEdit(bench.gateway, [
        ['image', { bytes: picture }],
        ['mask', { bytes: await createPicture({ width: 96, height: 64, colour: { ...blue, a: 0 } }) }],
        ['model', model],
        ['prompt', 'x'],
      ]),
    ]);
    expect(
      refusals.map((refusal) => [refusal.status, (refusal.json().error as { param: string }).param]),
    ).toEqual([
      [400, 'quality'],
      [400, 'background'],
      [400, 'mask'],
    ]);
    expect(refusals.every(({ text }) => text.includes('"code":"unsupported_parameter"'))).toBe(true);
    expect(bench.upstream.calls).toEqual([]);
  });

  it('refuses more files than fit into one request', async () => {
    const noise = await createPicture({ width: 2500, height: 2500, fill: 'noise' });
    const parts = Array.from({ length: 4 }, () => ['image[]', { bytes: noise }] as const);
    const answer = await sendEdit(bench.gateway, [...parts, ['model', model], ['prompt', 'x']]);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'image_too_large', param: 'image' } });
    expect(bench.upstream.calls).toEqual([]);
  });
});
