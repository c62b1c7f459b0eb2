import { sql, type RawBuilder } from 'kysely';
import { runningStates } from '../../../core/video/video-task.ts';
import type { OpenConnection, SqlTransaction } from '../sql-dialect.ts';

/** What the store of tasks needs of an open database. */
export type TaskDatabase = Pick<
  OpenConnection,
  'kysely' | 'reading' | 'nowMs' | 'transact' | 'processes' | 'skipLocked'
> & {
  /** Which node holds are made by. */
  readonly nodeId: string;
};

/** For the index of tasks that have begun, which SQLite finds by literals only. */
export const literalRunningStates = runningStates.map((state) => sql.lit(state));

/** The time of a statement, computed once for all of its rows, so that indexes serve. */
export function readNow({ nowMs }: Pick<SqlTransaction, 'nowMs'>): RawBuilder<bigint> {
  return sql<bigint>`(select ${nowMs})`;
}

/** So many milliseconds from now. */
export function fromNow(database: Pick<SqlTransaction, 'nowMs'>, delayMs: number): RawBuilder<bigint> {
  return sql<bigint>`${readNow(database)} + ${BigInt(Math.round(delayMs))}`;
}
