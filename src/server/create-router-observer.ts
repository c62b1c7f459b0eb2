import type { Logger } from 'pino';
import type { Metrics } from '../observability/index.ts';
import type { RouterObserver } from '../routing/index.ts';
import { createRouterLog } from './create-router-log.ts';

/** Logs what routing hides from clients, and counts it. */
export function createRouterObserver(logger: Logger, metrics: Metrics | null): RouterObserver {
  const log = createRouterLog(logger);
  if (metrics === null) return log;
  return {
    ...log,
    onStart: metrics.watchDeployments,
    onFailedAttempt: (failure) => {
      log.onFailedAttempt?.(failure);
      // What is no failure of the upstream is none of the deployment's.
      if (failure.kind !== null) metrics.countFailedAttempt(failure.deploymentId, failure.kind);
    },
  };
}
