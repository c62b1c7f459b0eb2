import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GatewayError } from '../../core/gateway-error.ts';
import { Connection } from './connection.ts';
import { openSockets, type ListenAddress } from './open-sockets.ts';
import { TurnQueue } from './turn-queue.ts';

/**
 * The connections of a server and the answers on them. Node's own `server.close()` and `closeIdleConnections()` also
 * close a connection whose answer has been ended but is not sent yet, which cuts off slow readers; hence this. Shared.
 */
export class Connections {
  readonly #server: Server;
  /** What listens, as long as connections are accepted. */
  #listening: readonly NetServer[] = [];
  /** As accepted; with TLS, what lies below those of `#readable`. */
  readonly #accepted = new Set<Socket>();
  /** What requests come from. */
  readonly #readable = new Map<Duplex, Connection>();
  readonly #turns = new TurnQueue();
  #isStopping = false;

  constructor(server: Server, protocol: 'http' | 'https') {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#accepted.add(socket);
      // It closes once in any case, and each `once` takes 200 bytes of a connection that may last for hours.
      socket.on('close', () => this.#accepted.delete(socket));
    });
    server.on(protocol === 'https' ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.#readable.set(socket, new Connection(socket, this.#turns));
      socket.on('close', () => this.#readable.delete(socket));
    });
  }

  /** Begins to accept connections. Rejects as `server.listen` does. */
  async listen(address: ListenAddress): Promise<AddressInfo> {
    this.#listening = await openSockets(this.#server, address);
    return this.#server.address() as AddressInfo;
  }

  /** The connection a request came on; `undefined` for one that is gone, or was never fit for requests. */
  find(socket: Duplex): Connection | undefined {
    return this.#readable.get(socket);
  }

  /** To be told of every request that was taken. */
  noteRequest(connection: Connection): void {
    if (!this.#isStopping) return;
    connection.closeAfterAnswers();
    connection.endWith(() => {
      connection.socket.destroySoon();
    });
  }

  /** Whether connections are accepted no more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Those that requests may come on. */
  list(): Iterable<Connection> {
    return this.#readable.values();
  }

  get size(): number {
    return this.#accepted.size;
  }

  /** Requests that were read and whose answers have not been handed to the network in full. */
  get openAnswerCount(): number {
    return [...this.#readable.values()].reduce((sum, { openCount }) => sum + openCount, 0);
  }

  /** Accepts no connection any more, closes those on which nothing is asked, and the others after their answers. */
  stopAccepting(): void {
    this.#isStopping = true;
    for (const listening of this.#listening) NetServer.prototype.close.call(listening);
    for (const connection of this.#readable.values()) this.noteRequest(connection);
  }

  /** Ends what is still worked on; streams end with their error event. */
  abortAll(reason: GatewayError): void {
    for (const connection of this.#readable.values()) connection.abort(reason);
  }

  /** Closes what is left. */
  async close(): Promise<void> {
    const closed = [...this.#accepted].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    );
    for (const socket of this.#accepted) socket.destroy();
    for (const listening of this.#listening) listening.close();
    await Promise.all(closed);
  }
}
