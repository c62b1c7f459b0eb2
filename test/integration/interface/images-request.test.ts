import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { createImageFacts, imageOperations } from '../../support/interface-image-facts.ts';
import {
  expectImageRefusal,
  readImages,
  sendImage,
  type FilePart,
  type ImageAnswer,
} from '../../support/interface-images.ts';
import { createPicture } from '../../support/picture-samples.ts';

let gateway: TestGateway;
let image: FilePart;

beforeAll(async () => {
  gateway = await createTestGateway();
  image = { bytes: await createPicture({ width: 64, height: 64, colour: { r: 200, g: 60, b: 30 } }) };
});

afterAll(async () => {
  await gateway.stop();
});

/** A character outside of the basic plane: one character, two UTF-16 units. */
const wide = '𝄞';

const missing = { code: 'missing_required_parameter' };
const invalid = (param: string) => ({ code: 'invalid_value', param });

describe.each(imageOperations)('$name: request fields', (operation) => {
  const table = {
    gateway: () => gateway,
    image: () => image,
    base: { prompt: 'A red boat', size: '64x48' },
  };
  const { accepts, refuses } = createImageFacts(operation, table);
  /** Only JSON tells a number from its digits. */
  const isJson = operation.name === 'createImage';

  describe('prompt: string, required, at most 32000 characters', () => {
    refuses('absent', { prompt: undefined }, { ...missing, param: 'prompt' });
    refuses('empty', { prompt: '' }, invalid('prompt'));
    accepts('one character', { prompt: 'x' });
    accepts('32000 characters', { prompt: 'x'.repeat(32_000) });
    accepts('32000 characters outside of the basic plane', { prompt: wide.repeat(32_000) });
    const tooLong = { code: 'string_above_max_length', param: 'prompt' };
    refuses('32001 characters', { prompt: 'x'.repeat(32_001) }, tooLong);
    refuses('32001 characters outside of the basic plane', { prompt: wide.repeat(32_001) }, tooLong);
    if (isJson) {
      refuses('a number', { prompt: 7 }, invalid('prompt'));
      refuses('a list', { prompt: ['A red boat'] }, invalid('prompt'));
    }
  });

  describe('model: string, imgfam-2 by default', () => {
    const ids = 'imgfam-1 imgfam-1.5 imgfam-2 gpt-image-1 gpt-image-1.5 gpt-image-2';
    for (const model of ids.split(' ')) accepts(model, { model, size: '1024x1024' });
    accepts('absent, which takes a size that only imgfam-2 takes', { model: undefined, size: '48x64' });
    const unknown = { code: 'model_not_found', param: 'model' };
    refuses('imgfm-3, which is none', { model: 'imgfm-3' }, unknown);
    refuses('a model of words', { model: 'chatfam-opus-4-8', size: 'auto' }, unknown);
    refuses('a model of films', { model: 'vidfam-3.0-generate-001', size: 'auto' }, unknown);
    if (isJson) refuses('empty', { model: '' }, invalid('model'));
    refuses(
      '257 characters',
      { model: 'm'.repeat(257) },
      { code: 'string_above_max_length', param: 'model' },
    );
    if (isJson) refuses('a number', { model: 2 }, invalid('model'));
  });

  describe('n: integer, 1 to 10, 1 by default', () => {
    const counts = (count: number) => (answer: ImageAnswer) => {
      expect(answer.data).toHaveLength(count);
    };
    accepts('absent', { n: undefined }, counts(1));
    for (const n of [1, 2, 10]) accepts(String(n), { n }, counts(n));
    for (const n of [0, 11, -1, 1.5]) refuses(String(n), { n }, invalid('n'));
    refuses('words', { n: 'two' }, invalid('n'));
    refuses('truth', { n: true }, invalid('n'));
    if (isJson) refuses('digits in quotes', { n: '2' }, invalid('n'));
  });

  describe('size: 1024x1024, 1536x1024, 1024x1536 or auto; imgfam-2 also takes any WIDTHxHEIGHT', () => {
    const sizes = ['1024x1024', '1536x1024', '1024x1536'];
    const has = (size: string) => (answer: ImageAnswer) => {
      expect(answer.size).toBe(size);
    };
    for (const model of ['imgfam-1', 'imgfam-1.5', 'imgfam-2', 'gpt-image-1'])
      for (const size of sizes) accepts(`${size} of ${model}`, { size, model, quality: 'low' }, has(size));
    for (const model of ['imgfam-1', 'imgfam-1.5', 'imgfam-2']) {
      for (const size of ['auto', undefined])
        accepts(`${String(size)} of ${model}`, { size, model }, (answer) => {
          expect(isJson ? sizes : ['64x64']).toContain(answer.size);
        });
    }
    for (const size of ['1x1', '333x17', '1920x1080']) accepts(`${size} of imgfam-2`, { size }, has(size));
    accepts('160x90 of gpt-image-2', { size: '160x90', model: 'gpt-image-2' }, has('160x90'));
    accepts('3840 pixels a side', { size: '3840x16' }, has('3840x16'));
    accepts('3840 pixels the other side', { size: '16x3840' }, has('16x3840'));
    accepts('8,294,400 pixels', { size: '3840x2160', quality: 'low' }, has('3840x2160'));
    for (const model of ['imgfam-1', 'imgfam-1.5', 'gpt-image-1', 'gpt-image-1.5'])
      refuses(`160x90 of ${model}`, { size: '160x90', model }, invalid('size'));
    const tooMany = ['3840x2161', '2881x2880', '3840x3840'];
    for (const size of tooMany) refuses(`${size}, over 8,294,400 pixels`, { size }, invalid('size'));
    const wrong =
      '3841x1 1x3841 0x64 64x0 0x0 64x64x64 64 x64 64x -64x64 64X64 64×64 1e2x64 064x64 large 1024*1024';
    for (const size of wrong.split(' ')) refuses(size, { size }, invalid('size'));
    refuses('with a space', { size: '64 x 64' }, invalid('size'));
    if (isJson) refuses('a number', { size: 1024 }, invalid('size'));
  });

  describe('quality: high, medium, low or auto, which is the default, and those of newer models', () => {
    for (const quality of ['max', 'xhigh', 'high', 'medium', 'low'])
      accepts(quality, { quality }, (answer) => {
        expect(answer.quality).toBe(quality);
      });
    accepts('auto', { quality: 'auto' });
    accepts('absent', { quality: undefined });
    for (const quality of ['standard', 'hd', 'HIGH']) refuses(quality, { quality }, invalid('quality'));
    if (isJson) refuses('empty', { quality: '' }, invalid('quality'));
  });

  describe('background: transparent, opaque or auto, which is the default', () => {
    const is = (background: string) => (answer: ImageAnswer) => {
      expect(answer.background).toBe(background);
    };
    for (const output_format of ['png', 'webp']) {
      const change = { background: 'transparent', output_format };
      accepts(`transparent ${output_format}`, change, is('transparent'));
    }
    accepts('transparent, in png by default', { background: 'transparent' }, is('transparent'));
    const seenThrough = { background: 'transparent', output_format: 'jpeg' };
    refuses('transparent jpeg', seenThrough, invalid('background'));
    for (const output_format of ['png', 'webp', 'jpeg'])
      accepts(`opaque ${output_format}`, { background: 'opaque', output_format }, is('opaque'));
    for (const output_format of ['png', 'webp', 'jpeg'])
      accepts(`auto ${output_format}`, { background: 'auto', output_format });
    refuses('white', { background: 'white' }, invalid('background'));
  });

  describe('output_format: png, which is the default, jpeg or webp', () => {
    for (const output_format of ['png', 'jpeg', 'webp'])
      accepts(output_format, { output_format }, (answer) => {
        expect(answer.output_format).toBe(output_format);
      });
    accepts('absent', { output_format: undefined }, (answer) => {
      expect(answer.output_format).toBe('png');
    });
    for (const output_format of ['gif', 'svg', 'jpg', 'PNG', 'auto'])
      refuses(output_format, { output_format }, invalid('output_format'));
  });

  describe('output_compression: integer, 0 to 100, for jpeg and webp', () => {
    for (const output_format of ['png', 'jpeg', 'webp'])
      for (const output_compression of [0, 50, 100])
        accepts(`${String(output_compression)} of ${output_format}`, { output_compression, output_format });
    for (const output_compression of [-1, 101, 0.5])
      refuses(
        String(output_compression),
        { output_compression, output_format: 'jpeg' },
        invalid('output_compression'),
      );
    refuses('words', { output_compression: 'best' }, invalid('output_compression'));
    if (isJson) refuses('digits in quotes', { output_compression: '80' }, invalid('output_compression'));
  });

  describe('moderation: low or auto, which is the default', () => {
    for (const moderation of ['low', 'auto']) accepts(moderation, { moderation });
    for (const moderation of ['high', 'none']) refuses(moderation, { moderation }, invalid('moderation'));
  });

  describe('stream: boolean, false by default', () => {
    accepts('false', { stream: false });
    for (const stream of [1, 'yes', 'True']) refuses(String(stream), { stream }, invalid('stream'));
    if (isJson) refuses('true in quotes', { stream: 'true' }, invalid('stream'));
  });

  describe('partial_images: integer, 0 to 3, only with stream', () => {
    const alone = invalid('partial_images');
    for (const partial_images of [0, 1, 3])
      refuses(`${String(partial_images)} without stream`, { partial_images }, alone);
    refuses('1 with stream false', { partial_images: 1, stream: false }, alone);
    for (const partial_images of [-1, 4, 1.5])
      refuses(String(partial_images), { partial_images, stream: true }, invalid('partial_images'));
    refuses('words', { partial_images: 'all', stream: true }, invalid('partial_images'));
  });

  describe('user: string', () => {
    accepts('text', { user: 'user-7f3a' });
    if (isJson) refuses('a number', { user: 7 }, invalid('user'));
  });

  describe('fields of clients of the vendor', () => {
    accepts('response_format b64_json', { response_format: 'b64_json' });
    const unknown = { code: 'unknown_parameter', param: 'response_format' };
    for (const response_format of ['url', 'png', 'B64_JSON'])
      refuses(`response_format ${response_format}`, { response_format }, unknown);
    accepts('safety_identifier', { safety_identifier: 'user-7f3a' });
    for (const complexity of ['low', 'medium', 'high']) accepts(`complexity ${complexity}`, { complexity });
    refuses('another complexity', { complexity: 'extreme' }, invalid('complexity'));
  });

  describe('unknown fields', () => {
    const names = ['style', 'markup', 'frame_count', 'seed', 'nsfw', 'promt', 'N', 'outputFormat'];
    for (const name of names) refuses(name, { [name]: '1' }, { code: 'unknown_parameter', param: name });
    if (isJson) {
      for (const name of ['input_fidelity', 'image', 'mask'])
        refuses(`${name}, of edits`, { [name]: 'high' }, { code: 'unknown_parameter', param: name });
    }
  });
});

