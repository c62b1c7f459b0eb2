import type { Ratio, Report, ScenarioReport, TargetSummary } from './report.ts';
import { findTitle } from './servers.ts';

/** A share of the time, spent waiting for the core or having nothing to do, that is worth a note. */
const noticedShare = 0.1;

/** Rounds below which a median means little. */
const fewestRounds = 5;

/** The report as text for a terminal. */
export function renderReport(report: Report): string {
  const { cores } = report;
  const amount =
    report.amount.kind === 'seconds'
      ? `${String(report.amount.seconds)} s`
      : `${String(report.amount.requests)} requests`;
  const setting =
    `Node ${report.node}; medians of ${String(report.rounds)} rounds of ${amount}; ` +
    `cores: server ${String(cores.server)}, upstream ${String(cores.upstream)}, load ${String(cores.load)}`;
  return [setting, ...report.scenarios.map(renderScenario), ...renderNotes(report)].join('\n\n') + '\n';
}

function renderScenario(scenario: ScenarioReport): string {
  const title = `${scenario.scenario}: ${scenario.title}, ${String(scenario.connections)} connections`;
  const head = ['', 'CPU us/req', '(min-max)', 'req/s', 'p50 ms', 'p99 ms', 'RSS MB', 'busy', 'chunks'];
  const rows = scenario.targets.map(renderTarget);
  const ratioHead = ['', 'CPU per request', 'requests per second'];
  const parts = [renderTable([head, ...rows])];
  if (scenario.ratios.length > 0)
    parts.push(renderTable([ratioHead, ...scenario.ratios.map((ratio) => renderRatio(ratio, scenario))]));
  if (scenario.targets.length > 1) {
    parts.push(
      `The upstream alone is ${scenario.upstreamLead.toFixed(1)} times as fast as the fastest server.`,
    );
  }
  const failures = scenario.failures.map(({ reason }) => `FAILED and left out: ${reason}`);
  return [title, ...parts, ...failures].join('\n\n');
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

function renderRatio(ratio: Ratio, { load }: ScenarioReport): readonly string[] {
  const throughput = load === 'paced' ? '-' : ratio.throughput.toFixed(2);
  return [`${findTitle(ratio.of)} / ${findTitle(ratio.to)}`, ratio.cpu.toFixed(2), throughput];
}

function renderNotes(report: Report): readonly string[] {
  const notes: string[] = [];
  const crowded = listTargets(report, ({ waitShare }) => waitShare > noticedShare);
  if (crowded !== '') {
    notes.push(
      `Note: other processes often held the core of ${crowded}. Trust CPU per request; requests per second and ` +
        'latencies are worse than they would be alone.',
    );
  }
  const saturating = report.scenarios.filter(({ load }) => load === 'saturating');
  const underused = listTargets(
    { ...report, scenarios: saturating },
    ({ busyShare, waitShare }) => busyShare + waitShare < 1 - noticedShare,
  );
  if (underused !== '') {
    notes.push(`Note: the load was not enough for ${underused}: more requests per second were possible.`);
  }
  if (report.rounds < fewestRounds) notes.push('Note: fewer than five rounds; do not publish these figures.');
  return notes;
}

/** `small/Specway, stream/Specway`; empty when no server is meant. */
function listTargets(report: Report, isMeant: (summary: TargetSummary) => boolean): string {
  return report.scenarios
    .flatMap(({ scenario, targets }) =>
      targets
        .filter((summary) => summary.target !== 'upstream' && isMeant(summary))
        .map(({ target }) => `${scenario}/${findTitle(target)}`),
    )
    .join(', ');
}

/** Columns padded to the same width: the first to the left, figures to the right. */
export function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
