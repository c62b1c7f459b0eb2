import { sql, type Kysely } from 'kysely';
import type { SchemaMigration } from './migrations/schema-migration.ts';
import type { Tables } from './tables.ts';

/** Which program each migration that has run asks for, in a table of its own beside those of Kysely. */
const versionTable = 'schema_versions';
/** Kysely's own list of migrations that have run. */
const migrationTable = 'kysely_migration';

/** What is not data: tables that say which migrations have run. */
export const schemaTables: readonly string[] = [migrationTable, 'kysely_migration_lock', versionTable];

/** How far the schema of a database has come. */
export interface SchemaState {
  /** Migrations that have run, those of newer programs included, oldest first. */
  readonly executed: readonly string[];
  /** By migration; not of those that ran before this was kept. */
  readonly worksFrom: ReadonlyMap<string, string>;
  /** Every table there is. */
  readonly tables: ReadonlySet<string>;
}

type Migrations = Readonly<Record<string, SchemaMigration>>;

/** Reads what has been done to a database; nothing, for a new one. */
export async function readSchemaState(kysely: Kysely<Tables>): Promise<SchemaState> {
  const found = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  const tables = new Set(found.map(({ name }) => name));
  const executed = tables.has(migrationTable)
    ? await sql<{ readonly name: string }>`select name from ${sql.table(migrationTable)}`.execute(kysely)
    : { rows: [] };
  const versions = tables.has(versionTable)
    ? await sql<VersionRow>`select migration, works_from from ${sql.table(versionTable)}`.execute(kysely)
    : { rows: [] };
  return {
    executed: executed.rows.map(({ name }) => name).sort(),
    worksFrom: new Map(versions.rows.map((row) => [row.migration, row.works_from])),
    tables,
  };
}

interface VersionRow {
  readonly migration: string;
  readonly works_from: string;
}

/** Makes the table for what `noteVersion` writes. */
export async function createVersionTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable(versionTable)
    .addColumn('migration', 'text', (column) => column.notNull().primaryKey())
    .addColumn('works_from', 'text', (column) => column.notNull())
    .execute();
}

/** Whether `noteVersion` has its table. */
export function hasVersionTable({ tables }: SchemaState): boolean {
  return tables.has(versionTable);
}

/** Says with which programs the schema works from now on; in the transaction of the migration. */
export async function noteVersion(
  kysely: Kysely<unknown>,
  migration: string,
  worksFrom: string,
): Promise<void> {
  await sql`insert into ${sql.table(versionTable)} (migration, works_from) values (${migration}, ${worksFrom})`.execute(
    kysely,
  );
}

/** The last of them, which says how new a program is. */
export function findLatest(migrations: Migrations): string {
  return Object.keys(migrations).sort().at(-1) ?? '';
}

/** Throws when a newer program has changed the schema in a way that this one does not work with. */
export function checkProgram({ executed, worksFrom }: SchemaState, migrations: Migrations): void {
  const latest = findLatest(migrations);
  for (const migration of executed) {
    if (Object.hasOwn(migrations, migration)) continue;
    const oldest = worksFrom.get(migration) ?? migration;
    if (oldest <= latest) continue;
    throw new Error(
      `The database was changed by a newer version of Specway (migration ${migration}), and this one is too old for it: ` +
        `it ends with migration ${latest}, and the oldest that works has ${oldest}. Start a newer version`,
    );
  }
}
