import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Columns } from './data-columns.ts';

/** What a table holds in all. Decimal, since neither fits the numbers of JSON. */
export interface TableTotals {
  readonly rows: string;
  /** Of every column of integers: amounts, counts, and times. */
  readonly sums: Readonly<Record<string, string>>;
}

/** Counts rows and adds up integers while they go by. */
export class RunningTotals {
  readonly #columns: Columns;
  readonly #sums: bigint[];
  #rows = 0n;

  constructor(columns: Columns) {
    this.#columns = columns;
    this.#sums = columns.map(() => 0n);
  }

  get rows(): number {
    return Number(this.#rows);
  }

  /** Values in the order of the columns. */
  add(row: readonly unknown[]): void {
    this.#rows += 1n;
    for (const [index, value] of row.entries())
      if (typeof value === 'bigint') this.#sums[index] = (this.#sums[index] ?? 0n) + value;
  }

  read(): TableTotals {
    const sums = this.#columns.flatMap(([name, kind], index) =>
      kind === 'integer' ? [[name, String(this.#sums[index])] as const] : [],
    );
    return { rows: String(this.#rows), sums: Object.fromEntries(sums) };
  }
}

const halfBits = 32n;

/** The same as the database sees it. Halves are added up, because the sum of some million times overflows 64 bits. */
export async function readTotals(
  kysely: Kysely<Tables>,
  table: keyof Tables,
  columns: Columns,
): Promise<TableTotals> {
  const integers = columns.filter(([, kind]) => kind === 'integer').map(([name]) => name);
  const halves = integers.flatMap((name, index) => [
    sql`sum(${sql.ref(name)} >> 32) as ${sql.ref(`high_${String(index)}`)}`,
    sql`sum(${sql.ref(name)} & 4294967295) as ${sql.ref(`low_${String(index)}`)}`,
  ]);
  const { rows } = await sql<Readonly<Record<string, bigint | string | null>>>`
    select ${sql.join([sql`count(*) as row_count`, ...halves])} from ${sql.table(table)}`.execute(kysely);
  const found = rows[0] ?? {};
  const read = (name: string) => BigInt(found[name] ?? 0);
  const sums = integers.map((name, index) => [
    name,
    String((read(`high_${String(index)}`) << halfBits) + read(`low_${String(index)}`)),
  ]);
  return { rows: String(read('row_count')), sums: Object.fromEntries(sums) as TableTotals['sums'] };
}

/** What is not as it should be; `null` where everything is. */
export function findDifference(expected: TableTotals, found: TableTotals): string | null {
  if (expected.rows !== found.rows) return `${found.rows} rows instead of ${expected.rows}`;
  for (const name of new Set([...Object.keys(expected.sums), ...Object.keys(found.sums)])) {
    const [wanted, got] = [expected.sums[name], found.sums[name]];
    if (wanted !== got) return `a sum of ${name} of ${got ?? 'nothing'} instead of ${wanted ?? 'nothing'}`;
  }
  return null;
}
