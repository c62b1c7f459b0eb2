import { describe, expect, it } from 'vitest';
import { checkEditFiles } from '../../../../handlers/images/check-edit-files.ts';
import { GatewayError } from '../../../../src/core/gateway-error.ts';
import type { UploadedFile } from '../../../../src/core/uploaded-file.ts';
import type { PixelAccount } from '../../../../src/core/pixel-account.ts';
import { createPictureTools } from '../../../../src/pictures/index.ts';
import { claimSize, createMask, createPicture } from '../../../support/picture-samples.ts';

const pictures = createPictureTools();
const file = (field: string, bytes: Buffer): UploadedFile => ({ field, sizeBytes: bytes.length, bytes });

const size = { width: 40, height: 30 };
const png = await createPicture(size);
const jpeg = await createPicture({ ...size, format: 'jpeg' });
const webp = await createPicture({ ...size, format: 'webp' });
const mask = await createMask(size, { left: 5, top: 5, width: 10, height: 10 });
const wideMask = await createMask({ width: 41, height: 30 }, { left: 0, top: 0, width: 1, height: 1 });

const unlimited: PixelAccount = { maxPixels: Infinity, take: () => undefined, give: () => undefined };

const check = (files: readonly UploadedFile[], signal = new AbortController().signal, pixels = unlimited) =>
  checkEditFiles({ files, signal, pixels }, { pictures });

/** An account that notes what happens to it. */
function createAccount(maxPixels: number, maxHeld = Infinity) {
  const state = { held: 0, most: 0 };
  const take = (pixels: number) => {
    if (state.held + pixels > maxHeld) throw new GatewayError('resource_exhausted', 'Too many.');
    state.held += pixels;
    state.most = Math.max(state.most, state.held);
  };
  const give = (pixels: number) => {
    state.held -= pixels;
  };
  return { state, account: { maxPixels, take, give } };
}

describe('checkEditFiles', () => {
  it('tells what the pictures are, in the order they came', async () => {
    const files = [file('mask', mask), file('image', png), file('image[]', jpeg), file('image[]', webp)];
    const result = await check(files);
    expect(result.images.map((image) => [image.file.field, image.facts])).toEqual([
      ['image', { format: 'png', ...size, hasAlpha: false }],
      ['image[]', { format: 'jpeg', ...size, hasAlpha: false }],
      ['image[]', { format: 'webp', ...size, hasAlpha: false }],
    ]);
    expect(result.mask).toEqual({ file: files[0], facts: { format: 'png', ...size, hasAlpha: true } });
  });

  it('knows no mask where there is none', async () => {
    expect((await check([file('image', jpeg)])).mask).toBeNull();
  });

  it('takes 16 images of different sizes', async () => {
    const other = await createPicture({ width: 7, height: 9 });
    const images = Array.from({ length: 16 }, (_, index) => file('image[]', index % 2 === 0 ? png : other));
    expect((await check([...images, file('mask', mask)])).images).toHaveLength(16);
  });

  it.each([
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), /no complete PNG, WEBP or JPG/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /no complete/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /no complete/],
    ['nothing', Buffer.alloc(0), /^image 2 is empty/],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), /no complete/],
    ['a PNG signature and noise', Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 7)]), /no complete/],
    ['half a PNG', png.subarray(0, png.length - 20), /no complete/],
    ['half a JPEG', jpeg.subarray(0, Math.floor(jpeg.length / 2)), /no complete/],
    ['half a WEBP', webp.subarray(0, Math.floor(webp.length / 2)), /no complete/],
    ['a WAV in RIFF', Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ', 'latin1'), /no complete/],
  ])('refuses %s, and says which image it is', async (_what, bytes, message) => {
    const refusal = check([file('image', png), file('image', bytes), file('image', jpeg)]);
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid_argument',
      reason: 'invalid_image_file',
      param: 'image',
      message: expect.stringMatching(message) as string,
    });
  });

  it.each([
    ['png', png],
    ['webp', webp],
  ] as const)('refuses a %s that claims more pixels than are decoded', async (format, bytes) => {
    const bomb = claimSize(bytes, format, { width: 16_000, height: 16_000 });
    await expect(check([file('image', bomb)])).rejects.toMatchObject({
      reason: 'image_too_large',
      param: 'image',
    });
  });

  it('refuses the 17th image', async () => {
    const images = Array.from({ length: 17 }, () => file('image', png));
    await expect(check(images)).rejects.toMatchObject({ reason: 'too_many_images', param: 'image' });
  });

  it('refuses an edit of nothing', async () => {
    const refusal = check([file('mask', mask)]);
    await expect(refusal).rejects.toMatchObject({ reason: 'missing_required_parameter', param: 'image' });
  });

  it.each([
    ['of another format', webp, /not a PNG/],
    ['without alpha', png, /no alpha channel/],
    ['that is empty', Buffer.alloc(0), /not a PNG/],
    ['that is cut off', mask.subarray(0, mask.length - 20), /broken/],
    ['of another width', wideMask, /mask has 41x30 pixels, but the first image has 40x30/],
  ])('refuses a mask %s', async (_what, bytes, message) => {
    const refusal = check([file('image', png), file('mask', bytes)]);
    await expect(refusal).rejects.toMatchObject({
      reason: 'invalid_mask',
      param: 'mask',
      message: expect.stringMatching(message) as string,
    });
  });

  it('refuses a mask that claims more pixels than are decoded', async () => {
    const bomb = claimSize(mask, 'png', { width: 16_000, height: 16_000 });
    const refusal = check([file('image', png), file('mask', bomb)]);
    await expect(refusal).rejects.toMatchObject({ reason: 'mask_too_large', param: 'mask' });
  });

  it('compares the mask with the first image only', async () => {
    const other = await createPicture({ width: 7, height: 9 });
    const files = [file('image', other), file('image', png), file('mask', mask)];
    await expect(check(files)).rejects.toMatchObject({ reason: 'invalid_mask' });
  });

  it('ends when the request is aborted', async () => {
    const refusal = check([file('image', png)], AbortSignal.abort());
    await expect(refusal).rejects.toMatchObject({ code: 'cancelled', reason: 'client_closed_request' });
  });
});

