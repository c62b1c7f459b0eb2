import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { defaults } from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePostgresClient } from '../../../src/stores/sql/use-postgres-client.ts';

/** What a server of PostgreSQL says instead of letting somebody in. */
function renderRefusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

describe('usePostgresClient', () => {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const listen = async (onConnection: (socket: Socket) => void): Promise<string> => {
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      onConnection(socket);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  };
  const refuse = async (place: string, who = 'ada:hunter2@'): Promise<string> => {
    const use = usePostgresClient(`postgres://${who}${place}/books`, () => Promise.resolve(), 200);
    const message = await use.then(
      () => 'none',
      (error: unknown) => (error as Error).message,
    );
    expect(message).not.toContain('hunter2');
    return message;
  };

  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) server.close();
  });

  it.each([
    ['28P01', 'password authentication failed for user "ada"', 'refuses the password of the user ada'],
    ['28000', 'role "ada" does not exist', 'does not let the user ada in: role "ada" does not exist'],
    ['3D000', 'database "books" does not exist', 'has no database books'],
    ['53300', 'sorry, too many clients already', 'cannot be used: sorry, too many clients already'],
  ])('explains %s', async (code, text, message) => {
    const place = await listen((socket) => {
      socket.once('data', () => socket.end(renderRefusal(code, text)));
    });
    expect(await refuse(place)).toBe(`PostgreSQL at ${place} ${message}`);
  });

  it('says that the URL names no user where the process has none either', async () => {
    vi.stubEnv('USER', undefined).stubEnv('USERNAME', undefined).stubEnv('PGUSER', undefined);
    const { user } = defaults;
    defaults.user = undefined;
    onTestFinished(() => {
      defaults.user = user;
    });
    const place = await listen((socket) => {
      const text = 'no PostgreSQL user name specified in startup packet';
      socket.once('data', () => socket.end(renderRefusal('28000', text)));
    });
    expect(await refuse(place, '')).toBe(`PostgreSQL at ${place} wants a user, and the URL has none`);
  });

  it('says that nobody listens', async () => {
    const message = 'PostgreSQL at 127.0.0.1:1 refuses the connection: nothing listens there (ECONNREFUSED)';
    expect(await refuse('127.0.0.1:1')).toBe(message);
  });

  it('says that a name is not known', async () => {
    expect(await refuse('db.invalid')).toMatch(
      /^PostgreSQL at db\.invalid:5432 is not found: no address is known for that name \((ENOTFOUND|EAI_AGAIN)\)$/,
    );
  });

  it('says that a server is silent', async () => {
    const place = await listen(() => undefined);
    expect(await refuse(place)).toBe(`PostgreSQL at ${place} does not answer`);
  });

  it('says that what listens there hangs up', async () => {
    const place = await listen((socket) => socket.end());
    expect(await refuse(place)).toBe(
      `PostgreSQL at ${place} closes the connection before it answers: something else may listen there`,
    );
  });
});
