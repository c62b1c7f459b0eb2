import type { DeploymentState, KnownDeployment, RecentCalls } from '../core/deployment-health.ts';
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
export function describeDeployments(trackers: TrackerSet, clocks: ClockPair): readonly KnownDeployment[] {
  return Array.from(trackers.values(), (tracked) => describe(tracked, clocks));
}

function describe({ deployment, tracker }: TrackedDeployment, clocks: ClockPair): KnownDeployment {
  const { history, cooldown, places } = tracker;
  const now = clocks.monotonic;
  const convert = (time: number) => clocks.wall + time - now;
  const recent = history.describe(now);
  const until = cooldown.until;
  const { lastSuccessAt, lastError } = history;
  const report = {
    deploymentId: deployment.id,
    state: findState(tracker, recent, now),
    until: until === null || until <= now ? null : convert(until),
    lastSuccessAt: lastSuccessAt === null ? null : convert(lastSuccessAt),
    lastError: lastError && { ...lastError, at: convert(lastError.at) },
    recent,
    calls: places.taken,
    concurrency: deployment.concurrency ?? null,
  };
  return { deployment, report };
}

/** What failed last is not healthy before it has answered again, however long ago that was: a cooldown that is over is no answer. */
function findState(tracker: DeploymentTracker, recent: RecentCalls, now: number): DeploymentState {
  const { history, cooldown } = tracker;
  if (tracker.isDrained) return 'drained';
  const hasFailedLast = (history.lastError?.at ?? -1) > (history.lastSuccessAt ?? -1);
  if (hasFailedLast && history.lastError?.kind === 'rejected_credential') return 'rejected';
  if (cooldown.isCooling(now) || tracker.listOut(now).size > 0) return 'cooling';
  if (hasFailedLast) return 'degraded';
  if (recent.failed + recent.answered.size === 0) return 'idle';
  return recent.failed > 0 ? 'degraded' : 'healthy';
}
