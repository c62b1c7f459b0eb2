import type { VideoGenerationTask } from '../../generated/contract-types.ts';
import type { ObjectReading } from '../../src/core/object-store.ts';
import type { TextResponse } from '../../src/core/operation.ts';

/** The wrapped form of a task with its video as base64, written while it is read: it is never in memory as a whole. */
export function answerWithVideo(data: VideoGenerationTask, { object, bytes }: ObjectReading): TextResponse {
  const text = JSON.stringify({ code: 'success', message: '', data: { ...data, bytes_base64_encoded: '' } });
  // The text ends with the empty field: `""}}`.
  const [head, tail] = [text.slice(0, -3), text.slice(-3)];
  const sizeBytes = Buffer.byteLength(text) + 4 * Math.ceil(object.sizeBytes / 3);
  return {
    kind: 'text',
    headers: { 'content-type': 'application/json', 'content-length': String(sizeBytes) },
    parts: writeParts(head, bytes, tail),
  };
}

async function* writeParts(
  head: string,
  bytes: AsyncIterable<Uint8Array>,
  tail: string,
): AsyncGenerator<string, void> {
  yield head;
  yield* encodeBase64(bytes);
  yield tail;
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
