import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ScriptedRedis {
  readonly port: number;
  /** The names of the commands that came, those of each connection by themselves. */
  readonly connections: readonly (readonly string[])[];
  /** Ends every connection, as a restart does. */
  drop(): void;
  close(): Promise<void>;
}

/** What takes every command, but answers `SELECT`, and scripts, as it is told. */
export async function createScriptedRedis(
  select: () => string,
  run: () => string = () => ':1',
): Promise<ScriptedRedis> {
  const connections: string[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const names: string[] = [];
    connections.push(names);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (data) => {
      // Behind the number of its parts each command has the length and the text of its name.
      for (const [, name = ''] of data.toString().matchAll(/\*[0-9]+\r\n\$[0-9]+\r\n([a-z]+)\r\n/gi)) {
        names.push(name.toLowerCase());
        socket.write(answer(name.toLowerCase(), select, run));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    connections,
    drop,
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(name: string, select: () => string, run: () => string): string {
  if (name === 'select') return `${select()}\r\n`;
  if (name === 'info') return '$9\r\nloading:0\r\n';
  return name === 'evalsha' ? `${run()}\r\n` : '+OK\r\n';
}
