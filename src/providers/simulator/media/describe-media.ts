import { readImageSize, type ImageSize } from './read-image-size.ts';

/** What a piece of input is, as format C names it. */
export type Modality = 'TEXT' | 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT';

/** What the simulator can tell about media without decoding it. */
export interface MediaDescription {
  readonly modality: Modality;
  readonly mimeType: string;
  /** `null` for media that was only referred to. */
  readonly sizeBytes: number | null;
  /** `null` for anything but an image whose header could be read. */
  readonly imageSize: ImageSize | null;
  /** Of a PDF; otherwise `null`. */
  readonly pages: number | null;
  /** In seconds, estimated from the size; `null` for anything but sound and film. */
  readonly seconds: number | null;
  /** Of a text document; otherwise `null`. */
  readonly text: string | null;
}

/** Base64 characters decoded in search of an image's size; cameras put long metadata before it. */
const headLength = 262_144;

const bytesPerSecond = { AUDIO: 16_000, VIDEO: 250_000 } as const;

/** Describes media that is in the request, base64 as it came. */
export function describeMedia(mimeType: string, base64: string): MediaDescription {
  const modality = mapModality(mimeType);
  const sizeBytes = countDecodedBytes(base64);
  return {
    modality,
    mimeType,
    sizeBytes,
    imageSize:
      modality === 'IMAGE' ? readImageSize(Buffer.from(base64.slice(0, headLength), 'base64')) : null,
    pages: mimeType === 'application/pdf' ? countPdfPages(Buffer.from(base64, 'base64')) : null,
    seconds: modality === 'AUDIO' || modality === 'VIDEO' ? estimateSeconds(sizeBytes, modality) : null,
    text: mimeType.startsWith('text/') ? Buffer.from(base64, 'base64').toString('utf8') : null,
  };
}

/** Describes media the request only points to; the simulator fetches nothing. */
export function describeReference(mimeType: string): MediaDescription {
  return { ...nothing, modality: mapModality(mimeType), mimeType };
}

/** Describes a document given as text. */
export function describeTextDocument(text: string): MediaDescription {
  const sizeBytes = Buffer.byteLength(text);
  return { ...nothing, modality: 'DOCUMENT', mimeType: 'text/plain', sizeBytes, text };
}

const nothing = { sizeBytes: null, imageSize: null, pages: null, seconds: null, text: null };

function mapModality(mimeType: string): Modality {
  if (mimeType.startsWith('image/')) return 'IMAGE';
  if (mimeType.startsWith('audio/')) return 'AUDIO';
  if (mimeType.startsWith('video/')) return 'VIDEO';
  return 'DOCUMENT';
}

function countDecodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor((base64.length - padding) * 0.75);
}

function estimateSeconds(sizeBytes: number, modality: 'AUDIO' | 'VIDEO'): number {
  return Math.max(1, Math.round(sizeBytes / bytesPerSecond[modality]));
}

/** Page objects that are not packed into object streams; at least one. */
function countPdfPages(file: Buffer): number {
  const names = file.toString('latin1').match(/\/Type ?\/Page(?![A-Za-z])/g);
  return Math.max(1, names?.length ?? 0);
}
