import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardStore } from '../../../src/stores/sql/accounts/guard-store.ts';
import { postgresDialect } from '../../../src/stores/sql/postgres-dialect.ts';

/** What a server whose messages are in Russian says to a user who may not connect. */
const refusal = 'SВАЖНО\0VFATAL\0C42501\0Mдоступ к базе "books" запрещён\0\0';

describe('a server of PostgreSQL that refuses connections', () => {
  let server: Server;

  beforeEach(async () => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(refusal) + 4);
    const answer = Buffer.concat([Buffer.from('E'), length, Buffer.from(refusal)]);
    server = createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.close();
  });

  it('is away, whatever its language', async () => {
    const url = `postgres://ada@127.0.0.1:${String((server.address() as AddressInfo).port)}/books`;
    const connection = postgresDialect.open(url, { onConnectionError: () => undefined });
    const work = {
      ask: () => sql`select 1`.execute(connection.kysely),
      change: () => connection.transact(({ kysely }) => sql`select 1`.execute(kysely)),
    };
    const unavailable = { code: 'unavailable', reason: 'account_store_unavailable' };
    const store = guardStore(work);
    await expect(store.ask()).rejects.toMatchObject(unavailable);
    await expect(store.change()).rejects.toMatchObject(unavailable);
    await connection.close();
  });
});
