import {
  createAudioDecoder,
  createAudioEncoder,
  Listener,
  speak,
  type AudioFormat,
} from '../../src/audio/index.ts';
import type { RealtimeClient, ServerEvent } from './realtime-clients.ts';
import { createSilence } from './sounds.ts';

/** A talk with a session: what came until now, and waiting for what comes. */
export class RealtimeTalk {
  readonly events: ServerEvent[] = [];
  readonly errors: Error[] = [];
  readonly #client: RealtimeClient;
  #onChange: (() => void) | null = null;

  constructor(client: RealtimeClient) {
    this.#client = client;
    client.on('event', (event) => {
      this.events.push(event);
      this.#onChange?.();
    });
    client.on('error', (error) => {
      this.errors.push(error);
      this.#onChange?.();
    });
  }

  send(event: { readonly type: string; readonly [field: string]: unknown }): void {
    this.#client.send(event);
  }

  /** The next event of this type that no wait has given yet. Rejects with what the client was told where it is told an error. */
  async waitFor(type: string): Promise<ServerEvent> {
    for (;;) {
      const [error] = this.errors;
      if (error !== undefined) throw error;
      const event = this.events.find((one) => one.type === type && !this.#seen.has(one));
      if (event !== undefined) {
        this.#seen.add(event);
        return event;
      }
      await new Promise<void>((resolve) => {
        this.#onChange = resolve;
      });
    }
  }

  readonly #seen = new WeakSet<ServerEvent>();

  /** Every event of a type so far. */
  list(type: string): readonly ServerEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** Says something, in pieces of 100 ms, and is quiet afterwards. */
  say(sentence: string, format: AudioFormat, silenceMs = 1_500): void {
    const encoder = createAudioEncoder(format);
    for (const frame of [...speak(sentence), createSilence(silenceMs)]) {
      const bytes = encoder.encode(frame);
      if (bytes.length > 0)
        this.send({ type: 'input_audio_buffer.append', audio: Buffer.from(bytes).toString('base64') });
    }
  }

  close(): void {
    this.#client.close();
  }
}

/** What is said in sound that came in pieces of base64. */
export function listenTo(pieces: readonly string[], format: AudioFormat): string {
  const decoder = createAudioDecoder(format);
  const listener = new Listener();
  for (const piece of pieces) listener.hear(decoder.decode(Buffer.from(piece, 'base64')));
  return listener.report().text;
}
