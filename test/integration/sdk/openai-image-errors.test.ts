import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMask, createPicture } from '../../support/picture-samples.ts';
import { createOpenAiClient, openAiVersions, selectOpenAiErrors } from '../../support/sdk-clients.ts';
import { createImageGateways, imageRoutes, type ImageGateways } from '../../support/sdk-gateways.ts';
import { toUpload } from '../../support/sdk-images.ts';

const prompt = 'A red lighthouse';
const size = { width: 64, height: 48 };
const small = '64x48' as '1024x1024';

let gateways: ImageGateways;

beforeAll(async () => {
  gateways = await createImageGateways();
});

afterAll(() => gateways.stop());

async function catchApiError(call: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> {
  return await call.then(
    () => Promise.reject(new Error('Nothing was thrown.')),
    (error: unknown) => error as InstanceType<typeof OpenAI.APIError>,
  );
}

describe.each(openAiVersions)('errors of images as openai %s sees them', (version) => {
  const errors = selectOpenAiErrors(version);
  const createClient = (route: (typeof imageRoutes)[number] = 'one gateway'): OpenAI =>
    createOpenAiClient(version, gateways.targets[route]);

  it('sees an unknown key', async () => {
    const client = createOpenAiClient(version, { ...gateways.targets['one gateway'], apiKey: 'sk-wrong' });
    const error = await catchApiError(client.images.generate({ prompt }));
    expect(error).toBeInstanceOf(errors.AuthenticationError);
    expect(error).toMatchObject({ status: 401, code: 'invalid_api_key', type: 'invalid_request_error' });
  });

  it.each<[object, object]>([
    [{ model: 'nobody' }, { code: 'model_not_found', param: 'model' }],
    [{ response_format: 'url' }, { code: 'unknown_parameter', param: 'response_format' }],
    [{ n: 11 }, { code: 'invalid_value', param: 'n' }],
    [{ prompt: 'a'.repeat(32_001) }, { code: 'string_above_max_length', param: 'prompt' }],
    [{ prompt: undefined }, { code: 'missing_required_parameter', param: 'prompt' }],
    [{ partial_images: 1 }, { code: 'invalid_value', param: 'partial_images' }],
    [{ size: '4000x4000' }, { code: 'invalid_value', param: 'size' }],
    [
      { model: 'imgfam-1', size: '64x48' },
      { code: 'invalid_value', param: 'size' },
    ],
    [
      { background: 'transparent', output_format: 'jpeg' },
      { code: 'invalid_value', param: 'background' },
    ],
    [{ output_format: 'gif' }, { code: 'invalid_value', param: 'output_format' }],
    [{ quality: 'hd' }, { code: 'invalid_value', param: 'quality' }],
    [{ style: 'vivid' }, { code: 'unknown_parameter', param: 'style' }],
  ])('sees what is wrong with %j', async (fields, expected) => {
    const error = await catchApiError(createClient().images.generate({ prompt, ...fields }));
    expect(error).toBeInstanceOf(errors.BadRequestError);
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', ...expected });
    const id = version === '7.x' ? error.requestID : (error as unknown as { request_id: string }).request_id;
    expect(id).toMatch(/^\S{8,}$/);
  });

  it.each<[string, () => Promise<object>, object]>([
    [
      'a file that is no picture',
      async () => ({ image: await toUpload(Buffer.from('GIF89a, almost')) }),
      { code: 'invalid_image_file', param: 'image' },
    ],
    [
      '17 images',
      async () => {
        const image = await createPicture(size);
        return { image: await Promise.all(Array.from({ length: 17 }, () => toUpload(image))) };
      },
      { code: 'too_many_images', param: 'image' },
    ],
    [
      'a mask of another size',
      async () => ({
        image: await toUpload(await createPicture(size)),
        mask: await toUpload(
          await createMask({ width: 10, height: 10 }, { left: 0, top: 0, width: 1, height: 1 }),
        ),
      }),
      { code: 'invalid_mask', param: 'mask' },
    ],
  ])('sees what is wrong with %s', async (_name, createFiles, expected) => {
    const params = { prompt, ...(await createFiles()) } as OpenAI.ImageEditParamsNonStreaming;
    const error = await catchApiError(createClient().images.edit(params));
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', ...expected });
  });

  it.each(imageRoutes)('sees what the content policy refuses by the route: %s', async (route) => {
    const error = await catchApiError(
      createClient(route).images.generate({ prompt: `${prompt} [[filtered]]` }),
    );
    expect(error).toMatchObject({
      status: 400,
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
      param: null,
    });
  });

  it.each(imageRoutes)('sees a rate limit by the route: %s', async (route) => {
    const error = await catchApiError(
      createClient(route).images.generate({ prompt: `${prompt} [[status=429]]` }),
    );
    expect(error).toBeInstanceOf(errors.RateLimitError);
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', type: 'rate_limit_error' });
  });

  it.each(imageRoutes)('sees a failure of the upstream by the route: %s', async (route) => {
    const error = await catchApiError(
      createClient(route).images.generate({ prompt: `${prompt} [[status=504]]` }),
    );
    expect(error).toMatchObject({ status: 504, code: 'timeout', type: 'server_error' });
  });
});

describe.each(imageRoutes)('errors of image streams as openai 7.x sees them by the route: %s', (route) => {
  async function stream(directive: string, params: object = {}) {
    const client = createOpenAiClient('7.x', gateways.targets[route]);
    const types: string[] = [];
    const run = async () => {
      const all = { prompt: `${prompt} ${directive}`, size: small, partial_images: 2, ...params };
      const events = await client.images.generate({ ...all, stream: true });
      for await (const { type } of events) types.push(type);
    };
    return { error: await catchApiError(run()), types };
  }

  it('sees an error in mid-stream', async () => {
    const { error, types } = await stream('[[error=503@1]]');
    expect(types).toEqual(['image_generation.partial_image']);
    expect(error).toBeInstanceOf(OpenAI.APIError);
    expect(error).toMatchObject({ type: 'server_error', code: expect.any(String) as string });
  });

  it('sees that a stream was cut', async () => {
    const { error } = await stream('[[cut]]');
    expect(error).toMatchObject({ code: 'stream_truncated', type: 'server_error' });
  });

  it('sees an error before the first event as a status', async () => {
    const { error, types } = await stream('[[status=429]]');
    expect(types).toEqual([]);
    expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  });
});
