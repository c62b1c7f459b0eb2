import type { Placement, RunningTasks, StoredTask } from '../../core/video/task-store.ts';
import type { VideoConfig } from '../../core/video/video-config.ts';
import type { PlaceChoice, VideoPlaces } from '../../core/video/video-places.ts';

/** Until a task is looked at again for which nobody has room, or nobody is configured, in milliseconds. */
const roomWaitMs = 1_000;
const placeWaitMs = 5_000;

/** What a placement needs to know. */
export interface PlacementTerms {
  readonly places: VideoPlaces;
  readonly video: Pick<VideoConfig, 'maxRunningPerKey' | 'queueTimeoutMs'>;
}

/** Tasks that begin, that wait on, and that will never begin. */
export interface FullPlacement extends Placement {
  /** They waited for too long, or everybody has refused them. */
  readonly hopeless: readonly StoredTask[];
}

/** Whom a task may be submitted to, after its failed submissions. */
export function listRefusals({
  calls,
}: Pick<StoredTask, 'calls'>): Pick<PlaceChoice, 'avoided' | 'excluded'> {
  const failed = calls.filter(({ outcome }) => outcome === 'failed');
  const hopeless = failed.filter(({ isHopeless }) => isHopeless);
  return {
    avoided: new Set(failed.map(({ deploymentId }) => deploymentId)),
    excluded: new Set(hopeless.map(({ deploymentId }) => deploymentId)),
  };
}

/** Chooses, oldest first, who makes which task, within the limits of keys and deployments. */
export function placeTasks(
  queued: readonly StoredTask[],
  running: RunningTasks,
  { places, video }: PlacementTerms,
): FullPlacement {
  const byKey = new Map(running.byKey);
  const byDeployment = new Map(running.byDeployment);
  const placement = {
    placed: [] as Placement['placed'][number][],
    delayed: [] as Placement['delayed'][number][],
    hopeless: [] as StoredTask[],
  };
  for (const task of queued) {
    const refusals = listRefusals(task);
    const { model, order } = task;
    const chosen = places.choose({ model, order, running: byDeployment, ...refusals });
    if (task.readAt - task.createdAt > video.queueTimeoutMs) placement.hopeless.push(task);
    else if ((byKey.get(task.keyId) ?? 0) >= video.maxRunningPerKey) continue;
    else if (chosen.kind === 'later') placement.delayed.push({ task, delayMs: roomWaitMs });
    else if (chosen.kind === 'place') {
      const { deployment, upstreamModel } = chosen.place;
      placement.placed.push({ task, deploymentId: deployment.id, upstreamModel });
      count(byKey, task.keyId);
      count(byDeployment, deployment.id);
    } else if (refusals.excluded.size > 0) placement.hopeless.push(task);
    else placement.delayed.push({ task, delayMs: placeWaitMs });
  }
  return placement;
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
