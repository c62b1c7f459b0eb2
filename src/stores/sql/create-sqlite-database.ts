import type { DatabaseSync } from 'node:sqlite';
import { type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { keepParameter } from './keep-text.ts';

/** Gives a `node:sqlite` database the shape that Kysely's SQLite dialect expects. */
export function createSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    prepare: (sql) => createStatement(database, sql),
    close: () => {
      database.close();
    },
  };
}

function createStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const bind = (parameters: readonly unknown[]) => parameters.map(keepParameter) as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
