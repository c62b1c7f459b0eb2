import {
  createLatencyReport,
  type Figures,
  type LatencyColumn,
  type LatencyReport,
} from '../latency/create-latency-report.ts';
import { noteCrowded, noteFewValues } from '../latency/latency-notes.ts';
import type { ConnectionObserver } from '../load.ts';
import { measureTarget, type TargetLoad, type VerifiedTarget } from '../measure.ts';
import { measureInRounds, prepareTargets, type ScenarioRun } from '../scenario-run.ts';
import type { EventDelayScenario } from '../scenario.ts';
import { DelayCollector } from './delay-collector.ts';

const columns: readonly LatencyColumn[] = [
  { name: 'firstP50Ms', head: 'first p50 ms', digits: 3, isLatency: true },
  { name: 'firstP99Ms', head: 'first p99 ms', digits: 3, isLatency: true },
  { name: 'delayP50Ms', head: 'event p50 ms', digits: 3, isLatency: true },
  { name: 'delayP99Ms', head: 'event p99 ms', digits: 3, isLatency: true },
  { name: 'delayP999Ms', head: 'event p99.9 ms', digits: 3, isLatency: true },
  { name: 'streams', head: 'streams', digits: 0, isLatency: false },
  { name: 'events', head: 'events', digits: 0, isLatency: false },
  { name: 'busyPercent', head: 'busy %', digits: 0, isLatency: false },
  { name: 'waitPercent', head: 'waiting %', digits: 1, isLatency: false },
];

/** Runs a scenario of the kind `event-delay`. */
export async function runEventDelay(run: ScenarioRun<EventDelayScenario>): Promise<LatencyReport> {
  const { connections, rampMs } = run.scenario;
  const targets = await prepareTargets(run);
  const rounds = await measureInRounds(run, targets, (target) =>
    measureDelays(target, { connections, rampMs, amount: run.options.amount }),
  );
  const setting = `${String(connections)} connections; first: request to first event, event: upstream to client`;
  const report = createLatencyReport({ run, setting, columns, rounds });
  const notes = [noteCrowded(report.targets), noteFewValues(report.targets, 'events')];
  return { ...report, notes: notes.filter((note) => note !== null) };
}

async function measureDelays(target: VerifiedTarget, load: TargetLoad): Promise<Figures> {
  const collector = new DelayCollector(() => Number(process.hrtime.bigint()));
  const createObserver = (): ConnectionObserver => collector.createObserver();
  const { busyShare, waitShare } = await measureTarget(target, { ...load, createObserver });
  return { ...collector.summarise(), busyPercent: busyShare * 100, waitPercent: waitShare * 100 };
}