describe('createImage: JSON of its own', () => {
  const optional =
    'model n size quality background output_format output_compression moderation stream partial_images user ' +
    'response_format safety_identifier complexity';

  it.each(optional.split(' '))('%s: null counts as absent', async (name) => {
    const answer = await readImages(
      await sendImage(gateway, { prompt: 'A red boat', quality: 'low', [name]: null }),
    );
    expect(answer.data).toHaveLength(1);
    expect(answer.output_format).toBe('png');
  });

  it('null everywhere counts as absent', async () => {
    const nulls = Object.fromEntries(optional.split(' ').map((name) => [name, null]));
    expect(
      (await readImages(await sendImage(gateway, { ...nulls, prompt: 'A red boat' }))).data,
    ).toHaveLength(1);
  });

  it('null as prompt is refused', async () => {
    expectImageRefusal(await sendImage(gateway, { prompt: null }), { ...missing, param: 'prompt' });
  });

  it('of a repeated field the last one counts', async () => {
    const text = '{"prompt":"A red boat","size":"64x48","size":"48x64","n":11,"n":2}';
    const answer = await readImages(await sendImage(gateway, text));
    expect([answer.size, answer.data.length]).toEqual(['48x64', 2]);
  });

  it('transparent beside jpeg is refused whatever else is said', async () => {
    const body = { prompt: 'A red boat', background: 'transparent', output_format: 'jpeg' };
    for (const more of [{ stream: true }, { output_compression: 50 }, { model: 'imgfam-1' }])
      expectImageRefusal(await sendImage(gateway, { ...body, ...more }), invalid('background'));
  });
});
