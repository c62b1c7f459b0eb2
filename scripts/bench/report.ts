import type { CorePlan } from './cores.ts';
import type { Measurement } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Scenario, TargetName } from './scenario.ts';
import { median } from './statistics.ts';

/** What every target gave in one round. */
export type RoundResult = ReadonlyMap<TargetName, Measurement>;

/** All rounds of one scenario. */
export interface ScenarioRounds {
  readonly scenario: Scenario;
  readonly rounds: readonly RoundResult[];
  /** Targets that gave a wrong answer or none, and what happened; none of their measurements is reported. */
  readonly failures: ReadonlyMap<TargetName, string>;
}

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

/** The outcome of one scenario. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly title: string;
  readonly connections: number;
  readonly load: Scenario['load'];
  /** How many times as fast as the fastest server the upstream alone is, by CPU time per request. */
  readonly upstreamLead: number;
  readonly targets: readonly TargetSummary[];
  readonly failures: readonly { readonly target: TargetName; readonly reason: string }[];
  readonly ratios: readonly Ratio[];
}

/** The outcome of a run. */
export interface Report {
  readonly node: string;
  readonly cores: CorePlan;
  readonly rounds: number;
  readonly amount: BenchOptions['amount'];
  readonly scenarios: readonly ScenarioReport[];
}

const comparedPairs: readonly (readonly [of: TargetName, to: TargetName])[] = [
  ['specway', 'bare'],
  ['portkey', 'bare'],
  ['specway', 'portkey'],
];

/** Puts a run together. Throws a Refusal when the upstream was too slow to tell the servers apart. */
export function createReport(
  results: readonly ScenarioRounds[],
  options: Pick<BenchOptions, 'rounds' | 'amount'>,
  cores: CorePlan,
): Report {
  return {
    node: process.version,
    cores,
    rounds: options.rounds,
    amount: options.amount,
    scenarios: results.map(createScenarioReport),
  };
}

function createScenarioReport({ scenario, rounds, failures }: ScenarioRounds): ScenarioReport {
  const names = targetOrder.filter((name) => rounds[0]?.has(name) === true && !failures.has(name));
  const targets = names.map((target) => summariseTarget(target, rounds));
  const upstreamLead = Math.min(
    ...names.filter((name) => name !== 'upstream').map((name) => createRatio(name, 'upstream', rounds).cpu),
  );
  refuseSlowUpstream(scenario, upstreamLead);
  const pairs = comparedPairs.filter((pair) => pair.every((name) => names.includes(name)));
  return {
    scenario: scenario.name,
    title: scenario.title,
    connections: scenario.connections,
    load: scenario.load,
    upstreamLead,
    targets,
    failures: [...failures].map(([target, reason]) => ({ target, reason })),
    ratios: pairs.map(([of, to]) => createRatio(of, to, rounds)),
  };
}

const targetOrder: readonly TargetName[] = ['upstream', 'bare', 'specway', 'portkey'];

function summariseTarget(target: TargetName, rounds: readonly RoundResult[]): TargetSummary {
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

function createRatio(of: TargetName, to: TargetName, rounds: readonly RoundResult[]): Ratio {
  const over = (field: 'cpuMicros' | 'requestsPerSecond'): number =>
    median(rounds.map((round) => (round.get(of)?.[field] ?? NaN) / (round.get(to)?.[field] ?? NaN)));
  return { of, to, cpu: over('cpuMicros'), throughput: over('requestsPerSecond') };
}

function refuseSlowUpstream(scenario: Scenario, lead: number): void {
  if (lead >= scenario.requiredUpstreamLead) return;
  throw new Refusal(
    `No report: in "${scenario.name}" the upstream alone is only ${lead.toFixed(2)} times as fast as the fastest ` +
      `server, by CPU time per request. It must be ${String(scenario.requiredUpstreamLead)} times as fast, or it is ` +
      'the upstream that is measured. Try again while nothing else runs on this machine.',
  );
}
