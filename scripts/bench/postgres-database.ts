import { Client } from 'pg';
import { Unavailable } from './refusal.ts';

/** A database of the benchmark's own. */
export interface PostgresDatabase {
  readonly url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

const serverUrl = 'postgres://postgres@127.0.0.1:5432/';
const connectTimeoutMs = 2000;

/**
 * Creates an empty database of this name on this machine's PostgreSQL; what a killed run left behind goes first. Throws an Unavailable
 * when there is no server that lets `postgres` in without a password.
 */
export async function createPostgresDatabase(databaseName: string): Promise<PostgresDatabase> {
  const dropText = `drop database if exists ${databaseName} with (force)`;
  try {
    await execute([dropText, `create database ${databaseName}`]);
  } catch (error) {
    throw new Unavailable(
      `no PostgreSQL at ${serverUrl} on which a database can be created (${describeError(error)}).`,
    );
  }
  return { url: serverUrl + databaseName, drop: () => execute([dropText]) };
}

async function execute(statements: readonly string[]): Promise<void> {
  const client = new Client({
    connectionString: `${serverUrl}postgres`,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A refused connection may come as an AggregateError, which has a code but no message. */
function describeError(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code ?? message ?? 'unknown reason';
}
