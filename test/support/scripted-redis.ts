import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ScriptedRedis {
  readonly port: number;
  /** The names of the commands that came, those of each connection by themselves. */
  readonly connections: readonly (readonly string[])[];
  /** All that came over each connection. */
  readonly texts: readonly string[];
  /** Ends every connection, as a restart does. */
  drop(): void;
  close(): Promise<void>;
}

/** What takes every command, but answers `SELECT`, and scripts, as it is told; `null` is no answer. */
export async function createScriptedRedis(
  select: () => string,
  run: () => string | null = () => ':1',
): Promise<ScriptedRedis> {
  const connections: string[][] = [];
  const texts: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const names: string[] = [];
    const index = connections.push(names) - 1;
    texts.push('');
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (data) => {
      texts[index] += data.toString();
      // Behind the number of its parts each command has the length and the text of its name.
      for (const [, name = ''] of data.toString().matchAll(/\*[0-9]+\r\n\$[0-9]+\r\n([a-z]+)\r\n/gi)) {
        names.push(name.toLowerCase());
        const reply = answer(name.toLowerCase(), select, run);
        if (reply !== null) socket.write(`${reply}\r\n`);
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
    texts,
    drop,
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(name: string, select: () => string, run: () => string | null): string | null {
  if (name === 'select') return select();
  if (name === 'info') return '$9\r\nloading:0';
  // A script is sent whole the first time.
  return name === 'eval' || name === 'evalsha' ? run() : '+OK';
}
