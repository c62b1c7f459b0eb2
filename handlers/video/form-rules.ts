import type { FormRules } from '../../src/core/handler.ts';

/** An input picture has fewer bytes than this, however it comes. */
export const belowPictureBytes = 20_000_000;

/** What the form of createVideo may hold: a picture as a file, or as a `data:` URL in base64, beside texts. */
export const videoFormRules: FormRules = {
  totalBytes: 40 * 1024 * 1024,
  textBytes: 28 * 1024 * 1024,
  files: [
    {
      fields: ['input_reference'],
      belowBytes: belowPictureBytes,
      tooLargeReason: 'image_too_large',
      maxCount: 1,
      tooManyReason: 'invalid_value',
    },
  ],
};
