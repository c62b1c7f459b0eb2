import {
  convertBytesToMs,
  countFrameBytes,
  createAudioDecoder,
  createAudioEncoder,
  createAudioFormat,
  type AudioDecoder,
  type AudioEncoder,
  type AudioFormat,
} from '../../../audio/index.ts';

/** Most audio that is converted at a time, in milliseconds: it takes up to four thousandths of that, and nobody else has a turn meanwhile. */
export const maxConvertedMs = 30_000;

/** What sessions have where a client has something else. */
const pcm = createAudioFormat('pcm16');

const noBytes = Buffer.alloc(0);

/** The client's audio on its way to a session. What is no whole sample yet waits for the next piece. Per session and format. */
export class InputStream {
  readonly #format: AudioFormat;
  readonly #encoder = createAudioEncoder(pcm);
  #decoder: AudioDecoder;
  #rest: Buffer = noBytes;

  constructor(format: AudioFormat) {
    this.#format = format;
    this.#decoder = createAudioDecoder(format);
  }

  /** What is due, as base64; empty where nothing is. */
  push(bytes: Buffer): string {
    const piece = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const whole = piece.length - (piece.length % countFrameBytes(this.#format));
    this.#rest = Buffer.from(piece.subarray(whole));
    return this.#encode(this.#decoder.decode(piece.subarray(0, whole)));
  }

  /** What a filter still holds: a turn ends here. */
  flush(): string {
    const last = this.#encode(this.#decoder.end());
    this.#decoder = createAudioDecoder(this.#format);
    return last;
  }

  #encode(samples: Int16Array): string {
    return this.#encoder.encode(samples).toString('base64');
  }
}

/** A session's audio on its way to a client. Per part of an item. */
export class OutputStream {
  readonly #decoder = createAudioDecoder(pcm);
  readonly #encoder: AudioEncoder;

  constructor(format: AudioFormat) {
    this.#encoder = createAudioEncoder(format);
  }

  /** What is due of a piece, both as base64; empty where nothing is. */
  push(audio: string): string {
    return this.#encoder.encode(this.#decoder.decode(Buffer.from(audio, 'base64'))).toString('base64');
  }

  end(): string {
    return this.#encoder.end().toString('base64');
  }
}

/** Audio of the client as a session has it, both as base64. */
export function convertToSession(audio: string, format: AudioFormat): string {
  const stream = new InputStream(format);
  const bytes = Buffer.from(audio, 'base64');
  return Buffer.concat([
    Buffer.from(stream.push(bytes), 'base64'),
    Buffer.from(stream.flush(), 'base64'),
  ]).toString('base64');
}

/** Audio of a session as the client has it, both as base64; `null` where it is too much. */
export function convertToClient(audio: string, format: AudioFormat): string | null {
  if (isTooLong(audio, pcm)) return null;
  const stream = new OutputStream(format);
  return Buffer.concat([
    Buffer.from(stream.push(audio), 'base64'),
    Buffer.from(stream.end(), 'base64'),
  ]).toString('base64');
}

/** Whether it is more than is converted at a time. */
export function isTooLong(audio: string, format: AudioFormat): boolean {
  return convertBytesToMs(Math.floor((audio.length * 3) / 4), format) > maxConvertedMs;
}
