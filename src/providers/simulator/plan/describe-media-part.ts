import type { MediaDescription, Modality } from '../media/describe-media.ts';
import { quote } from '../text/quote.ts';

const nouns: Readonly<Record<Modality, string>> = {
  TEXT: 'a text',
  IMAGE: 'an image',
  AUDIO: 'a sound',
  VIDEO: 'a film',
  DOCUMENT: 'a document',
};

/** A sentence about media in the prompt: kind, type, size, and what its header says. */
export function describeMediaPart(media: MediaDescription): string {
  const noun = nouns[media.modality];
  if (media.sizeBytes === null) return `You refer to ${noun} (${media.mimeType}), which I did not fetch.`;
  const details = [media.mimeType, `${String(media.sizeBytes)} bytes`, ...describeContent(media)];
  const beginning = media.text === null ? '' : ` that begins with ${quote(media.text, 60)}`;
  return `I received ${noun} (${details.join(', ')})${beginning}.`;
}

function describeContent({ modality, imageSize, pages, seconds, text }: MediaDescription): readonly string[] {
  if (imageSize !== null) return [`${String(imageSize.width)} × ${String(imageSize.height)} pixels`];
  if (modality === 'IMAGE') return ['size not readable'];
  if (pages !== null) return [pages === 1 ? '1 page' : `${String(pages)} pages`];
  if (seconds !== null) return [`about ${String(seconds)} s`];
  return text === null ? [] : [`${String(text.length)} characters`];
}
