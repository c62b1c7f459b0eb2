import { createServer as createNetServer, type AddressInfo, type Server as NetServer } from 'node:net';
import type { Server } from 'node:http';

/** Where a gateway listens. */
export interface ListenAddress {
  readonly host: string;
  /** 0 picks one that is free. */
  readonly port: number;
  /** Whether other processes of this gateway listen on it, too, as workers do. */
  readonly use: 'alone' | 'with others';
}

/** Sockets that listen on the address of one process. */
export const listeningSockets = 16;

/**
 * Lets a server listen. Node accepts one connection of each listening socket in a turn of the event loop (libuv, since 1.45), so
 * that behind hundreds of new connections whoever comes next would wait for hundreds of turns. Where the system distributes
 * connections between sockets (Linux, SO_REUSEPORT) there are several, which hand theirs to the server. Resolves to all that
 * listen, the server first. Rejects as `server.listen` does, also where another program has the address.
 */
export async function openSockets(server: Server, address: ListenAddress): Promise<readonly NetServer[]> {
  if (process.platform !== 'linux' || address.use === 'with others') {
    await listen(server, address);
    return [server];
  }
  const { host, port } = address;
  // Who shares an address keeps nobody from sharing it, too: so it is had alone first. One that the system picks is nobody else's.
  if (port !== 0) await tryAlone(address);
  await listen(server, { host, port, reusePort: true });
  const shared = { host, port: (server.address() as AddressInfo).port, reusePort: true };
  const others = Array.from({ length: listeningSockets - 1 }, () =>
    createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      server.emit('connection', socket);
    }),
  );
  const outcomes = await Promise.allSettled(others.map((other) => listen(other, shared)));
  const all = [server, ...others];
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return all;
  for (const each of all) each.close();
  throw failure.reason as Error;
}

async function tryAlone(address: ListenAddress): Promise<void> {
  const attempt = createNetServer();
  await listen(attempt, address);
  await new Promise((resolve) => attempt.close(resolve));
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly reusePort?: boolean;
}

async function listen(server: NetServer, { host, port, reusePort = false }: ListenOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, reusePort }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
