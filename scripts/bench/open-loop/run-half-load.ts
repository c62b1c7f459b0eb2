import {
  createLatencyReport,
  type Figures,
  type LatencyColumn,
  type LatencyReport,
} from '../latency/create-latency-report.ts';
import { noteCrowded, noteFewValues } from '../latency/latency-notes.ts';
import type { LoadAmount } from '../load.ts';
import { measureTarget, measureWork, type VerifiedTarget } from '../measure.ts';
import type { ProcessUsage } from '../process-usage.ts';
import { attempt, measureInRounds, prepareTargets, type ScenarioRun } from '../scenario-run.ts';
import type { HalfLoadScenario, TargetName } from '../scenario.ts';
import { chooseRates, type Rates } from './choose-rates.ts';
import { runOpenLoop, type OpenLoopResult } from './open-loop-load.ts';

/** How long the closed loop runs that finds out what a server can do. */
const calibration = { kind: 'seconds', seconds: 3 } as const;

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

/** Runs a scenario of the kind `half-load`. */
export async function runHalfLoad(run: ScenarioRun<HalfLoadScenario>): Promise<LatencyReport> {
  const targets = await prepareTargets(run);
  const rates = chooseRates(await calibrate(run, targets));
  const rounds = await measureInRounds(run, targets, (target) => {
    return measureAtRate(target, rates, run.options.amount);
  });
  const setting = 'constant rate, measured from the time each request was due';
  const report = createLatencyReport({ run, setting, columns, rounds });
  return { ...report, notes: createNotes(report) };
}

/** Requests per second of every server in a closed loop. */
async function calibrate(
  run: ScenarioRun<HalfLoadScenario>,
  targets: readonly VerifiedTarget[],
): Promise<ReadonlyMap<TargetName, number>> {
  const measured = new Map<TargetName, number>();
  for (const target of targets.filter(({ name }) => name !== 'upstream')) {
    run.progress(`${run.scenario.name}: finding out what ${target.name} can do`);
    const load = { connections: run.scenario.connections, amount: calibration };
    const found = await attempt(run, target.name, () => measureTarget(target, load));
    if (found !== null) measured.set(target.name, found.requestsPerSecond);
  }
  return measured;
}

async function measureAtRate(target: VerifiedTarget, rates: Rates, amount: LoadAmount): Promise<Figures> {
  const ratePerSecond = rates.rateOf(target.name);
  const count = amount.kind === 'requests' ? amount.requests : Math.ceil(amount.seconds * ratePerSecond);
  const { request, expected, server } = target;
  const { result, used } = await measureWork(target, () =>
    runOpenLoop({ port: server.port, request, expected, ratePerSecond, count }),
  );
  return createFigures(result, used, ratePerSecond);
}

function createFigures(result: OpenLoopResult, used: ProcessUsage, ratePerSecond: number): Figures {
  const { elapsedMs, ...figures } = result;
  const elapsedNs = elapsedMs * 1e6;
  return {
    ...figures,
    ratePerSecond,
    cpuMicros: used.cpuNs / 1000 / result.requests,
    busyPercent: (used.cpuNs / elapsedNs) * 100,
    waitPercent: (used.waitNs / elapsedNs) * 100,
  };
}

function createNotes({ targets }: Pick<LatencyReport, 'targets'>): readonly string[] {
  const notes: string[] = [];
  for (const note of [noteCrowded(targets), noteFewValues(targets, 'requests')])
    if (note !== null) notes.push(note);
  if (targets.some(({ figures }) => (figures['lateP99Ms'] ?? 0) > noticedLateMs))
    notes.push('the load generator was late itself; other processes held its core.');
  return notes;
}
