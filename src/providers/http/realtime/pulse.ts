import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Pings in a row that nothing may come after. */
const maxUnanswered = 2;

export interface PulseParts {
  readonly socket: WebSocket;
  /** What it goes over. */
  readonly connection: Socket;
  readonly intervalMs: number;
  readonly onDead: () => void;
}

/** Asks every now and then whether anybody is there, and tells when nobody is. Whatever comes is a sign of life. Per session. */
export class Pulse {
  readonly #parts: PulseParts;
  readonly #timer: NodeJS.Timeout;
  #bytesRead: number;
  #unanswered = 0;

  constructor(parts: PulseParts) {
    this.#parts = parts;
    this.#bytesRead = parts.connection.bytesRead;
    this.#timer = setInterval(() => {
      this.#beat();
    }, parts.intervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** On a connection that is not read nothing can come. */
  #beat(): void {
    const { socket, connection, onDead } = this.#parts;
    if (socket.isPaused || connection.bytesRead !== this.#bytesRead) this.#unanswered = 0;
    this.#bytesRead = connection.bytesRead;
    if (this.#unanswered >= maxUnanswered) {
      onDead();
      return;
    }
    this.#unanswered += 1;
    socket.ping();
  }
}
