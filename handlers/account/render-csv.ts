/** A cell that spreadsheets take for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as comma-separated values (RFC 4180), with a line of headings. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe; empty where there is no value.
 */
export function renderCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => renderCell(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

function renderCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
