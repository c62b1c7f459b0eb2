import type { ObjectReading } from '../../src/core/object-store.ts';
import type { TextResponse } from '../../src/core/operation.ts';

/**
 * A body with videos as base64, written while they are read: they are never in memory as a whole. `body` has an empty text as
 * `field` for each of `videos`, in their order.
 */
export function answerWithVideos(
  body: object,
  field: string,
  videos: readonly ObjectReading[],
): TextResponse {
  const start = `"${field}":"`;
  // Quotes within texts are escaped, so that this is the field and nothing else.
  const texts = JSON.stringify(body).split(`${start}"`);
  if (texts.length !== videos.length + 1)
    throw new Error(`There are ${String(videos.length)} videos to show`);
  const pieces = texts.flatMap((text, index): readonly Piece[] => {
    const rest = index === 0 ? text : `"${text}`;
    const video = videos[index];
    return video === undefined ? [rest] : [`${rest}${start}`, video];
  });
  const sizeBytes = pieces.reduce((sum, piece) => sum + measure(piece), 0);
  return {
    kind: 'text',
    headers: { 'content-type': 'application/json', 'content-length': String(sizeBytes) },
    parts: writePieces(pieces),
  };
}

/** A text as it is, or a video that becomes one. */
type Piece = string | ObjectReading;

function measure(piece: Piece): number {
  return typeof piece === 'string' ? Buffer.byteLength(piece) : 4 * Math.ceil(piece.object.sizeBytes / 3);
}

async function* writePieces(pieces: readonly Piece[]): AsyncGenerator<string, void> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield piece;
    else yield* encodeBase64(piece.bytes);
  }
}

/** Groups of three bytes become four characters, so that what a part leaves over waits for the next one. */
async function* encodeBase64(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    const all = Buffer.concat([rest, part]);
    const whole = all.length - (all.length % 3);
    rest = all.subarray(whole);
    yield all.toString('base64', 0, whole);
  }
  yield rest.toString('base64');
}
