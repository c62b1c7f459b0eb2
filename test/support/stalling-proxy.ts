import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy on a free port that can stop passing bytes on without closing anything. */
export class StallingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isStalled = false;

  constructor(target: URL) {
    this.#server = createServer((client) => {
      const upstream = connect(Number(target.port || '5432'), target.hostname);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        from.on('data', (bytes) => {
          if (!this.#isStalled) to.write(bytes);
        });
      }
    });
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  stall(): void {
    this.#isStalled = true;
  }

  /** New connections pass again; what was swallowed stays lost. */
  resume(): void {
    this.#isStalled = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
