import type { FormRules } from '../../src/core/handler.ts';

/** Most input images of one edit. */
export const maxImages = 16;

/** Four bytes for each of the 32000 characters of a prompt, which is what UTF-8 may need. */
const promptBytes = 4 * 32_000;

/** What the form of createImageEdit may hold: up to 16 images and a mask, beside texts. */
export const imageEditFormRules: FormRules = {
  totalBytes: 420 * 1024 * 1024,
  textBytes: promptBytes,
  files: [
    {
      fields: ['image', 'image[]'],
      belowBytes: 25_000_000,
      tooLargeReason: 'image_too_large',
      maxCount: maxImages,
      tooManyReason: 'too_many_images',
    },
    {
      fields: ['mask'],
      belowBytes: 4_000_000,
      tooLargeReason: 'mask_too_large',
      maxCount: 1,
      tooManyReason: 'invalid_value',
    },
  ],
};
