import type { WebSocket } from 'ws';
import type { Movement, Traffic, TrafficWatch } from './traffic.ts';

/** Pings in a row that nothing may come after. */
const maxUnanswered = 2;

export interface PulseParts {
  readonly socket: WebSocket;
  readonly traffic: Traffic;
  readonly intervalMs: number;
  readonly onDead: () => void;
}

/** Asks every now and then whether anybody is there, and tells when nobody is. Per session. */
export class Pulse {
  readonly #parts: PulseParts;
  readonly #timer: NodeJS.Timeout;
  readonly #watch: TrafficWatch;
  #unanswered = 0;

  constructor(parts: PulseParts) {
    this.#parts = parts;
    this.#watch = parts.traffic.createWatch();
    this.#timer = setInterval(() => {
      this.#beat();
    }, parts.intervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** On a connection that is not read nothing can come. */
  #beat(): void {
    const { socket, onDead } = this.#parts;
    if (isAlive(this.#watch.look()) || socket.isPaused) this.#unanswered = 0;
    if (this.#unanswered >= maxUnanswered) {
      onDead();
      return;
    }
    this.#unanswered += 1;
    socket.ping();
  }
}

/** The answer to a ping waits behind a long event, and whoever takes nothing may send pings by itself. */
function isAlive({ events, bytes, waiting }: Movement): boolean {
  return events === 'some' || waiting === 'left' || (bytes === 'some' && waiting === 'none');
}
