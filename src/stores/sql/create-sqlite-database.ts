import type { DatabaseSync } from 'node:sqlite';
import { type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { keepParameter } from './keep-text.ts';
import { nameFileFault } from './name-file-fault.ts';

/** Gives a `node:sqlite` database the shape that Kysely's SQLite dialect expects. What is wrong with its file is told with its name. */
export function createSqliteDatabase(database: DatabaseSync): SqliteDatabase {
  const naming: Naming = (work) => {
    try {
      return work();
    } catch (error) {
      throw nameFileFault(error, database);
    }
  };
  return {
    prepare: (sql) => naming(() => createStatement(database, sql, naming)),
    close: () => {
      database.close();
    },
  };
}

type Naming = <Result>(work: () => Result) => Result;

function createStatement(database: DatabaseSync, sql: string, naming: Naming): SqliteStatement {
  const statement = database.prepare(sql);
  const bind = (parameters: readonly unknown[]) => parameters.map(keepParameter) as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => naming(() => statement.all(...bind(parameters))),
    run: (parameters) => naming(() => statement.run(...bind(parameters))),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
