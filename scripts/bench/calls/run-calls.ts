import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../launch-server.ts';
import { Refusal, Unavailable } from '../refusal.ts';
import { attempt, type ScenarioRun } from '../scenario-run.ts';
import type { CallsScenario, ServerName } from '../scenario.ts';
import type { CallLoad, CallLoadOptions, LoadFigures } from './call-load.ts';
import type { CallBeginning } from './caller.ts';
import { createCallsReport, type CallsReport, type CallsRound } from './create-calls-report.ts';
import { readGatewayUsage, subtractUsage, type GatewayUsage } from './process-tree.ts';

/** How many calls there are unless the command line says so. */
const defaultCalls = 40;
/** Before anything is measured, in milliseconds: long enough for compilers and for the first answers to have ended. */
const settleMs = 6_000;
/** After the first call, whose process starts with it, in milliseconds. */
const firstMs = 1_500;
const sampleIntervalMs = 1_000;

/** Runs a scenario of the kind `calls`: each round in a gateway that did nothing before. With `minutes` there is one round. */
export async function runCalls(run: ScenarioRun<CallsScenario>): Promise<CallsReport> {
  const { options, scenario, progress } = run;
  const plan = { calls: options.sessions ?? defaultCalls, seconds: chooseSeconds(run), settleMs };
  const count = options.minutes === null ? options.rounds : 1;
  const rounds: CallsRound[] = [];
  for (const name of run.servers) {
    for (let round = 0; round < count; round += 1) {
      progress(`${scenario.name}: round ${String(round + 1)} of ${String(count)}`);
      const measured = await attempt(run, name, () => measureRound(run, name, plan));
      if (measured !== null) rounds.push(measured);
    }
  }
  return createCallsReport(run, plan, rounds);
}

/** How many calls, and for how long they are measured. */
export interface CallsPlan {
  readonly calls: number;
  readonly seconds: number;
  /** How long both sides speak before they are measured, in milliseconds. */
  readonly settleMs: number;
}

function chooseSeconds({ options: { minutes, amount }, scenario }: ScenarioRun): number {
  if (minutes !== null) return minutes * 60;
  if (amount.kind === 'seconds') return amount.seconds;
  throw new Refusal(`${scenario.name} takes --seconds or --minutes, and no --requests.`);
}

async function measureRound(
  { session, scenario, progress }: ScenarioRun<CallsScenario>,
  name: ServerName,
  plan: CallsPlan,
): Promise<CallsRound> {
  progress(`starting ${name}`);
  await session.stopServer(name);
  const server = await session.startServer(name);
  try {
    return await withCalls(server, { ...scenario, headers: session.findHeaders(name) }, plan);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unavailable) throw error;
    throw new Refusal(
      `${name} failed with calls: ${(error as Error).message}.\nThe end of its log:\n${server.readLogTail()}`,
    );
  } finally {
    await session.stopServer(name);
  }
}

/** How a server is called. */
export interface CallTarget {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens the calls of a plan one after the other, measures them, and closes them. */
export async function withCalls(
  server: Pick<RunningServer, 'pid' | 'port'>,
  { path, headers }: CallTarget,
  plan: CallsPlan,
): Promise<CallsRound> {
  const url = `http://127.0.0.1:${String(server.port)}${path}`;
  const load = await startLoad({ url, headers, calls: plan.calls });
  try {
    await load.open();
    await sleep(firstMs);
    const before = readGatewayUsage(server.pid);
    const beginnings: CallBeginning[] = [];
    while (beginnings.length + 1 < plan.calls) beginnings.push(await load.open());
    await sleep(plan.settleMs);
    return { before, beginnings, ...(await measure(server, load, plan)) };
  } finally {
    await load.close();
  }
}

/** The library is an optional dependency, which no other scenario needs. */
async function startLoad(options: CallLoadOptions): Promise<CallLoad> {
  const library = await import('node-datachannel').catch(() => null);
  if (library === null)
    throw new Unavailable('node-datachannel is not installed, so there is nobody to call.');
  const { startCallLoad } = await import('./call-load.ts');
  return startCallLoad(options);
}

async function measure(
  server: Pick<RunningServer, 'pid'>,
  load: CallLoad,
  { seconds }: CallsPlan,
): Promise<Omit<CallsRound, 'before' | 'beginnings'>> {
  load.take();
  const startedAt = performance.now();
  const first = readGatewayUsage(server.pid);
  const samples: GatewayUsage[] = [first];
  const figures: LoadFigures[] = [];
  for (let leftMs = seconds * 1_000; leftMs > 0; leftMs -= sampleIntervalMs) {
    await sleep(Math.min(leftMs, sampleIntervalMs));
    samples.push(readGatewayUsage(server.pid));
    figures.push(load.take());
  }
  const elapsedMs = performance.now() - startedAt;
  const used = subtractUsage(samples.at(-1) ?? first, first);
  return { elapsedMs, used, samples, figures };
}
