import { placeKinds, type PlaceKind } from './contract-place.ts';
import type { Coverage, PlaceCount } from './count-coverage.ts';

const plurals: Readonly<Record<PlaceKind, string>> = {
  operation: 'operations',
  status: 'statuses',
  'media type': 'media types',
  event: 'events',
};

/** Most names of what is missing. */
const maxNames = 200;

/** What was exercised, as a table in Markdown, with what was not and what is left out by rule. */
export function renderCoverage({ areas, all, missing, leftOut }: Coverage): string {
  const head = ['area', ...placeKinds.map((kind) => plurals[kind]), 'exercised', 'left out'];
  const rows = areas.map(({ area, counts, all: own, leftOut: out }) => [
    area,
    ...placeKinds.map((kind) => renderCount(counts[kind])),
    renderShare(own),
    String(out),
  ]);
  const sum = placeKinds.map((kind) => renderCount(addCounts(areas.map(({ counts }) => counts[kind]))));
  const out = String(areas.reduce((total, each) => total + each.leftOut, 0));
  const table = renderRows([head, ...rows, ['all', ...sum, renderShare(all), out]]);
  return [
    ...table,
    '',
    `${renderShare(all)} of what this server can be asked: ${renderCount(all)} places of the contract.`,
    ...leftOut.map(({ rule, count }) => `Left out by rule, ${String(count)}: ${rule.reason}.`),
    ...(missing.length === 0 ? [] : ['Not exercised:']),
    ...missing.slice(0, maxNames).map(({ id }) => `  ${id}`),
    ...(missing.length > maxNames ? [`  and ${String(missing.length - maxNames)} more`] : []),
  ].join('\n');
}

function addCounts(counts: readonly PlaceCount[]): PlaceCount {
  return {
    exercised: counts.reduce((sum, { exercised }) => sum + exercised, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}

function renderCount({ exercised, total }: PlaceCount): string {
  return total === 0 ? '–' : `${String(exercised)}/${String(total)}`;
}

/** Never 100 % where something is missing. */
function renderShare({ exercised, total }: PlaceCount): string {
  if (total === 0) return '–';
  return `${String(Math.floor((exercised * 1000) / total) / 10)} %`;
}

function renderRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [...lines.slice(0, 1), rule, ...lines.slice(1)];
}
