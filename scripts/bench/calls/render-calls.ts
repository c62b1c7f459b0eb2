import { renderTable } from '../render-table.ts';
import {
  frameSlackMs,
  type CallCost,
  type CallsReport,
  type CallsSummary,
  type Spread,
} from './create-calls-report.ts';

/** Below these nothing can be said of the 99th percentile, and of growth. */
const fewestTurns = 100;
const minTrendSeconds = 120;
/** Percent of the time, spent waiting for the core, that are worth a note: the processes wait for one another, too. */
const noticedPercent = 30;

/** The scenario's part of the report: what a call costs, how long it takes, and how memory went. */
export function renderCalls(report: CallsReport): readonly string[] {
  const { summary, memory } = report;
  const title = `${report.scenario}: ${report.title}; ${String(report.calls)} calls, ${String(report.seconds)} s`;
  if (summary === null || memory === null) return [title];
  const room = [memory.firstBytes, memory.middleBytes, memory.lastBytes, memory.bytesPerMinute];
  return [
    title,
    renderCosts(summary),
    renderTimes(summary),
    `Packets in time (${String(frameSlackMs)} ms): ${summary.inTimePercent.toFixed(2)}%`,
    renderTable([
      ['Memory', 'first MB', 'middle MB', 'last MB', 'MB/min'],
      ['all processes', ...room.map((bytes) => (bytes / 2 ** 20).toFixed(1))],
    ]),
  ];
}

function renderCosts({ gateway, media, call, callsPerCore, twoWayPercent }: CallsSummary): string {
  const row = (name: string, { cpuPercent, memoryBytes }: CallCost) => [
    name,
    cpuPercent.toFixed(2),
    (memoryBytes / 1024).toFixed(0),
  ];
  return [
    renderTable([
      ['Per call', '% of a core', 'KB'],
      row('gateway', gateway),
      row('media process', media),
      row('both', call),
    ]),
    `Calls per core: ${callsPerCore.toFixed(1)}; both sides spoke for ${twoWayPercent.toFixed(1)}% of the time`,
  ].join('\n');
}

function renderTimes(summary: CallsSummary): string {
  const row = (name: string, { p50Ms, p95Ms, p99Ms }: Spread) => [
    name,
    ...[p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1)),
  ];
  return renderTable([
    ['Milliseconds', 'p50', 'p95', 'p99'],
    row('request to its answer', summary.answer),
    row('request to connected', summary.connected),
    row('request to first sound', summary.firstAudio),
    row('end of speech to first sound', summary.turn),
    row('packets late', summary.frames),
    row('load late itself', summary.sentLate),
  ]);
}

/** What a reader must know before trusting the figures of these scenarios. */
export function renderCallsNotes(reports: readonly CallsReport[]): readonly string[] {
  const notes: string[] = [];
  for (const { scenario, summary, seconds } of reports) {
    if (summary === null) continue;
    if (summary.turns < fewestTurns)
      notes.push(
        `Note: ${scenario}: p99 of answers rests on ${String(summary.turns)} of a round; use --seconds 20.`,
      );
    if (summary.waitPercent > noticedPercent)
      notes.push(`Note: ${scenario}: other processes often held the core; do not publish these latencies.`);
    if (seconds < minTrendSeconds)
      notes.push(`Note: ${scenario}: too brief to say whether memory grows; use --minutes 10 for that.`);
  }
  return notes;
}
