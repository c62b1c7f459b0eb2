import { postgresDialect } from './postgres-dialect.ts';
import type { SqlDialect } from './sql-dialect.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const dialectOfScheme: Readonly<Record<string, SqlDialect>> = {
  sqlite: sqliteDialect,
  postgres: postgresDialect,
  postgresql: postgresDialect,
};

/** The dialect of a database URL. Throws for a scheme there is none for, without repeating the URL. */
export function findDialect(url: string): SqlDialect {
  const scheme = url.slice(0, Math.max(url.indexOf(':'), 0));
  const dialect = Object.hasOwn(dialectOfScheme, scheme) ? dialectOfScheme[scheme] : undefined;
  if (!dialect) throw new Error('The database URL must begin with sqlite: or postgres://');
  return dialect;
}
