import type { PictureFormat } from '../../core/picture.ts';

/** Bytes from which a format is told. */
export const pictureSignatureBytes = 12;

/** How files of each format are named and announced in a form. */
export const pictureFileTypes: Readonly<
  Record<PictureFormat, { readonly extension: string; readonly mediaType: string }>
> = {
  png: { extension: 'png', mediaType: 'image/png' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
};

/** The format that a file's first bytes tell; `null` for anything that is no PNG, JPEG or WebP. */
export function detectPictureFormat(start: Buffer): PictureFormat | null {
  const text = start.toString('latin1', 0, pictureSignatureBytes);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null;
}
