import type { Measurement } from '../measure.ts';
import { Refusal } from '../refusal.ts';
import { createReportBase, targetOrder, type ReportBase } from '../report-base.ts';
import type { Round, ScenarioRun } from '../scenario-run.ts';
import type { ClosedLoopScenario, TargetName } from '../scenario.ts';
import { median } from '../statistics.ts';

/** One target over all rounds: medians, and the range of the figure that counts. */
export interface TargetSummary extends Measurement {
  readonly target: TargetName;
  readonly cpuMicrosMin: number;
  readonly cpuMicrosMax: number;
  /** In the order of the rounds, so that a server that was not warm yet can be told from a noisy machine. */
  readonly cpuMicrosByRound: readonly number[];
}

/** How two servers compare: the median over the rounds of what they gave in the same round. */
export interface Ratio {
  readonly of: TargetName;
  readonly to: TargetName;
  /** CPU time per request of one divided by the other's; above 1, `of` needs more. */
  readonly cpu: number;
  /** Requests per second of one divided by the other's; above 1, `of` is faster. */
  readonly throughput: number;
}

/** The outcome of one scenario of this kind. */
export interface ClosedLoopReport extends ReportBase {
  readonly kind: 'closed-loop';
  readonly connections: number;
  readonly load: ClosedLoopScenario['load'];
  /** How many times as fast as the fastest server the upstream alone is, by CPU time per request. */
  readonly upstreamLead: number;
  readonly targets: readonly TargetSummary[];
  readonly ratios: readonly Ratio[];
}

/** The part of a run that its report depends on. */
export type ClosedLoopRun = Pick<ScenarioRun<ClosedLoopScenario>, 'scenario' | 'failures' | 'absences'>;

/** Puts a scenario together. Throws a Refusal when the upstream was too slow to tell the servers apart. */
export function createClosedLoopReport(
  run: ClosedLoopRun,
  rounds: readonly Round<Measurement>[],
): ClosedLoopReport {
  const { scenario, failures } = run;
  const names = targetOrder.filter((name) => rounds[0]?.has(name) === true && !failures.has(name));
  const targets = names.map((target) => summariseTarget(target, rounds));
  const upstreamLead = Math.min(
    ...names.filter((name) => name !== 'upstream').map((name) => createRatio(name, 'upstream', rounds).cpu),
  );
  refuseSlowUpstream(scenario, upstreamLead);
  const pairs = scenario.pairs.filter((pair) => pair.every((name) => names.includes(name)));
  return {
    ...createReportBase(run),
    kind: 'closed-loop',
    connections: scenario.connections,
    load: scenario.load,
    upstreamLead,
    targets,
    ratios: pairs.map(([of, to]) => createRatio(of, to, rounds)),
  };
}

function summariseTarget(target: TargetName, rounds: readonly Round<Measurement>[]): TargetSummary {
  const measurements = rounds.flatMap((round) => round.get(target) ?? []);
  const middle = (field: keyof Measurement): number => median(measurements.map((each) => each[field]));
  const cpu = measurements.map(({ cpuMicros }) => cpuMicros);
  return {
    target,
    requests: middle('requests'),
    cpuMicros: middle('cpuMicros'),
    cpuMicrosMin: Math.min(...cpu),
    cpuMicrosMax: Math.max(...cpu),
    cpuMicrosByRound: cpu,
    requestsPerSecond: middle('requestsPerSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    rssBytes: middle('rssBytes'),
    busyShare: middle('busyShare'),
    waitShare: middle('waitShare'),
    chunksPerAnswer: middle('chunksPerAnswer'),
  };
}

function createRatio(of: TargetName, to: TargetName, rounds: readonly Round<Measurement>[]): Ratio {
  const over = (field: 'cpuMicros' | 'requestsPerSecond'): number =>
    median(rounds.map((round) => (round.get(of)?.[field] ?? NaN) / (round.get(to)?.[field] ?? NaN)));
  return { of, to, cpu: over('cpuMicros'), throughput: over('requestsPerSecond') };
}

function refuseSlowUpstream(scenario: ClosedLoopScenario, lead: number): void {
  if (lead >= scenario.requiredUpstreamLead) return;
  throw new Refusal(
    `No report: in "${scenario.name}" the upstream alone is only ${lead.toFixed(2)} times as fast as the fastest ` +
      `server, by CPU time per request. It must be ${String(scenario.requiredUpstreamLead)} times as fast, or it is ` +
      'the upstream that is measured. Try again while nothing else runs on this machine.',
  );
}
