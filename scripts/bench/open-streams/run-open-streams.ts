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
  type HoldResult,
  type OpenStreamsReport,
} from './create-open-streams-report.ts';
import { holdStreams, type HeldStreams } from './hold-streams.ts';
import type { MemorySample } from './memory-trend.ts';

/** Time for a collection of garbage, and for what it frees to be given back. */
const collectMs = 2000;
/** Between two readings of memory. */
const sampleIntervalMs = 1000;
/** Readings after a collection of garbage. */
const collectedCount = 3;
const preload = ['--import', join(import.meta.dirname, 'gc-preload.ts')];
/** Between the beginning of the last stream and the first reading. */
const settleMs = 3000;

/** Runs a scenario of the kind `open-streams`: one server after the other, each in a process that did nothing before. */
export async function runOpenStreams(run: ScenarioRun<OpenStreamsScenario>): Promise<OpenStreamsReport> {
  checkFileLimit(run.options.streams);
  const results = new Map<ServerName, HoldResult>();
  for (const name of run.servers) {
    await run.session.stopServer(name);
    const result = await attempt(run, name, () => measureServer(run, name));
    await run.session.stopServer(name);
    if (result !== null) results.set(name, result);
  }
  return createOpenStreamsReport(run, results);
}

async function measureServer(
  run: ScenarioRun<OpenStreamsScenario>,
  name: ServerName,
): Promise<HoldResult | null> {
  run.progress(`starting ${name}`);
  await run.session.startServer(name, preload);
  if ((await prepareTarget(run, name)) === null) return null;
  const target = run.session.createTarget(name, run.scenario.heldRequestFor(name));
  const beforeBytes = await measureCollected(target);
  run.progress(`${run.scenario.name}: holding ${String(run.options.streams)} streams at ${name}`);
  return { beforeBytes, ...(await measureHold(run, target)) };
}

async function measureHold(
  { options }: ScenarioRun,
  target: Target,
): Promise<Omit<HoldResult, 'beforeBytes'>> {
  const { port } = target.server;
  let streams: HeldStreams | null = null;
  try {
    const opened = await measureWork(target, () =>
      holdStreams({ port, request: target.request, count: options.streams }),
    );
    streams = opened.result;
    await sleep(settleMs);
    const startedAt = performance.now();
    const { eventCount } = opened.result;
    const count = Math.ceil((options.holdSeconds * 1000) / sampleIntervalMs) + 1;
    const { result, used } = await measureWork(target, () => sampleMemory(target, count, opened.result));
    const elapsedMs = performance.now() - startedAt;
    const eventsPerSecond = ((opened.result.eventCount - eventCount) / elapsedMs) * 1000;
    const busyShare = used.cpuNs / 1e6 / elapsedMs;
    return { samples: result, busyShare, eventsPerSecond, liveBytes: await measureCollected(target) };
  } finally {
    streams?.close();
  }
}

/** Resident memory when all garbage has been collected. */
async function measureCollected(target: Target): Promise<number> {
  for (let pass = 0; pass < 2; pass += 1) {
    process.kill(target.server.pid, 'SIGUSR2');
    await sleep(collectMs);
  }
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
