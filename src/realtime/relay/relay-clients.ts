import type { ClientChannel, ClientSpeaker } from '../../core/realtime/client-channel.ts';
import type { AttachedClient } from './attached-client.ts';

/** Clients that may be attached to one call at a time. */
export const maxAttached = 8;

/** No close frame has the code of a connection that was lost (RFC 6455, 7.4.1): others are told that the other end has gone. */
const lostCode = 1006;
const goneCode = 1001;

/** Everybody who is told what happens in a session: its client, and those who are attached to it. Per session. */
export class RelayClients {
  /** What the client will be told first. */
  readonly #waiting: string[] = [];
  #main: ClientChannel | null = null;
  readonly #attached = new Set<AttachedClient>();
  readonly #onTooLong: (text: string) => void;

  /** `onTooLong` is told what was longer than the session's own client takes. */
  constructor(onTooLong: (text: string) => void) {
    this.#onTooLong = onTooLong;
  }

  /** The session's own client; `null` while it is not there, and when it has left. */
  get main(): ClientChannel | null {
    return this.#main;
  }

  get speaker(): ClientSpeaker | null {
    return this.#main?.speaker ?? null;
  }

  get attached(): Iterable<AttachedClient> {
    return this.#attached;
  }

  get canAttach(): boolean {
    return this.#attached.size < maxAttached;
  }

  /** The session's own client is there. */
  accept(channel: ClientChannel): void {
    this.#main = channel;
    this.sendMain(this.#waiting.splice(0));
  }

  /** The session's own client has left. */
  leave(): void {
    this.#main = null;
  }

  add(client: AttachedClient): void {
    this.#attached.add(client);
  }

  remove(client: AttachedClient): void {
    this.#attached.delete(client);
  }

  /** Tells everybody. */
  send(texts: readonly string[]): void {
    this.sendMain(texts);
    for (const client of this.#attached) client.send(texts);
  }

  /** Tells the session's own client alone; it hears of it when it is there. */
  sendMain(texts: readonly string[]): void {
    if (this.#main === null) this.#waiting.push(...texts);
    else for (const text of texts) if (this.#main.send(text) === 'too-long') this.#onTooLong(text);
  }

  /** The session is over for everybody. */
  close(code: number, reason: string): void {
    const sent = code === lostCode ? goneCode : code;
    this.#main?.close(sent, reason);
    for (const client of [...this.#attached]) client.close(sent, reason);
  }
}
