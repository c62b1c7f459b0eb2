import { listNames } from '../list-names.ts';
import { renderTable } from '../render-table.ts';
import { findTitle } from '../servers.ts';
import type { ClosedLoopReport, Ratio, TargetSummary } from './create-closed-loop-report.ts';

/** A share of the time, spent waiting for the core or having nothing to do, that is worth a note. */
const noticedShare = 0.1;

/** The scenario's part of the report: its tables, and how far the upstream is ahead. */
export function renderClosedLoop(report: ClosedLoopReport): readonly string[] {
  const title = `${report.scenario}: ${report.title}, ${String(report.connections)} connections`;
  const head = ['', 'CPU us/req', '(min-max)', 'req/s', 'p50 ms', 'p99 ms', 'RSS MB', 'busy', 'chunks'];
  const ratioHead = ['', 'CPU per request', 'requests per second'];
  const parts = [title, renderTable([head, ...report.targets.map(renderTarget)])];
  if (report.ratios.length > 0)
    parts.push(renderTable([ratioHead, ...report.ratios.map((ratio) => renderRatio(ratio, report))]));
  if (report.targets.length > 1)
    parts.push(
      `The upstream alone is ${report.upstreamLead.toFixed(1)} times as fast as the fastest server.`,
    );
  return parts;
}

function renderTarget(summary: TargetSummary): readonly string[] {
  return [
    findTitle(summary.target),
    summary.cpuMicros.toFixed(1),
    `(${summary.cpuMicrosMin.toFixed(1)}-${summary.cpuMicrosMax.toFixed(1)})`,
    summary.requestsPerSecond.toFixed(0),
    summary.p50Ms.toFixed(2),
    summary.p99Ms.toFixed(2),
    (summary.rssBytes / 2 ** 20).toFixed(0),
    `${(summary.busyShare * 100).toFixed(0)}%`,
    summary.chunksPerAnswer === 0 ? '-' : summary.chunksPerAnswer.toFixed(0),
  ];
}

function renderRatio(ratio: Ratio, { load }: ClosedLoopReport): readonly string[] {
  const throughput = load === 'paced' ? '-' : ratio.throughput.toFixed(2);
  return [`${findTitle(ratio.of)} / ${findTitle(ratio.to)}`, ratio.cpu.toFixed(2), throughput];
}

/** What a reader must know before trusting the figures of these scenarios. */
export function renderClosedLoopNotes(reports: readonly ClosedLoopReport[]): readonly string[] {
  const notes: string[] = [];
  const crowded = listTargets(reports, ({ waitShare }) => waitShare > noticedShare);
  if (crowded !== '') {
    notes.push(
      `Note: other processes often held the core of ${crowded}. Trust CPU per request; requests per second and ` +
        'latencies are worse than they would be alone.',
    );
  }
  const underused = listTargets(
    reports.filter(({ load }) => load === 'saturating'),
    ({ busyShare, waitShare }) => busyShare + waitShare < 1 - noticedShare,
  );
  if (underused !== '') {
    notes.push(`Note: the load was not enough for ${underused}: more requests per second were possible.`);
  }
  return notes;
}

function listTargets(
  reports: readonly ClosedLoopReport[],
  isMeant: (summary: TargetSummary) => boolean,
): string {
  return listNames(reports, ({ targets }) =>
    targets.filter((summary) => summary.target !== 'upstream' && isMeant(summary)),
  );
}
