import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy on a free port that breaks connections to PostgreSQL off when it is told to. */
export class BreakingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** What the transaction says whose end nobody hears of; `null` for none. */
  #marker: string | null = null;
  lostCount = 0;

  constructor(target: URL) {
    this.#server = createServer((client) => {
      this.#keep(client);
      if (this.#isCut) client.destroy();
      else this.#serve(client, this.#keep(connect(Number(target.port || '5432'), target.hostname)));
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    return socket.on('close', () => this.#sockets.delete(socket));
  }

  #serve(client: Socket, upstream: Socket): void {
    let isMarked = false;
    let isLost = false;
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (bytes) => {
      if (bytes.includes('begin')) isMarked = false;
      isMarked ||= this.#marker !== null && bytes.includes(this.#marker);
      isLost ||= isMarked && this.#marker !== null && bytes.includes('commit\0');
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!isLost) return client.write(bytes);
      this.#marker = null;
      this.lostCount += 1;
      return client.destroy();
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Commits the next transaction that says this, and tells nobody so. */
  loseCommit(marker: string): void {
    this.#marker = marker;
  }

  /** Until `mend` nobody reaches the database. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
