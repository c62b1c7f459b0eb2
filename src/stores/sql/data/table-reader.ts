import { type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Columns } from './data-columns.ts';
import { parseRow, type DataLine, type DataTable } from './data-lines.ts';
import { RunningTotals, type TableTotals } from './data-totals.ts';

/** Values of one statement. SQLite takes 32,766, PostgreSQL twice as many. */
const maxValues = 10_000;

interface OpenTable {
  readonly name: keyof Tables;
  readonly columns: Columns;
  readonly totals: RunningTotals;
  readonly rows: Readonly<Record<string, unknown>>[];
}

/** Writes the lines of an export into the tables of a database. Within one transaction. */
export class TableReader {
  /** What was read of the tables that are done. */
  readonly totals = new Map<string, TableTotals>();
  readonly #kysely: Kysely<Tables>;
  readonly #columns: ReadonlyMap<string, Columns>;
  #open: OpenTable | null = null;

  constructor(kysely: Kysely<Tables>, columns: ReadonlyMap<string, Columns>) {
    this.#kysely = kysely;
    this.#columns = columns;
  }

  async take(line: Exclude<DataLine, { kind: 'trailer' }>, number: number): Promise<void> {
    if (line.kind === 'table') await this.#begin(line);
    else if (line.kind === 'row') await this.#add(line.values, number);
    else throw new Error(`Line ${String(number)} of the file is a second header`);
  }

  /** Writes what is left. */
  async finish(): Promise<void> {
    if (this.#open === null) return;
    await this.#write(this.#open);
    this.totals.set(this.#open.name, this.#open.totals.read());
    this.#open = null;
  }

  async #begin({ table, columns }: DataTable): Promise<void> {
    await this.finish();
    const expected = this.#columns.get(table);
    if (expected === undefined) throw new Error(`This version of Specway knows no table ${table}`);
    if (this.totals.has(table)) throw new Error(`The file has the table ${table} twice`);
    if (JSON.stringify(columns) !== JSON.stringify(expected))
      throw new Error(
        `${table} has other columns in the file than in the database; import into a new database`,
      );
    this.#open = {
      name: table as keyof Tables,
      columns: expected,
      totals: new RunningTotals(expected),
      rows: [],
    };
  }

  async #add(values: readonly unknown[], number: number): Promise<void> {
    const open = this.#open;
    if (open === null) throw new Error(`Line ${String(number)} of the file belongs to no table`);
    const row = parseNumbered(values, open.columns, number);
    open.totals.add(row);
    open.rows.push(Object.fromEntries(open.columns.map(([name], index) => [name, row[index]])));
    if ((open.rows.length + 1) * open.columns.length > maxValues) await this.#write(open);
  }

  async #write({ name, rows }: OpenTable): Promise<void> {
    const written = rows.splice(0);
    if (written.length === 0) return;
    try {
      // The columns were held against those of the database; no type can know them.
      await this.#kysely
        .insertInto(name)
        .values(written as never)
        .execute();
    } catch (error) {
      throw new Error(`${name} cannot be filled: ${(error as Error).message}`, { cause: error });
    }
  }
}

function parseNumbered(values: readonly unknown[], columns: Columns, number: number): readonly unknown[] {
  try {
    return parseRow(values, columns);
  } catch (error) {
    throw new Error(`Line ${String(number)} of the file cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
