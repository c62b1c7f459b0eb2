import { Server as NetServer, type Socket } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Registry } from './registry.ts';

/**
 * The connections of a server and the answers on them. Node's own `server.close()` and `closeIdleConnections()` also
 * close a connection whose answer has been ended but is not sent yet, which cuts off slow readers; hence this. Shared.
 */
export class Connections {
  readonly #server: Server;
  /** As accepted; with TLS, what lies below `#readable`. */
  readonly #accepted = new Set<Socket>();
  /** What requests come from. */
  readonly #readable = new Set<Socket>();
  readonly #answers = new Registry<ServerResponse>();
  #isStopping = false;

  constructor(server: Server, protocol: 'http' | 'https') {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      keep(this.#accepted, socket);
    });
    server.on(protocol === 'https' ? 'secureConnection' : 'connection', (socket: Socket) => {
      keep(this.#readable, socket);
    });
  }

  /** To be told of every answer before anything is written to it. */
  add(res: ServerResponse): void {
    if (this.#isStopping) res.shouldKeepAlive = false;
    const slot = this.#answers.add(res);
    res.on('close', () => {
      this.#answers.remove(slot);
      if (this.#isStopping) this.#closeIdle();
    });
  }

  /** Answers that have not been handed to the network in full. */
  get openAnswerCount(): number {
    return this.#answers.size;
  }

  /** Whether bytes of an answer went out on this connection and others are still to come. */
  isInMidAnswer(socket: Duplex): boolean {
    return this.#answers.list().some((res) => res.req.socket === socket && res.headersSent);
  }

  /** Accepts no connection any more, closes those on which nothing is asked, and the others after their answer. */
  stopAccepting(): void {
    this.#isStopping = true;
    NetServer.prototype.close.call(this.#server);
    for (const res of this.#answers.list()) res.shouldKeepAlive = false;
    this.#closeIdle();
  }

  /** Closes what is left. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.once('close', resolve));
    const isClosed = this.#accepted.size === 0;
    for (const socket of this.#accepted) socket.destroy();
    this.#server.close();
    if (!isClosed) await closed;
  }

  #closeIdle(): void {
    const busy = new Set<Socket>(this.#answers.list().map((res) => res.req.socket));
    for (const socket of this.#readable) if (!busy.has(socket)) socket.destroySoon();
  }
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
}
