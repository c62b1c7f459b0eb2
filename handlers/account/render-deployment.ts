import type { AdminDeployment, DeploymentOnNode } from '../../generated/contract-types.ts';
import { recentMs, type DeploymentHealth } from '../../src/core/deployment-health.ts';
import { countAnswers, findLatencyRank } from '../../src/core/latency-counts.ts';
import { renderSeconds } from '../render-seconds.ts';

/** A deployment as all nodes know it. Neither path nor credential of its address is shown. */
export function renderDeployment(health: DeploymentHealth): AdminDeployment {
  const { deployment, state, lastSuccessAt, lastError, nodes } = health;
  const { id, provider, baseUrl, models, weight = 1, priority = 0 } = deployment;
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
    window: renderWindow(health),
    nodes: nodes.map(renderOnNode),
  };
}

function renderWindow({ recent: { failed, answered } }: DeploymentHealth): AdminDeployment['window'] {
  return {
    seconds: recentMs / 1_000,
    attempts: failed + countAnswers(answered),
    failed,
    p50_ms: findLatencyRank(answered, 0.5),
    p95_ms: findLatencyRank(answered, 0.95),
  };
}

function renderOnNode({ nodeId, report }: DeploymentHealth['nodes'][number]): DeploymentOnNode {
  const { state, until, calls, concurrency } = report;
  return { node: nodeId, state, until: until === null ? null : renderSeconds(until), calls, concurrency };
}
