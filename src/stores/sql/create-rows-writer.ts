import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Rows of one statement: fewer calls into SQLite, a sixth less time for a row. */
const rowsAtOnce = 10;

/** Where rows are added. */
export interface RowsPlace {
  readonly table: string;
  readonly columns: readonly string[];
  /** Which rows are left out because they are there already, as SQL says it: `on conflict (…) do nothing`; empty for none. */
  readonly conflict: string;
}

/** Writes the values of the rows from `start` on into `values`, as many as fit. */
export type FillRows = (start: number, values: SQLInputValue[]) => void;

/** Adds so many rows, with prepared statements. Throws SQLite's error for a row that is wrong; then some may have been added. */
export function createRowsWriter(
  database: DatabaseSync,
  place: RowsPlace,
): (count: number, fill: FillRows) => void {
  const writer = new RowsWriter(database, place);
  return (count, fill) => {
    writer.write(count, fill);
  };
}

class RowsWriter {
  readonly #many: StatementSync;
  readonly #one: StatementSync;
  readonly #manyValues: SQLInputValue[];
  readonly #oneValues: SQLInputValue[];

  constructor(database: DatabaseSync, { table, columns, conflict }: RowsPlace) {
    const row = `(${columns.map(() => '?').join(', ')})`;
    const rows = Array.from({ length: rowsAtOnce }, () => row).join(', ');
    const into = `into ${table} (${columns.join(', ')}) values`;
    // SQLite prepares to undo a statement of many rows that may fail, which costs more than the rows save. This one cannot
    // fail: it leaves out the rows that are there already, and the wrong ones too.
    this.#many = database.prepare(`insert or ignore ${into} ${rows}`);
    this.#one = database.prepare(`insert ${into} ${row} ${conflict}`);
    this.#manyValues = Array.from({ length: rowsAtOnce * columns.length }, () => null);
    this.#oneValues = columns.map(() => null);
  }

  write(count: number, fill: FillRows): void {
    const end = count - (count % rowsAtOnce);
    let addedCount = 0;
    for (let start = 0; start < end; start += rowsAtOnce) {
      fill(start, this.#manyValues);
      addedCount += Number(this.#many.run(...this.#manyValues).changes);
    }
    // What was left out is there already or wrong, and only one by one can tell.
    for (let start = addedCount === end ? end : 0; start < count; start += 1) {
      fill(start, this.#oneValues);
      this.#one.run(...this.#oneValues);
    }
  }
}
