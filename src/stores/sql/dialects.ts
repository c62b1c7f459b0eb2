import type { SqlDialect } from './sql-dialect.ts';

/** Each is loaded with its driver when it is needed. */
const sqlite = async () => (await import('./sqlite-dialect.ts')).sqliteDialect;
const postgres = async () => (await import('./postgres-dialect.ts')).postgresDialect;

const dialectOfScheme: Readonly<Record<string, () => Promise<SqlDialect>>> = {
  sqlite,
  postgres,
  postgresql: postgres,
};

/** The dialect of a database URL. Rejects for a scheme there is none for, without repeating the URL. */
export async function findDialect(url: string): Promise<SqlDialect> {
  const scheme = url.slice(0, Math.max(url.indexOf(':'), 0));
  const dialect = Object.hasOwn(dialectOfScheme, scheme) ? dialectOfScheme[scheme] : undefined;
  if (!dialect) throw new Error('The database URL must begin with sqlite: or postgres://');
  return await dialect();
}
