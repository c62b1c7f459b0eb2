import type { Logger } from 'pino';
import type { Metrics } from '../../observability/index.ts';
import type { RouterObserver } from '../../routing/index.ts';

/** Logs what routing hides from clients, attempts that failed and what is left out, and counts it. */
export function createRouterObserver(logger: Logger, metrics: Metrics | null): RouterObserver {
  return {
    ...(metrics !== null && { onStart: metrics.watchDeployments }),
    onFailedAttempt: (failure) => {
      logger.debug(failure, 'an attempt failed');
      // What is no failure of the upstream is none of the deployment's.
      if (failure.kind !== null) metrics?.countFailedAttempt(failure.deploymentId, failure.kind);
    },
    onCooldown: ({ leftOut, ...failure }) => {
      logger.warn(failure, `a ${leftOut} is left out for a while`);
    },
  };
}
