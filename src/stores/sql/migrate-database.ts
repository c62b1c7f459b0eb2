import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { SchemaMigration } from './migrations/schema-migration.ts';
import {
  checkProgram,
  createVersionTable,
  hasVersionTable,
  noteVersion,
  readSchemaState,
  type SchemaState,
} from './schema-state.ts';
import type { Maintenance, OpenConnection } from './sql-dialect.ts';

/** What a migration may cost those who work meanwhile. */
export interface MigrationLimits {
  /** How long it may wait for a lock, and have one, in milliseconds. */
  readonly maxLockMs: number;
  /** How often one is tried that did not get its locks. */
  readonly maxWaits: number;
  /** How often one is tried that had them for too long. */
  readonly maxOverruns: number;
  /** Pause between two times, in milliseconds; half as long, or half as much again. */
  readonly pauseMs: number;
}

const defaultLimits: MigrationLimits = { maxLockMs: 1_000, maxWaits: 60, maxOverruns: 3, pauseMs: 500 };

/** Every migration that a program knows, by names in the order of which they run. */
export type Migrations = Readonly<Record<string, SchemaMigration>>;

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait. Rejects when a
 * migration fails, and when a newer version of the gateway has changed the schema in a way that this one does not work with.
 */
export async function migrateDatabase(
  connection: Pick<OpenConnection, 'maintain'>,
  migrations: Migrations,
  limits: MigrationLimits = defaultLimits,
): Promise<void> {
  await connection.maintain((maintenance) => migrateWithin(maintenance, migrations, limits));
}

/** The same within other work on the database. */
export async function migrateWithin(
  maintenance: Maintenance,
  migrations: Migrations,
  limits: MigrationLimits = defaultLimits,
): Promise<void> {
  const state = await readSchemaState(maintenance.kysely);
  checkProgram(state, migrations);
  const pending = Object.keys(migrations)
    .filter((name) => !state.executed.includes(name))
    .sort();
  if (pending.length === 0) return;
  if (!hasVersionTable(state)) await createVersionTable(maintenance.kysely);
  const run = new MigrationRun(maintenance, { migrations, state, limits });
  if (maintenance.atOnce === 'all') await run.migrateTo(pending.at(-1) ?? '');
  else for (const name of pending) await run.migratePatiently(name);
}

interface MigrationRunOptions {
  readonly migrations: Migrations;
  readonly state: SchemaState;
  readonly limits: MigrationLimits;
}

/** A migration had its locks for too long. Another time the server may have less to do beside it. */
class OverrunError extends Error {}

class MigrationRun {
  readonly #maintenance: Maintenance;
  readonly #migrations: Migrations;
  readonly #limits: MigrationLimits;
  /** Nobody can be working with a new database. */
  readonly #isNew: boolean;
  /** Whether there is somebody whom locks would hold up. */
  #isLimited = false;
  readonly #migrator: Migrator;
  /** Migrations know no tables: those change. */
  readonly #untyped: Kysely<unknown>;

  constructor(maintenance: Maintenance, { migrations, state, limits }: MigrationRunOptions) {
    this.#maintenance = maintenance;
    this.#migrations = migrations;
    this.#untyped = maintenance.kysely as unknown as Kysely<unknown>;
    this.#limits = limits;
    this.#isNew = state.executed.length === 0;
    const steps = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
      name,
      { up: (database: Kysely<unknown>) => this.#up(database, name, migration) },
    ]);
    this.#migrator = new Migrator({
      db: maintenance.kysely,
      provider: { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) },
    });
  }

  async migratePatiently(name: string): Promise<void> {
    const { maxWaits, maxOverruns, pauseMs } = this.#limits;
    const tries = { wait: maxWaits, overrun: maxOverruns };
    for (;;) {
      this.#isLimited = !this.#isNew && !(await this.#maintenance.isAlone());
      try {
        await this.#prepare(name, this.#untyped);
        await this.migrateTo(name);
        return;
      } catch (error) {
        const limit = this.#findLimit((error as Error).cause);
        if (limit === null) throw error;
        if (--tries[limit] <= 0) throw explainLimit(error as Error);
        await sleep(pauseMs * (0.5 + Math.random()));
      }
    }
  }

  async migrateTo(name: string): Promise<void> {
    const { error, results } = await this.#migrator.migrateTo(name);
    if (error === undefined) return;
    throw explain(results?.find(({ status }) => status === 'Error')?.migrationName, error);
  }

  async #up(
    database: Kysely<unknown>,
    name: string,
    { up, worksFrom = name }: SchemaMigration,
  ): Promise<void> {
    // SQLite has one connection, which the migrator keeps.
    if (this.#maintenance.atOnce === 'all') await this.#prepare(name, database);
    if (this.#isLimited) await this.#upInTime(database, up);
    else await up(database);
    await noteVersion(database, name, worksFrom);
  }

  async #prepare(name: string, database: Kysely<unknown>): Promise<void> {
    try {
      await this.#migrations[name]?.prepare?.(database);
    } catch (error) {
      throw explain(name, error);
    }
  }

  async #upInTime(database: Kysely<unknown>, up: SchemaMigration['up']): Promise<void> {
    const { maxLockMs } = this.#limits;
    await this.#maintenance.limitLocks(database, maxLockMs);
    const startedAt = performance.now();
    await up(database);
    const tookMs = Math.round(performance.now() - startedAt);
    if (tookMs > maxLockMs)
      throw new OverrunError(`it would keep others from a table for ${String(tookMs)} ms`);
  }

  #findLimit(error: unknown): 'wait' | 'overrun' | null {
    return error instanceof OverrunError ? 'overrun' : this.#maintenance.findLimit(error);
  }
}

function explain(name: string | undefined, cause: unknown): Error {
  const place = name === undefined ? 'The database cannot be brought up to date' : `Migration ${name} failed`;
  return new Error(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

function explainLimit(error: Error): Error {
  const advice = 'Stop everything that uses the database and start one gateway: alone, it may take its time';
  return new Error(`${error.message}. ${advice}`, { cause: error });
}
