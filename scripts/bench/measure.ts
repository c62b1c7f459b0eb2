import { fetchAnswer, runLoad, type ExpectedAnswer, type LoadOptions, type LoadResult } from './load.ts';
import type { RunningServer } from './launch-server.ts';
import { readProcessUsage, type ProcessUsage } from './process-usage.ts';
import { Refusal } from './refusal.ts';
import type { HttpScenario, TargetName } from './scenario.ts';

/** A server that has been started, and how to call it. */
export interface Target {
  readonly name: TargetName;
  readonly server: RunningServer;
  /** The scenario's request as this server wants it. */
  readonly request: Buffer;
}

/** A target whose answer was looked at in full and found right. */
export interface VerifiedTarget extends Target {
  readonly expected: ExpectedAnswer;
}

/** What one load on one server cost and gave. */
export interface Measurement {
  readonly requests: number;
  /** CPU time of the server process per request, in microseconds. */
  readonly cpuMicros: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rssBytes: number;
  /** The share of the time the server was on its core; near 1 it could not have done more. */
  readonly busyShare: number;
  /** The share of the time its main thread had to wait for the core because something else ran there. */
  readonly waitShare: number;
  readonly chunksPerAnswer: number;
}

/** Sends one request and looks at the whole answer. Throws a Refusal when it is not what the upstream said. */
export async function verifyTarget(target: Target, scenario: HttpScenario): Promise<VerifiedTarget> {
  const answer = await explain(target, fetchAnswer(target.server.port, target.request));
  const fault = scenario.findFault(answer);
  if (fault === null) return { ...target, expected: { status: answer.status, bodyBytes: answer.bodyBytes } };
  const body = String(answer.body).slice(0, 500);
  throw new Refusal(
    `${target.name} answers "${scenario.name}" wrongly: ${fault}.\nIts answer: ${body}\n${showLog(target)}`,
  );
}

/** A closed loop on a target. */
export type TargetLoad = Pick<LoadOptions, 'connections' | 'amount' | 'rampMs' | 'createObserver'>;

/** Loads a target once with a closed loop and measures its process from the first request to the last answer. */
export async function measureTarget(target: VerifiedTarget, load: TargetLoad): Promise<Measurement> {
  const { server, request, expected } = target;
  const { result, used } = await measureWork(target, () =>
    runLoad({ port: server.port, request, expected, ...load }),
  );
  return createMeasurement(result, used);
}

/** What came of some work, and what the target's process used meanwhile. */
export interface MeasuredWork<T> {
  readonly result: T;
  /** `rssBytes` is what it held at the end. */
  readonly used: ProcessUsage;
}

/** Does work on a target. A failure becomes a Refusal that names the server and shows its log. */
export async function measureWork<T>(target: Target, work: () => Promise<T>): Promise<MeasuredWork<T>> {
  const { pid } = target.server;
  target.server.truncateLog();
  const before = readProcessUsage(pid);
  const result = await explain(target, work());
  const after = readProcessUsage(pid);
  const cpuNs = after.cpuNs - before.cpuNs;
  return { result, used: { cpuNs, waitNs: after.waitNs - before.waitNs, rssBytes: after.rssBytes } };
}

function createMeasurement(load: LoadResult, used: ProcessUsage): Measurement {
  const elapsedNs = load.elapsedMs * 1e6;
  return {
    requests: load.requests,
    cpuMicros: used.cpuNs / 1000 / load.requests,
    requestsPerSecond: (load.requests / load.elapsedMs) * 1000,
    p50Ms: load.p50Ms,
    p99Ms: load.p99Ms,
    rssBytes: used.rssBytes,
    busyShare: used.cpuNs / elapsedNs,
    waitShare: used.waitNs / elapsedNs,
    chunksPerAnswer: load.chunksPerAnswer,
  };
}

/** Turns the failure of a load into a Refusal that names the server and shows its log. */
async function explain<T>(target: Target, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Refusal(`${target.name} failed under load: ${(error as Error).message}.\n${showLog(target)}`);
  }
}

function showLog(target: Target): string {
  return `The end of its log:\n${target.server.readLogTail()}`;
}
