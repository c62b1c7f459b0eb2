/**
 * A cell that spreadsheets take for a formula; some take the wide forms of the signs, too, and some drop the control and format
 * characters before it.
 */
const formula = /^\p{Cf}*[=+\-@\p{Cc}\uFF1D\uFF0B\uFF0D\uFF20]/u;

export type CsvValue = string | number | boolean | null;
export type CsvRow<Column extends string> = Readonly<Record<Column, CsvValue>>;

/** Where the list separator of a spreadsheet is another one than the comma, a cell ends there for it. */
const laterFormula = /(?<=^[;|]|.[;\t|])(?=\p{Cf}*[=+\-@\p{Cc}\uFF1D\uFF0B\uFF0D\uFF20])/gsu;

/**
 * A table as comma-separated values (RFC 4180), with a line of headings. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe, also behind what other spreadsheets take for the end of one; empty where there is no value.
 */
export function renderCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
): string {
  return `${columns.join(',')}\r\n${renderCsvRows(columns, rows)}`;
}

/** More lines of the same table. */
export function renderCsvRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
): string {
  return rows.map((row) => `${columns.map((column) => renderCell(row[column])).join(',')}\r\n`).join('');
}

function renderCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const inert = value.replace(laterFormula, "'");
  const text = formula.test(value) ? `'${inert}` : inert;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
