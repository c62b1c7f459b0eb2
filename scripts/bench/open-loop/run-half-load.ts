import {
  createLatencyReport,
  type LatencyColumn,
  type LatencyReport,
} from '../latency/create-latency-report.ts';
import { noteCrowded, noteFewValues } from '../latency/latency-notes.ts';
import { verifyTarget, type VerifiedTarget } from '../measure.ts';
import { attempt, measureInRounds, prepareTargets, type ScenarioRun } from '../scenario-run.ts';
import type { HalfLoadScenario, TargetName } from '../scenario.ts';
import { chooseRates } from './choose-rates.ts';
import { findHalfBusyRate, measureAtRate, type RateLoad } from './measure-at-rate.ts';

/** A load generator that is later than this, in milliseconds, is worth a note. */
const noticedLateMs = 0.5;

const columns: readonly LatencyColumn[] = [
  { name: 'ratePerSecond', head: 'req/s', digits: 0, isLatency: false },
  { name: 'p50Ms', head: 'p50 ms', digits: 3, isLatency: true },
  { name: 'p99Ms', head: 'p99 ms', digits: 3, isLatency: true },
  { name: 'p999Ms', head: 'p99.9 ms', digits: 3, isLatency: true },
  { name: 'cpuMicros', head: 'CPU us/req', digits: 1, isLatency: false },
  { name: 'busyPercent', head: 'busy %', digits: 0, isLatency: false },
  { name: 'waitPercent', head: 'waiting %', digits: 1, isLatency: false },
  { name: 'requests', head: 'values', digits: 0, isLatency: false },
  { name: 'lateP99Ms', head: 'sent late p99 ms', digits: 3, isLatency: false },
];

/**
 * Runs a scenario of the kind `half-load`. The upstream alone is not measured: in runs that did so, whoever came after
 * it had latencies of its own.
 */
export async function runHalfLoad(run: ScenarioRun<HalfLoadScenario>): Promise<LatencyReport> {
  const targets = (await prepareTargets(run)).filter(({ name }) => name !== 'upstream');
  const rates = chooseRates(await findRates(run, targets));
  const { amount } = run.options;
  const { connections } = run.scenario;
  const rounds = await measureInRounds(run, targets, async (target) => {
    const beside = await prepareBeside(run, target.name);
    const ratePerSecond = rates.rateOf(target.name);
    return measureAtRate(target, { ratePerSecond, amount, connections, ...(beside && { beside }) });
  });
  const setting = 'constant rate, measured from the time each request was due';
  const report = createLatencyReport({ run, setting, columns, rounds });
  return { ...report, notes: createNotes(report) };
}

/** The second load of the scenario, if it has one. */
async function prepareBeside(
  { scenario, session }: ScenarioRun<HalfLoadScenario>,
  name: TargetName,
): Promise<RateLoad['beside'] | null> {
  const { beside } = scenario;
  if (beside === undefined) return null;
  const target = await verifyTarget(session.createTarget(name, beside.requestFor(name)), scenario);
  return { target, ratePerSecond: beside.ratePerSecond };
}

/** For every server, the rate that keeps it busy half of the time. */
async function findRates(
  run: ScenarioRun<HalfLoadScenario>,
  targets: readonly VerifiedTarget[],
): Promise<ReadonlyMap<TargetName, number>> {
  const rates = new Map<TargetName, number>();
  for (const target of targets) {
    run.progress(`${run.scenario.name}: finding out what keeps ${target.name} half busy`);
    const rate = await attempt(run, target.name, () => findHalfBusyRate(target, run.scenario.connections));
    if (rate !== null) rates.set(target.name, rate);
  }
  return rates;
}

function createNotes({ targets }: Pick<LatencyReport, 'targets'>): readonly string[] {
  const notes: string[] = [];
  for (const note of [noteCrowded(targets), noteFewValues(targets, 'requests')])
    if (note !== null) notes.push(note);
  if (targets.some(({ figures }) => (figures['lateP99Ms'] ?? 0) > noticedLateMs))
    notes.push('the load generator was late itself; other processes held its core.');
  return notes;
}
