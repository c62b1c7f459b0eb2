import type { PictureSize } from '../../../core/picture.ts';
import { allocateBytes, releaseBytes } from '../../../core/large-bytes.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { countOutputImageTokens } from '../../../formats/images/index.ts';
import type { ImagesOrder } from './order-images.ts';
import { countBase64, writeBase64 } from './write-base64.ts';

/** How the pictures were made, in the words of answers and events. */
export function renderFacts({ picture }: ImagesOrder): JsonObject {
  const { ground, encoding, quality, size } = picture;
  return { background: ground, output_format: encoding.format, quality, size: renderSize(size) };
}

function renderSize({ width, height }: PictureSize): string {
  return `${String(width)}x${String(height)}`;
}

export interface UsageShare {
  /** How many of the pictures. */
  readonly count: number;
  readonly input: 'counted' | 'left-out';
  /** Tokens a directive asks for instead of the true ones; otherwise `null`. */
  readonly directed: number | null;
}

/** `usage` of so many of the pictures, with the request's own tokens or without them. */
export function renderImageUsage(
  { picture, inputTokens }: ImagesOrder,
  { count, input, directed }: UsageShare,
): JsonObject {
  const { text, image } = input === 'counted' ? inputTokens : { text: 0, image: 0 };
  const output = directed ?? countOutputImageTokens(picture.size, picture.quality) * count;
  return {
    total_tokens: text + image + output,
    input_tokens: text + image,
    output_tokens: output,
    input_tokens_details: { text_tokens: text, image_tokens: image },
  };
}

/** An answer and the bytes it is sent as. */
export interface RenderedImages {
  readonly value: JsonObject;
  readonly bytes: Buffer;
}

export interface ImagesEnvelope {
  readonly created: number;
  readonly facts: JsonObject;
  readonly usage: JsonObject;
  readonly revised: string | null;
}

const opening = '{"b64_json":"';

/**
 * The whole answer; the pictures are empty afterwards. Many megabytes of base64 are written once, piece by piece, and lie
 * in memory once: the value reads its pictures from the bytes when somebody asks for them.
 */
export async function renderImages(
  pictures: readonly Buffer[],
  { created, facts, usage, revised }: ImagesEnvelope,
): Promise<RenderedImages> {
  const head = `{"created":${String(created)},"data":[`;
  const closing = revised === null ? '"}' : `","revised_prompt":${JSON.stringify(revised)}}`;
  const tail = `],${JSON.stringify({ ...facts, usage }).slice(1)}`;
  const separators = pictures.length - 1;
  const frame = Buffer.byteLength(opening + closing) * pictures.length + separators;
  const characters = pictures.reduce((sum, { length }) => sum + countBase64(length), 0);
  const bytes = allocateBytes(Buffer.byteLength(head + tail) + frame + characters);
  const data: JsonObject[] = [];
  let offset = bytes.write(head);
  for (const [index, picture] of pictures.entries()) {
    offset += bytes.write(index === 0 ? opening : `,${opening}`, offset);
    const end = offset + countBase64(picture.length);
    await writeBase64(picture, bytes, offset);
    releaseBytes(picture);
    data.push(readLater(bytes, { start: offset, end }, revised));
    offset = end + bytes.write(closing, end);
  }
  bytes.write(tail, offset);
  return { value: { created, data, ...facts, usage }, bytes };
}

/** A text of many megabytes: copied once for all who look at it in one go, and not kept. */
function readLater(
  bytes: Buffer,
  { start, end }: { readonly start: number; readonly end: number },
  revised: string | null,
): JsonObject {
  let text: string | null = null;
  return {
    get b64_json() {
      if (text === null) setImmediate(() => (text = null));
      return (text ??= bytes.toString('latin1', start, end));
    },
    ...(revised === null ? {} : { revised_prompt: revised }),
  };
}
