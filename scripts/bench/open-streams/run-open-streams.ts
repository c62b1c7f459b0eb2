import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureWork, type Target } from '../measure.ts';
import { readProcessUsage } from '../process-usage.ts';
import { attempt, prepareTarget, type ScenarioRun } from '../scenario-run.ts';
import type { OpenStreamsScenario, ServerName } from '../scenario.ts';
import { median } from '../statistics.ts';
import { checkFileLimit } from './check-file-limit.ts';
import {
  createOpenStreamsReport,
  type HeldUnit,
  type HoldResult,
  type OpenStreamsReport,
} from './create-open-streams-report.ts';
import { holdStreams, type HeldStreams } from './hold-streams.ts';
import type { MemorySample } from './memory-trend.ts';

/** Time for a collection of garbage, and for what it frees to be given back. */
const collectMs = 3000;
/** Between two readings of memory. */
const sampleIntervalMs = 1000;
/** Readings after a collection of garbage. */
const collectedCount = 3;
const preload = ['--import', join(import.meta.dirname, 'gc-preload.ts')];
/** Between the beginning of the last stream and the first reading. */
const settleMs = 3000;

/** What is held open, of a kind of scenario. */
export interface HoldPlan {
  readonly unit: HeldUnit;
  readonly count: number;
  /** Warms a server up that is running; `null` where it cannot do the scenario, otherwise what is held at it. */
  readonly prepare: (name: ServerName) => Promise<Target | null>;
  readonly hold: (target: Target) => Promise<HeldStreams>;
}

/** Runs a scenario of the kind `open-streams`. */
export function runOpenStreams(run: ScenarioRun<OpenStreamsScenario>): Promise<OpenStreamsReport> {
  const count = run.options.streams;
  return runHold(run, {
    unit: 'stream',
    count,
    prepare: async (name) => {
      if ((await prepareTarget(run, name)) === null) return null;
      return run.session.createTarget(name, run.scenario.heldRequestFor(name));
    },
    hold: ({ server, request }) => holdStreams({ port: server.port, request, count }),
  });
}

/** Holds what the plan says at one server after the other, each in a process that did nothing before. */
export async function runHold(run: ScenarioRun, plan: HoldPlan): Promise<OpenStreamsReport> {
  checkFileLimit(plan.count);
  const results = new Map<ServerName, HoldResult>();
  for (const name of run.servers) {
    await run.session.stopServer(name);
    const result = await attempt(run, name, () => measureServer(run, plan, name));
    await run.session.stopServer(name);
    if (result !== null) results.set(name, result);
  }
  return createOpenStreamsReport(run, plan, results);
}

async function measureServer(run: ScenarioRun, plan: HoldPlan, name: ServerName): Promise<HoldResult | null> {
  run.progress(`starting ${name}`);
  await run.session.startServer(name, preload);
  const target = await plan.prepare(name);
  if (target === null) return null;
  const beforeBytes = await measureCollected(target);
  run.progress(`${run.scenario.name}: holding ${String(plan.count)} ${plan.unit}s at ${name}`);
  return { beforeBytes, ...(await measureHold(run, plan, target)) };
}

async function measureHold(
  { options }: ScenarioRun,
  plan: HoldPlan,
  target: Target,
): Promise<Omit<HoldResult, 'beforeBytes'>> {
  const { result: streams } = await measureWork(target, () => plan.hold(target));
  try {
    await sleep(settleMs);
    const count = Math.ceil((options.holdSeconds * 1000) / sampleIntervalMs) + 1;
    const held = await measureWork(target, () => observeStreams(target, streams, count));
    const { samples, elapsedMs, eventsPerSecond } = held.result;
    const busyShare = held.used.cpuNs / 1e6 / elapsedMs;
    const liveBytes = await measureCollected(target);
    streams.check();
    return { samples, busyShare, eventsPerSecond, liveBytes };
  } finally {
    streams.close();
  }
}

interface Observation {
  readonly samples: readonly MemorySample[];
  readonly elapsedMs: number;
  readonly eventsPerSecond: number;
}

async function observeStreams(target: Target, streams: HeldStreams, count: number): Promise<Observation> {
  const startedAt = performance.now();
  const { eventCount } = streams;
  const samples = await sampleMemory(target, count, streams);
  const elapsedMs = performance.now() - startedAt;
  return { samples, elapsedMs, eventsPerSecond: ((streams.eventCount - eventCount) / elapsedMs) * 1000 };
}

/** Resident memory when all garbage has been collected. */
async function measureCollected(target: Target): Promise<number> {
  process.kill(target.server.pid, 'SIGUSR2');
  await sleep(collectMs);
  return median((await sampleMemory(target, collectedCount)).map(({ rssBytes }) => rssBytes));
}

async function sampleMemory(
  { server }: Target,
  count: number,
  streams?: HeldStreams,
): Promise<readonly MemorySample[]> {
  const samples: MemorySample[] = [];
  while (samples.length < count) {
    if (samples.length > 0) await sleep(sampleIntervalMs);
    streams?.check();
    samples.push({ atMs: performance.now(), rssBytes: readProcessUsage(server.pid).rssBytes });
  }
  return samples;
}
