import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { usePostgresClient } from './use-postgres-client.ts';

/**
 * Rejects where a connection is not a session of its own, as behind a pooler that hands sessions from one client to the other
 * between transactions: notifications, locks and limits would be somebody else's, which nothing would say. One connection keeps
 * a mark while another has a transaction. If that sees the mark, or keeps the first from seeing it again, they share. Rejects, too,
 * where the encoding of the database is not UTF8: what people write would be refused later, or come back as something else.
 */
export async function requirePostgresSessions(url: string): Promise<void> {
  await usePostgresClient(url, (marked) => usePostgresClient(url, (other) => compareSessions(marked, other)));
}

async function compareSessions(marked: Client, other: Client): Promise<void> {
  await requireUtf8(marked);
  const mark = randomUUID();
  await marked.query("select set_config('specway.session', $1, false)", [mark]);
  await other.query('begin');
  if ((await readMark(other)) === mark || (await readMark(marked)) !== mark) {
    throw new Error(
      'a pooler gives the sessions of the database to several clients in turn (PgBouncer: pool_mode is transaction or ' +
        'statement). The gateway needs sessions of its own: set pool_mode = session, or name the server itself',
    );
  }
}

async function requireUtf8(client: Client): Promise<void> {
  const { rows } = await client.query<{ readonly encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const encoding = rows[0]?.encoding ?? 'unknown';
  if (encoding === 'UTF8') return;
  throw new Error(
    `the encoding of the database is ${encoding}, and has to be UTF8: make another one (create database … encoding 'UTF8' template template0)`,
  );
}

async function readMark(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ readonly mark: string | null }>(
    "select current_setting('specway.session', true) as mark",
  );
  return rows[0]?.mark ?? null;
}
