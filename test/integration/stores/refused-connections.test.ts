import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedRecordsError } from '../../../src/core/usage.ts';
import { guardStore } from '../../../src/stores/sql/accounts/guard-store.ts';
import { postgresDialect } from '../../../src/stores/sql/postgres-dialect.ts';
import type { OpenConnection } from '../../../src/stores/sql/sql-dialect.ts';
import { createTestRecord } from '../../support/test-records.ts';

/** What a server whose messages are in Russian says to a user who may not connect, and as an operator's trigger of logins says so. */
const refusals = {
  forbidden: 'SВАЖНО\0VFATAL\0C42501\0Mдоступ к базе "books" запрещён\0\0',
  byTrigger: 'SВАЖНО\0VFATAL\0CP0001\0MLogin forbidden\0\0',
};
const unavailable = { code: 'unavailable', reason: 'account_store_unavailable' };

describe('a server of PostgreSQL that refuses connections', () => {
  let server: Server;
  let connection: OpenConnection;
  let url: string;
  let refusal: string | null;

  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (refusal === null) return socket.once('data', () => socket.end('N'));
      const length = Buffer.alloc(4);
      length.writeInt32BE(Buffer.byteLength(refusal) + 4);
      const answer = Buffer.concat([Buffer.from('E'), length, Buffer.from(refusal)]);
      return socket.once('data', () => socket.end(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `postgres://ada@127.0.0.1:${String((server.address() as AddressInfo).port)}/books`;
    connection = postgresDialect.open(url, { onConnectionError: () => undefined });
  });
  afterEach(async () => {
    await connection.close();
    server.close();
  });

  it.each(Object.entries(refusals))('is away, whatever its language: %s', async (_, said) => {
    refusal = said;
    const store = guardStore({
      ask: () => sql`select 1`.execute(connection.kysely),
      change: () => connection.transact(({ kysely }) => sql`select 1`.execute(kysely)),
    });
    await expect(store.ask()).rejects.toMatchObject(unavailable);
    await expect(store.change()).rejects.toMatchObject(unavailable);
  });

  it('is away where it cannot be trusted, as one that knows no TLS any more', async () => {
    refusal = null;
    const trusting = postgresDialect.open(`${url}?sslmode=verify-full`, {
      onConnectionError: () => undefined,
    });
    const store = guardStore({ ask: () => sql`select 1`.execute(trusting.kysely) });
    await expect(store.ask()).rejects.toMatchObject(unavailable);
    await trusting.close();
  });

  it('says nothing of the usage records that it was to take', async () => {
    refusal = refusals.byTrigger;
    const record = createTestRecord({ requestId: 'req_1', startedAt: 0 });
    const refused = await connection.insertUsage([record]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(RefusedRecordsError);
  });
});
