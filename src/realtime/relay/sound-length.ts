import { asObject, type JsonObject } from '../../core/json/json-object.ts';

/** Bytes of sound in a millisecond. */
const pcmBytesPerMs = 48;
const g711BytesPerMs = 8;

/** How long the sound of a session's events lasts, by the formats in force. */
export class SoundLengths {
  #inputBytesPerMs = pcmBytesPerMs;
  #outputBytesPerMs = pcmBytesPerMs;

  /** Reads the formats of a session as `session.created` and `session.updated` show it. */
  readSession(session: JsonObject): void {
    const { input, output } = asObject(session.audio);
    this.#inputBytesPerMs = readRate(asObject(input).format) ?? this.#inputBytesPerMs;
    this.#outputBytesPerMs = readRate(asObject(output).format) ?? this.#outputBytesPerMs;
  }

  /** Of base64 that the client sent. */
  measureInput(base64: unknown): number {
    return countBytes(base64) / this.#inputBytesPerMs;
  }

  /** Of base64 that the client is sent. */
  measureOutput(base64: unknown): number {
    return countBytes(base64) / this.#outputBytesPerMs;
  }
}

function countBytes(base64: unknown): number {
  return typeof base64 === 'string' ? Math.floor((base64.length * 3) / 4) : 0;
}

function readRate(format: unknown): number | null {
  const { type } = asObject(format);
  if (type === 'audio/pcm') return pcmBytesPerMs;
  return type === 'audio/pcmu' || type === 'audio/pcma' ? g711BytesPerMs : null;
}
