import type { DeploymentHealth, DeploymentState, DeploymentWindow } from '../core/deployment-health.ts';
import type { DeploymentTracker } from './deployment-tracker.ts';
import type { TrackedDeployment, TrackerSet } from './tracker-set.ts';

/** Both clocks at one moment, in milliseconds. */
export interface ClockPair {
  /** The router's. */
  readonly monotonic: number;
  /** Unix time. */
  readonly wall: number;
}

/** How the deployments of a router do. */
export function describeDeployments(trackers: TrackerSet, clocks: ClockPair): readonly DeploymentHealth[] {
  return Array.from(trackers.values(), (tracked) => describe(tracked, clocks));
}

function describe({ deployment, tracker }: TrackedDeployment, clocks: ClockPair): DeploymentHealth {
  const { history, cooldown, places } = tracker;
  const now = clocks.monotonic;
  const convert = (time: number) => clocks.wall + time - now;
  const window = history.describe(now);
  const until = cooldown.until;
  const { lastSuccessAt, lastError } = history;
  return {
    deployment,
    state: findState(tracker, window, now),
    until: until === null || until <= now ? null : convert(until),
    lastSuccessAt: lastSuccessAt === null ? null : convert(lastSuccessAt),
    lastError: lastError && { ...lastError, at: convert(lastError.at) },
    window,
    calls: places.taken,
  };
}

/** What failed last is not healthy before it has answered again, however long ago that was: a cooldown that is over is no answer. */
function findState(tracker: DeploymentTracker, window: DeploymentWindow, now: number): DeploymentState {
  const { history, cooldown } = tracker;
  if (tracker.isDrained) return 'drained';
  const hasFailedLast = (history.lastError?.at ?? -1) > (history.lastSuccessAt ?? -1);
  if (hasFailedLast && history.lastError?.kind === 'rejected_credential') return 'rejected';
  if (cooldown.isCooling(now) || tracker.listOut(now).size > 0) return 'cooling';
  if (hasFailedLast) return 'degraded';
  if (window.attempts === 0) return 'idle';
  return window.failed > 0 ? 'degraded' : 'healthy';
}
