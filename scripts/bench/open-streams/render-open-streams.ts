import { renderTable } from '../render-table.ts';
import { findTitle } from '../servers.ts';
import type { HoldSummary, OpenStreamsReport } from './create-open-streams-report.ts';
import { findWindowMs } from './memory-trend.ts';

/** A hold below which nothing can be said about growth, in seconds. */
const minTrendSeconds = 120;

/** The scenario's part of the report: memory before and while streams are open, and per stream. */
export function renderOpenStreams(report: OpenStreamsReport): readonly string[] {
  const { unit, streams, holdSeconds, targets, ratios } = report;
  const window = `${(findWindowMs(holdSeconds * 1000) / 1000).toFixed(0)} s`;
  const head = [
    '',
    'before MB',
    'open MB',
    `KB/${unit}`,
    'without garbage',
    'events/s',
    'busy',
    `first ${window}`,
    `last ${window}`,
    'MB/min',
  ];
  const parts = [
    `${report.scenario}: ${report.title}; ${String(streams)} ${unit}s held for ${String(holdSeconds)} s`,
    renderTable([head, ...targets.map(renderHold)]),
  ];
  const rows = ratios.map(({ of, to, memory, liveMemory }) => {
    return [`${findTitle(of)} / ${findTitle(to)}`, memory.toFixed(2), liveMemory.toFixed(2)];
  });
  if (rows.length > 0) parts.push(renderTable([['', `memory per ${unit}`, 'without garbage'], ...rows]));
  return parts;
}

function renderHold(hold: HoldSummary): readonly string[] {
  return [
    findTitle(hold.target),
    renderMegabytes(hold.beforeBytes),
    renderMegabytes(hold.openBytes),
    (hold.bytesPerStream / 1024).toFixed(1),
    (hold.liveBytesPerStream / 1024).toFixed(1),
    hold.eventsPerSecond.toFixed(0),
    `${(hold.busyShare * 100).toFixed(0)}%`,
    renderMegabytes(hold.firstBytes),
    renderMegabytes(hold.lastBytes),
    (hold.bytesPerMinute / 2 ** 20).toFixed(2),
  ];
}

function renderMegabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

/** What a reader must know before trusting the figures of these scenarios. */
export function renderOpenStreamsNotes(reports: readonly OpenStreamsReport[]): readonly string[] {
  if (reports.every(({ holdSeconds }) => holdSeconds >= minTrendSeconds)) return [];
  return ['Note: what was held was held too briefly to say whether memory grows; use --hold 600 for that.'];
}
