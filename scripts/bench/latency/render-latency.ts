import { renderTable } from '../render-table.ts';
import { findTitle } from '../servers.ts';
import type { Figures, LatencyColumn, LatencyReport } from './create-latency-report.ts';

/** The scenario's part of the report: the figures of every target, and what each server adds to the bare proxy's. */
export function renderLatency(report: LatencyReport): readonly string[] {
  const { columns, targets, added, ratios } = report;
  const latencies = columns.filter(({ isLatency }) => isLatency);
  const rows = targets.map(({ target, figures }) => [findTitle(target), ...renderCells(figures, columns)]);
  const addedRows = added.map(({ of, to, figures }) => [
    `${findTitle(of)} - ${findTitle(to)}`,
    ...renderCells(figures, latencies),
  ]);
  const parts = [
    `${report.scenario}: ${report.title}; ${report.setting}`,
    renderTable([['', ...columns.map(({ head }) => head)], ...rows]),
  ];
  if (added.length > 0)
    parts.push(`Added:\n${renderTable([['', ...latencies.map(({ head }) => head)], ...addedRows])}`);
  const ratioColumns = columns.filter(({ isRatio }) => isRatio === true);
  const ratioRows = ratios.map(({ of, to, figures }) => [
    `${findTitle(of)} / ${findTitle(to)}`,
    ...ratioColumns.map(({ name }) => (figures[name] ?? Number.NaN).toFixed(2)),
  ]);
  if (ratios.length > 0)
    parts.push(renderTable([['', ...ratioColumns.map(({ head }) => head)], ...ratioRows]));
  return parts;
}

function renderCells(figures: Figures, columns: readonly LatencyColumn[]): readonly string[] {
  return columns.map(({ name, digits }) => (figures[name] ?? Number.NaN).toFixed(digits));
}

/** What a reader must know before trusting the figures of these scenarios. */
export function renderLatencyNotes(reports: readonly LatencyReport[]): readonly string[] {
  return reports.flatMap(({ scenario, notes }) => notes.map((note) => `Note: ${scenario}: ${note}`));
}
