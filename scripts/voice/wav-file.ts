import {
  countFrameBytes,
  isSampleRate,
  type AudioEncoding,
  type AudioFormat,
} from '../../src/audio/index.ts';

/** The number of each encoding in a WAV file: WAVE_FORMAT_PCM, ALAW and MULAW. */
const formatTags = { pcm16: 1, g711_alaw: 6, g711_ulaw: 7 } as const satisfies Record<AudioEncoding, number>;

/** Says that the number is the beginning of a longer one: WAVE_FORMAT_EXTENSIBLE. */
const extensibleTag = 0xfffe;
const extendedTagOffset = 24;

/** The head of a WAV file with so many bytes of sound behind it, and what comes after them: RIFF wants an even number. */
export function renderWavFrame(format: AudioFormat, sizeBytes: number): { head: Buffer; tail: Buffer } {
  const tail = Buffer.alloc(sizeBytes % 2);
  const isPcm = format.encoding === 'pcm16';
  // What is not PCM has the size of an extension, and says how many samples there are.
  const facts = isPcm ? [] : [renderChunk('fact', renderNumber(sizeBytes / format.channels))];
  const description = Buffer.alloc(isPcm ? 16 : 18);
  const frameBytes = countFrameBytes(format);
  description.writeUInt16LE(formatTags[format.encoding], 0);
  description.writeUInt16LE(format.channels, 2);
  description.writeUInt32LE(format.sampleRate, 4);
  description.writeUInt32LE(format.sampleRate * frameBytes, 8);
  description.writeUInt16LE(frameBytes, 12);
  description.writeUInt16LE((8 * frameBytes) / format.channels, 14);
  const chunks = Buffer.concat([Buffer.from('WAVE'), renderChunk('fmt ', description), ...facts]);
  const riffSize = chunks.length + 8 + sizeBytes + tail.length;
  const head = Buffer.concat([
    ...[Buffer.from('RIFF'), renderNumber(riffSize), chunks],
    ...[Buffer.from('data'), renderNumber(sizeBytes)],
  ]);
  return { head, tail };
}

function renderChunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), renderNumber(content.length), content]);
}

function renderNumber(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** The sound in a WAV file: the bytes are those of the file. */
export interface WavSound {
  readonly format: AudioFormat;
  readonly bytes: Buffer;
}

/**
 * Reads a WAV file. A size that the file does not have means all that there is: whoever writes while recording does not know it. Throws an
 * error that says what is wrong, or which format it cannot read.
 */
export function parseWav(file: Buffer): WavSound {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('It is no WAV file.');
  let format: AudioFormat | null = null;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const content = file.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ') format = parseFormat(content);
    if (name === 'data' && format !== null) return { format, bytes: content };
    at += 8 + size + (size % 2);
  }
  throw new Error(format === null ? 'It does not say its format.' : 'There is no sound in it.');
}

function parseFormat(content: Buffer): AudioFormat {
  if (content.length < 16) throw new Error('It does not say its format.');
  const tag = content.readUInt16LE(0);
  const isExtended = tag === extensibleTag && content.length >= extendedTagOffset + 2;
  const encoding = findEncoding(isExtended ? content.readUInt16LE(extendedTagOffset) : tag);
  const [channels, sampleRate, bits] = [
    content.readUInt16LE(2),
    content.readUInt32LE(4),
    content.readUInt16LE(14),
  ];
  if (encoding === null || bits !== (encoding === 'pcm16' ? 16 : 8))
    throw new Error('It is neither 16-bit PCM nor G.711.');
  if (channels !== 1 && channels !== 2) throw new Error(`It has ${String(channels)} channels, not 1 or 2.`);
  if (!isSampleRate(sampleRate))
    throw new Error(`It has ${String(sampleRate)} Hz, not 8000, 16000, 24000, 44100 or 48000.`);
  return { encoding, sampleRate, channels };
}

function findEncoding(tag: number): AudioEncoding | null {
  for (const encoding of ['pcm16', 'g711_alaw', 'g711_ulaw'] as const)
    if (formatTags[encoding] === tag) return encoding;
  return null;
}
