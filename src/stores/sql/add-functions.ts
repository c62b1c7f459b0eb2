import type { DatabaseSync } from 'node:sqlite';

/** Gives a connection a `lower` that knows all letters, as PostgreSQL has one: SQLite's own knows those of ASCII. */
export function addFunctions(database: DatabaseSync): void {
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
}
