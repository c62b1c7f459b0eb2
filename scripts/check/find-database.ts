import pg from 'pg';

const localUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Where the tests of the stores find PostgreSQL: SPECWAY_TEST_DATABASE_URL, which must then answer, or a server on this
 * machine that lets `postgres` in; `null` when there is none.
 */
export async function findDatabase(configuredUrl: string | undefined): Promise<string | null> {
  if (configuredUrl !== undefined && configuredUrl !== '') return configuredUrl;
  const client = new pg.Client({ connectionString: localUrl, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return localUrl;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
