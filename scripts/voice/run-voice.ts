import { createReadStream, createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  countFrameBytes,
  createAudioDecoder,
  createAudioEncoder,
  describeSound,
  innerRate,
  Listener,
  measureSpeech,
  speak,
  type HeardSound,
} from '../../src/audio/index.ts';
import type { VoiceOptions } from './parse-voice-options.ts';
import { parseWav, renderWavFrame } from './wav-file.ts';

/** What is read of a file: more than half an hour of 24 kHz. */
export const maxFileBytes = 128 * 1024 * 1024;

/** Decoded at a time. */
const pieceBytes = 64 * 1024;

/** Writes the WAV file while it is spoken. */
export async function speakTo(
  options: VoiceOptions & { readonly kind: 'speak' },
  output: Writable,
): Promise<void> {
  await pipeline(renderSpeech(options), output);
}

/** The file that is asked for; one that is there is written over. */
export function openOutput(file: string | null): Writable {
  return file === null ? process.stdout : createWriteStream(file);
}

function* renderSpeech({
  text,
  voice,
  format,
}: VoiceOptions & { readonly kind: 'speak' }): Generator<Buffer> {
  const samples = Math.ceil((measureSpeech(text) * format.sampleRate) / innerRate);
  const { head, tail } = renderWavFrame(format, samples * countFrameBytes(format));
  const encoder = createAudioEncoder(format);
  yield head;
  for (const frame of speak(text, { voice })) yield encoder.encode(frame);
  yield encoder.end();
  yield tail;
}

/** What is heard in a WAV file. Rejects with one line where it cannot be read. */
export async function listenTo(file: string): Promise<HeardSound> {
  const { format, bytes } = parseWav(await readSmall(file));
  const decoder = createAudioDecoder(format);
  const listener = new Listener();
  for (let start = 0; start < bytes.length; start += pieceBytes)
    listener.hear(decoder.decode(bytes.subarray(start, start + pieceBytes)));
  listener.hear(decoder.end());
  return listener.report();
}

/** What is written of it. */
export function renderHeard(heard: HeardSound): string {
  return describeSound(heard) || '(silence)';
}

async function readSmall(file: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // One byte more than there may be, also of what has no size, such as a pipe.
  for await (const piece of createReadStream(file, { end: maxFileBytes })) pieces.push(piece as Buffer);
  const bytes = Buffer.concat(pieces);
  if (bytes.length > maxFileBytes)
    throw new Error(`It is larger than ${String(maxFileBytes / 1024 / 1024)} MiB.`);
  return bytes;
}
