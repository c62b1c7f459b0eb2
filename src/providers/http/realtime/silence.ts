import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

export interface SilenceParts {
  readonly socket: WebSocket;
  /** What it goes over. */
  readonly connection: Socket;
  /** How long may pass without a byte of an event from the other side, while none to it is on its way. */
  readonly maxMs: number;
  readonly onSilent: () => void;
}

/** How often it is looked within the longest silence, which is noticed a look or two later. */
const looks = 20;

/** Of a control frame as servers send it: without a mask, and with 125 bytes at most (RFC 6455, 5.2 and 5.5). */
const controlHeadBytes = 2;

/**
 * Watches a session while something is owed in it. Whoever hangs within a response answers pings, and takes what is sent: neither is a sign
 * of life. Per session.
 */
export class Silence {
  readonly #parts: SilenceParts;
  #timer: NodeJS.Timeout | null = null;
  /** When something was last known to come or go. */
  #movedAt = 0;
  #controlBytes = 0;
  /** Bytes of events that have come: the most that was seen, since a piece of a control frame is none. */
  #come = 0;
  /** Bytes that had been handed to the connection at the last look. */
  #handed = 0;

  constructor(parts: SilenceParts) {
    this.#parts = parts;
    parts.socket.on('ping', this.#onControl).on('pong', this.#onControl);
  }

  /** From now on, where it is not watched already. It is called for every event. */
  watch(): void {
    if (this.#timer !== null) return;
    this.#movedAt = performance.now();
    this.#come = this.#countCome();
    this.#handed = this.#parts.connection.bytesWritten;
    this.#timer = setInterval(this.#look, this.#parts.maxMs / looks);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  readonly #onControl = (data: Buffer): void => {
    this.#controlBytes += controlHeadBytes + data.length;
  };

  readonly #look = (): void => {
    const now = performance.now();
    if (this.#hasCome() || this.#isLeaving()) this.#movedAt = now;
    if (now - this.#movedAt >= this.#parts.maxMs) this.#parts.onSilent();
  };

  /** A long event comes in many pieces. */
  #hasCome(): boolean {
    const come = this.#countCome();
    if (come <= this.#come) return false;
    this.#come = come;
    return true;
  }

  #countCome(): number {
    return this.#parts.connection.bytesRead - this.#controlBytes;
  }

  /** A long event is one write, of which nobody says how far it is. */
  #isLeaving(): boolean {
    const { bytesWritten, writableLength } = this.#parts.connection;
    const isLeaving = bytesWritten - writableLength < this.#handed;
    this.#handed = bytesWritten;
    return isLeaving;
  }
}
