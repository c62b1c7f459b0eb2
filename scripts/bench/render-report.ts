import { renderCalls, renderCallsNotes } from './calls/render-calls.ts';
import { renderClosedLoop, renderClosedLoopNotes } from './closed-loop/render-closed-loop.ts';
import { renderLatency, renderLatencyNotes } from './latency/render-latency.ts';
import { renderOpenStreams, renderOpenStreamsNotes } from './open-streams/render-open-streams.ts';
import type { Report, ScenarioReport } from './report.ts';

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

function renderScenario(report: ScenarioReport): string {
  const failures = report.failures.map(({ reason }) => `FAILED and left out: ${reason}`);
  const absences = report.absences.map(({ reason }) => `Left out: ${reason}`);
  return [...renderFigures(report), ...failures, ...absences].join('\n\n');
}

function renderFigures(report: ScenarioReport): readonly string[] {
  switch (report.kind) {
    case 'closed-loop':
      return renderClosedLoop(report);
    case 'latency':
      return renderLatency(report);
    case 'open-streams':
      return renderOpenStreams(report);
    case 'calls':
      return renderCalls(report);
  }
}

function renderNotes({ scenarios, rounds }: Report): readonly string[] {
  const inRounds = scenarios.filter(({ kind }) => kind !== 'open-streams');
  return [
    ...renderClosedLoopNotes(scenarios.filter((each) => each.kind === 'closed-loop')),
    ...renderLatencyNotes(scenarios.filter((each) => each.kind === 'latency')),
    ...renderCallsNotes(scenarios.filter((each) => each.kind === 'calls')),
    ...renderOpenStreamsNotes(scenarios.filter((each) => each.kind === 'open-streams')),
    ...(rounds < fewestRounds && inRounds.length > 0
      ? ['Note: fewer than five rounds; do not publish these figures.']
      : []),
  ];
}
