import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { Client } from 'pg';

/** A PostgreSQL server whose user may create databases. Each test makes one of its own and drops it. */
export const serverUrl = process.env['SPECWAY_TEST_DATABASE_URL'] ?? '';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  /** Runs a statement over a connection of its own. */
  query(sql: string): Promise<readonly unknown[]>;
  /** Ends every connection to the database, as a restart of the server does. */
  endConnections(): Promise<unknown>;
  drop(): Promise<unknown>;
}

async function runOnServer(sql: string, url = serverUrl): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url });
  // A test may end every connection, this one too; then the query rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty one; `options` as `create database` has them. */
export async function createTestDatabase(options = ''): Promise<TestDatabase> {
  const name = `specway_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} ${options}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (sql) => runOnServer(sql, url.href),
    endConnections: () =>
      runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    drop: () => runOnServer(`drop database ${name} with (force)`),
  };
}

/** 64-bit integers come as text, every other number as one. */
export function convertCounts(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value,
    ]),
  );
}
