import type { DatabaseSync } from 'node:sqlite';
import type { AccessWatch } from './access-watch.ts';

/** How often the counter is looked at, in milliseconds; it is one row, and takes some microseconds. */
const lookMs = 500;

/**
 * Looks at the counter that triggers move (0005-key-limits.ts): commands change keys beside the gateway, and the gateway itself
 * does, which `pragma data_version` would not show.
 */
export function watchSqliteAccess(database: DatabaseSync): AccessWatch {
  const statement = database.prepare('select version from access_changes where id = 1');
  const read = () => Number(statement.get()?.['version'] ?? 0);
  let generation = read();
  const timer = setInterval(() => {
    try {
      generation = read();
    } catch {
      // Another process writes at this moment; half a second later it has written.
    }
  }, lookMs).unref();
  return {
    get generation() {
      return generation;
    },
    isListening: true,
    close: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}
