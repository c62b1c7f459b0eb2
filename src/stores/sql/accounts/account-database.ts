import type { OpenConnection } from '../sql-dialect.ts';

/** What the stores of accounts need of an open database. */
export type AccountDatabase = Pick<
  OpenConnection,
  'kysely' | 'reading' | 'nowMs' | 'skipLocked' | 'transact' | 'inTurn'
>;
