import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { exportedTables } from './exported-tables.ts';

/** What a column holds: integers of 64 bits, texts, and numbers of double precision. */
export type ColumnKind = 'integer' | 'text' | 'number';

/** The columns of a table, in the order in which their values are written. */
export type Columns = readonly (readonly [name: string, kind: ColumnKind])[];

const kindOfType: Readonly<Record<string, ColumnKind>> = {
  bigint: 'integer',
  int8: 'integer',
  text: 'text',
  'double precision': 'number',
  float8: 'number',
};

/** The tables of a database that are data, with their columns. Throws for a column of a kind that no file has a form for. */
export async function readColumns(kysely: Kysely<Tables>): Promise<ReadonlyMap<keyof Tables, Columns>> {
  const found = await kysely.introspection.getTables();
  const columns = new Map<keyof Tables, Columns>();
  for (const name of exportedTables) {
    const table = found.find((each) => each.name === name);
    if (table === undefined) continue;
    const ofTable = table.columns.map((column): Columns[number] => {
      const kind = kindOfType[column.dataType.toLowerCase()];
      if (kind === undefined)
        throw new Error(`${name}.${column.name} is of type ${column.dataType}, which no file can hold`);
      return [column.name, kind];
    });
    columns.set(
      name,
      ofTable.sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
  return columns;
}
