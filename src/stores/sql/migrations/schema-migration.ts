import type { Kysely } from 'kysely';

/**
 * One change of the schema. Programs of the last version may be running on it, and go on meanwhile; so a column is added in one
 * version, used, and the old one removed in a later version (expand, then contract).
 */
export interface SchemaMigration {
  /**
   * The last migration of the oldest program that works with the schema after this one, and keeps its promises on it. Older
   * programs do not start any more. Default: this migration, so that only programs that know it work.
   */
  readonly worksFrom?: string;
  /**
   * What takes long on large tables and holds up nobody, such as `create index concurrently` and filling a new column in parts.
   * Outside of a transaction on PostgreSQL. It is done again when it did not end, or `up` failed, and has to expect that.
   */
  prepare?(database: Kysely<unknown>): Promise<void>;
  /**
   * In one transaction. On PostgreSQL it is rolled back, and tried again a little later, when it waits for a lock, or has one, for
   * longer than a second; where nobody else uses the database it may take as long as it takes.
   */
  up(database: Kysely<unknown>): Promise<void>;
}
