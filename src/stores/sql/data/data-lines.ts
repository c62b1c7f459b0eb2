import { asObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import type { ColumnKind, Columns } from './data-columns.ts';
import type { TableTotals } from './data-totals.ts';

/** The form of the file, not of the tables in it. */
const formatVersion = 1;

/** The first line. */
export interface DataHeader {
  /** The version of the program that wrote it. */
  readonly version: string;
  /** The last migration of the database. */
  readonly migration: string;
  /** RFC 3339. */
  readonly createdAt: string;
}

/** The line before the rows of a table. */
export interface DataTable {
  readonly table: string;
  readonly columns: Columns;
}

/** The last line. */
export interface DataTrailer {
  readonly totals: Readonly<Record<string, TableTotals>>;
  /** Of everything before this line, lower-case hex. */
  readonly sha256: string;
}

/** Lines of a file, told apart. A row has the values of its table's columns. */
export type DataLine =
  | ({ readonly kind: 'header' } & DataHeader)
  | ({ readonly kind: 'table' } & DataTable)
  | { readonly kind: 'row'; readonly values: readonly unknown[] }
  | ({ readonly kind: 'trailer' } & DataTrailer);

export function renderHeader({ version, migration, createdAt }: DataHeader): string {
  return JSON.stringify({ kind: 'header', format: formatVersion, version, migration, createdAt });
}

export function renderTable({ table, columns }: DataTable): string {
  return JSON.stringify({ kind: 'table', table, columns });
}

export function renderTrailer({ totals, sha256 }: DataTrailer): string {
  return JSON.stringify({ kind: 'trailer', totals, sha256 });
}

/** Integers become decimal texts: JSON's numbers hold 53 bits of them. Throws for what is not of the column's kind. */
export function renderRow(values: readonly unknown[], columns: Columns): string {
  return JSON.stringify(
    values.map((value, index) => {
      const [name, kind] = columns[index] ?? ['', 'text'];
      if (value === null) return null;
      if (!isOfKind(value, kind)) throw new Error(`a value of ${name} is no ${kind} and cannot be written`);
      return typeof value === 'bigint' ? String(value) : value;
    }),
  );
}

function isOfKind(value: unknown, kind: ColumnKind): boolean {
  if (kind === 'integer') return typeof value === 'bigint';
  return kind === 'text' ? typeof value === 'string' : Number.isFinite(value);
}

/** Reads one line. Throws for what no export has written. */
export function parseLine(line: Buffer): DataLine {
  const parsed = parseValue(line);
  if (Array.isArray(parsed)) return { kind: 'row', values: parsed };
  const { kind, format, ...rest } = asObject(parsed);
  if (kind === 'header' && format !== formatVersion)
    throw new Error(
      `it has format ${String(format)}, and this version reads format ${String(formatVersion)}`,
    );
  if (kind !== 'header' && kind !== 'table' && kind !== 'trailer')
    throw new Error('it is no line of an export');
  return { kind, ...rest } as DataLine;
}

/** `null` for what is no JSON. */
function parseValue(line: Buffer): unknown {
  try {
    return parseJson(line);
  } catch {
    return null;
  }
}

/** The values of a row as a database takes them. Throws for what is not of the columns' kinds. */
export function parseRow(values: readonly unknown[], columns: Columns): readonly unknown[] {
  if (values.length !== columns.length)
    throw new Error(`it has ${String(values.length)} values for ${String(columns.length)} columns`);
  return values.map((value, index) => {
    const [name, kind] = columns[index] ?? ['', 'text'];
    if (value === null) return null;
    const read = kind === 'integer' ? parseInteger(value) : value;
    if (!isOfKind(read, kind)) throw new Error(`its ${name} is no ${kind}`);
    return read;
  });
}

function parseInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?[0-9]{1,19}$/.test(value) ? BigInt(value) : value;
}
