import { isBase64 } from '../../../core/is-base64.ts';
import { refuse, type Refusal } from '../../session/refusal.ts';
import { isSamePath, type AudioPath } from './audio-path.ts';
import { InputStream, isTooLong, maxConvertedMs } from './audio-streams.ts';

/** What a client appends. Per session. */
export class InputAudio {
  #path: AudioPath;
  #stream: InputStream | null;

  constructor(path: AudioPath) {
    this.#path = path;
    this.#stream = createStream(path);
  }

  get path(): AudioPath {
    return this.#path;
  }

  /** Whether what the client appends is what the session takes. */
  get isSame(): boolean {
    return this.#stream === null;
  }

  /** What is due of a piece that must be converted, as base64; empty where nothing is. */
  push(audio: string): string {
    return this.#stream?.push(Buffer.from(audio, 'base64')) ?? audio;
  }

  /** What was appended and is not told yet, as base64. */
  flush(): string {
    return this.#stream?.flush() ?? '';
  }

  /** Forgets what is not told yet. */
  clear(): void {
    this.#stream = createStream(this.#path);
  }

  /** Takes another format from now on. Returns what is left of the one before, as base64. */
  configure(path: AudioPath): string {
    if (isSamePath(path, this.#path)) return '';
    const rest = this.flush();
    this.#path = path;
    this.clear();
    return rest;
  }
}

/** Why audio of a client cannot be taken; `null` where it can. */
export function checkAudio(audio: string, { client }: AudioPath, param: string): Refusal | null {
  if (audio !== '' && !isBase64(audio))
    return refuse(
      'invalid_value',
      `${param} is not base64 (RFC 4648): send the bytes of the sound alone, without line breaks.`,
      param,
    );
  if (client === null || !isTooLong(audio, client)) return null;
  return refuse(
    'invalid_value',
    `${param} is more than ${String(maxConvertedMs / 1_000)} seconds of audio, and the model does not speak this format: send it in pieces, or as pcm16 of 24 kHz, mono.`,
    param,
  );
}

function createStream({ client }: AudioPath): InputStream | null {
  return client === null ? null : new InputStream(client);
}
