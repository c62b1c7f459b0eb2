import type { PictureFormat } from '../../core/picture.ts';

/** How files of each format are named and announced in a form. */
export const pictureFileTypes: Readonly<
  Record<PictureFormat, { readonly extension: string; readonly mediaType: string }>
> = {
  png: { extension: 'png', mediaType: 'image/png' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
};
