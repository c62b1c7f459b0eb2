import type { AdminDeployment } from '../../generated/contract-types.ts';
import type { DeploymentHealth } from '../../src/core/deployment-health.ts';
import { renderSeconds } from './render-seconds.ts';

/** A deployment as the node that answers knows it. Neither path nor credential of its address is shown. */
export function renderDeployment(health: DeploymentHealth, node: string): AdminDeployment {
  const { deployment, state, until, lastSuccessAt, lastError, window, calls } = health;
  const { id, provider, baseUrl, models, weight = 1, priority = 0, concurrency = null } = deployment;
  return {
    id,
    provider: provider.name,
    host: baseUrl === '' ? null : new URL(baseUrl).host,
    models: Object.keys(models),
    weight,
    priority,
    state,
    last_success_at: lastSuccessAt === null ? null : renderSeconds(lastSuccessAt),
    last_error: lastError && { ...lastError, at: renderSeconds(lastError.at) },
    window: {
      seconds: window.seconds,
      attempts: window.attempts,
      failed: window.failed,
      p50_ms: window.p50Ms,
      p95_ms: window.p95Ms,
    },
    nodes: [{ node, state, until: until === null ? null : renderSeconds(until), calls, concurrency }],
  };
}
