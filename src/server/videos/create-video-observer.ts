import type { Logger } from 'pino';
import type { VideoTaskObserver } from '../../core/video/video-task-observer.ts';
import type { Metrics } from '../../observability/index.ts';

/** Logs and counts what happens to tasks. Nothing of an order stands in a log. */
export function createVideoObserver(logger: Logger, metrics: Metrics | null): VideoTaskObserver {
  const missing = new Set<string>();
  return {
    onState: ({ id, state, model, deploymentId, keyId, attempt }) => {
      logger.info({ task: id, state, model, deployment: deploymentId, key: keyId, attempt }, 'video task');
    },
    onEnd: (task) => {
      const { id, state, model, deploymentId, keyId, attempt, failure, videos } = task;
      const outcome = failure !== null ? 'failed' : videos.length === 0 ? 'filtered' : 'succeeded';
      const durationMs = (task.completedAt ?? task.createdAt) - task.createdAt;
      const facts = { model, deployment: deploymentId, key: keyId, attempt, outcome, durationMs };
      logger.info({ task: id, state, ...facts, ...(failure && { error: failure.code }) }, 'video task');
      metrics?.videos.countEnd(outcome, durationMs);
    },
    onCall: (call) => {
      missing.delete(call.deploymentId);
      metrics?.videos.countCall(call);
    },
    onUnanswered: ({ id, deploymentId }, error) => {
      logger.debug(
        { task: id, deployment: deploymentId, err: error },
        'a question about a video task failed',
      );
    },
    onTakeover: ({ id, state, attempt }) => {
      logger.warn({ task: id, state, attempt }, 'a video task is taken over');
      metrics?.videos.countTakeover();
    },
    onUnsettled: ({ id, deploymentId }) => {
      logger.warn(
        { task: id, deployment: deploymentId },
        'an upstream may charge for a video task that nobody pays',
      );
      metrics?.videos.countUnsettled();
    },
    onWriteOff: (microUsd) => {
      logger.warn({ microUsd: String(microUsd) }, 'a video cost more than its account had');
      metrics?.countWriteOff(microUsd);
    },
    onMissing: (deploymentId) => {
      if (missing.has(deploymentId)) return;
      missing.add(deploymentId);
      logger.warn(
        { deployment: deploymentId },
        'video tasks wait for a deployment that is not configured any more',
      );
    },
    onTrouble: (message, error) => {
      logger.warn({ err: error }, message);
    },
    onTroubleOver: (message) => {
      logger.info({ trouble: message }, 'trouble with video tasks is over');
    },
    onStart: (readLevels) => {
      metrics?.videos.watch(readLevels);
    },
  };
}
