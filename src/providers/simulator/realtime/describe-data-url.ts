import { describeMedia, describeReference, type MediaDescription } from '../media/describe-media.ts';

/** A picture in a data URL (RFC 2397); of any other address only that there is one. */
export function describeDataUrl(url: string): MediaDescription {
  const [, mimeType] = /^data:([\w.+-]{1,64}\/[\w.+-]{1,64});base64,/.exec(url.slice(0, 200)) ?? [];
  if (mimeType === undefined) return describeReference('image/*');
  return describeMedia(mimeType, url.slice(url.indexOf(',') + 1));
}
