import { Client } from 'pg';
import { DatabaseAccessError } from './database-access-error.ts';

/** Longest wait for a connection or an answer, in milliseconds. */
const defaultAnswerMs = 5_000;

/**
 * Works over one connection, which is ended afterwards. Rejects with DatabaseAccessError where it cannot be made, and as `use` does.
 */
export async function usePostgresClient<Result>(
  url: string,
  use: (client: Client) => Promise<Result>,
  answerMs = defaultAnswerMs,
): Promise<Result> {
  const client = createClient(url, answerMs);
  try {
    await client.connect().catch((error: unknown) => {
      const message = `PostgreSQL at ${renderPlace(client)} ${explain(client, error)}`;
      throw new DatabaseAccessError(message, { cause: error });
    });
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function createClient(url: string, answerMs: number): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'specway',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  // What was asked for rejects as well; without a listener the process would end.
  client.on('error', () => undefined);
  return client;
}

/** A folder is that of a socket (`.s.PGSQL.<port>`). */
function renderPlace({ host, port }: Client): string {
  if (host.startsWith('/')) return `${host}/.s.PGSQL.${String(port)}`;
  return `${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
}

/**
 * What is wrong, by the codes of Node and of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html); the
 * driver has none for what it says itself.
 */
function explain({ user = '', database = '' }: Client, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ECONNREFUSED':
      return `refuses the connection: nothing listens there (${code})`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `is not found: no address is known for that name (${code})`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `does not answer (${code})`;
    case '28P01':
      return `refuses the password of the user ${user}`;
    case '28000':
      // The driver takes the one that the process runs as, where the environment says who that is.
      if (user === '') return 'wants a user, and the URL has none';
      return `does not let the user ${user} in: ${message}`;
    case '3D000':
      return `has no database ${database}`;
    default:
      return explainMessage(message);
  }
}

function explainMessage(message: string): string {
  if (message === 'timeout expired') return 'does not answer';
  if (message.startsWith('Connection terminated'))
    return 'closes the connection before it answers: something else may listen there';
  if (message.includes('client password must be a')) return 'asks for a password, and the URL has none';
  return `cannot be used: ${message}`;
}
