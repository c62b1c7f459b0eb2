import type { Figures } from '../latency/create-latency-report.ts';
import type { LoadAmount } from '../load.ts';
import { measureTarget, measureWork, type Measurement, type VerifiedTarget } from '../measure.ts';
import type { ProcessUsage } from '../process-usage.ts';
import { runOpenLoop, type OpenLoopResult } from './open-loop-load.ts';

/** How a server is loaded at a constant rate. */
export interface RateLoad {
  readonly ratePerSecond: number;
  readonly amount: LoadAmount;
  /** Those of the closed loop that goes before. */
  readonly connections: number;
  /** What else the server has to do meanwhile. Default: nothing. */
  readonly beside?: { readonly target: VerifiedTarget; readonly ratePerSecond: number };
}

/**
 * How long a server is loaded before it is measured. When all of its connections have been closed, V8 forgets the
 * shapes of their objects, and with the next ones it has to compile again what touches them, while requests wait.
 */
const settling = { kind: 'seconds', seconds: 3 } as const;

/** How long a rate is tried out. */
const trial = { kind: 'seconds', seconds: 3 } as const;
const trials = 2;
const halfPercent = 50;

/** Loads a server with a closed loop until it is at its best. */
function settle(target: VerifiedTarget, connections: number): Promise<Measurement> {
  return measureTarget(target, { connections, amount: settling });
}

/** Requests at a constant rate, right after the server has settled. */
export async function measureAtRate(
  target: VerifiedTarget,
  { ratePerSecond, amount, connections, beside }: RateLoad,
): Promise<Figures> {
  await settle(target, connections);
  const count = amount.kind === 'requests' ? amount.requests : Math.ceil(amount.seconds * ratePerSecond);
  const seconds = count / ratePerSecond;
  const { result, used } = await measureWork(target, async () => {
    const besideDone =
      beside && sendAtRate(beside.target, beside.ratePerSecond, Math.ceil(seconds * beside.ratePerSecond));
    const [own] = await Promise.all([sendAtRate(target, ratePerSecond, count), besideDone]);
    return own;
  });
  return createFigures(result, used, ratePerSecond);
}

function sendAtRate(
  { request, expected, server }: VerifiedTarget,
  ratePerSecond: number,
  count: number,
): Promise<OpenLoopResult> {
  return runOpenLoop({ port: server.port, request, expected, ratePerSecond, count });
}

/**
 * The rate that keeps a server busy half of the time. It is below half of what a closed loop gives: a request that
 * comes alone takes a wait for events, and a wake-up of whoever gets the answer, to itself.
 */
export async function findHalfBusyRate(target: VerifiedTarget, connections: number): Promise<number> {
  const { requestsPerSecond } = await settle(target, connections);
  let rate = requestsPerSecond / 2;
  for (let count = 0; count < trials; count += 1) {
    const { busyPercent = halfPercent } = await measureAtRate(target, {
      ratePerSecond: rate,
      amount: trial,
      connections,
    });
    rate *= halfPercent / busyPercent;
  }
  return rate;
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