describe('the pixels of an edit', () => {
  const { signal } = new AbortController();
  const each = size.width * size.height;
  const files = [file('image', png), file('image[]', jpeg), file('image[]', webp), file('mask', mask)];

  it('are counted while its pictures are decoded, the mask included, and given back', async () => {
    const { account, state } = createAccount(4 * each);
    await check(files, signal, account);
    expect(state).toEqual({ held: 0, most: 4 * each });
  });

  it('are too many together: image_too_large names the field and the limit, before anything is decoded', async () => {
    const { account, state } = createAccount(4 * each - 1);
    const broken = file('image', claimSize(png, 'png', { width: size.width, height: 2 * size.height }));
    const mentioned = `${String(4 * each)} pixels together, more than ${String(4 * each - 1)}`;
    const refusal = check([...files.slice(0, 2), broken], signal, account);
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid_argument',
      reason: 'image_too_large',
      param: 'image',
      message: expect.stringContaining(mentioned) as string,
    });
    expect(state.most).toBe(0);
    await expect(check([broken])).rejects.toMatchObject({ reason: 'invalid_image_file' });
  });

  it('are counted as the header claims them, though there is less behind it', async () => {
    const { account } = createAccount(67_000_000);
    const lie = claimSize(png, 'png', { width: 8_192, height: 8_190 });
    const refusal = check([file('image', lie)], signal, account);
    await expect(refusal).rejects.toMatchObject({ reason: 'image_too_large', param: 'image' });
  });

  it('are given back when a picture is broken, and when nobody waits any more', async () => {
    const { account, state } = createAccount(Infinity);
    const lie = claimSize(png, 'png', { width: 400, height: 300 });
    await expect(check([file('image', png), file('image', lie)], signal, account)).rejects.toMatchObject({
      reason: 'invalid_image_file',
    });
    expect(state).toEqual({ held: 0, most: each + 120_000 });
  });

  it('are not taken where the key has too many already', async () => {
    const { account, state } = createAccount(Infinity, each - 1);
    await expect(check([file('image', png)], signal, account)).rejects.toMatchObject({
      code: 'resource_exhausted',
    });
    expect(state).toEqual({ held: 0, most: 0 });
  });
});
