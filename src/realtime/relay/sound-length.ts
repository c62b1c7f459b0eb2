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
    this.#inputBytesPerMs = readRate(session, 'input') ?? this.#inputBytesPerMs;
    this.#outputBytesPerMs = readRate(session, 'output') ?? this.#outputBytesPerMs;
  }

  /** Of base64 that the client sent. */
  measureInput(base64: unknown): number {
    return countBytes(base64) / this.#inputBytesPerMs;
  }

  /** Of base64 that the client is sent of one response, which may have a format of its own. */
  createOutputMeasure(response: JsonObject): (base64: unknown) => number {
    const bytesPerMs = readRate(response, 'output') ?? this.#outputBytesPerMs;
    return (base64) => countBytes(base64) / bytesPerMs;
  }
}

function countBytes(base64: unknown): number {
  return typeof base64 === 'string' ? Math.floor((base64.length * 3) / 4) : 0;
}

/** Of a session or a response; `null` where it has none. */
function readRate({ audio }: JsonObject, direction: 'input' | 'output'): number | null {
  const { type } = asObject(asObject(asObject(audio)[direction]).format);
  if (type === 'audio/pcm') return pcmBytesPerMs;
  return type === 'audio/pcmu' || type === 'audio/pcma' ? g711BytesPerMs : null;
}
