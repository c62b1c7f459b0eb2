import type { DeploymentHealth, DeploymentOnNode, DeploymentState } from '../../core/deployment-health.ts';
import { addLatencies } from '../../core/latency-counts.ts';
import type { Deployment } from '../../core/provider.ts';

/** From the best to the worst. */
const ranked: readonly DeploymentState[] = ['idle', 'healthy', 'degraded', 'cooling', 'rejected'];

/** How a deployment does on all nodes that know of it; the first of them is this one. */
export function mergeReports(
  deployment: Deployment,
  nodes: readonly [DeploymentOnNode, ...DeploymentOnNode[]],
): DeploymentHealth {
  const reports = nodes.map(({ report }) => report);
  const successes = reports.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? []);
  const errors = reports.flatMap(({ lastError }) => lastError ?? []);
  return {
    deployment,
    state: findState(
      nodes[0].report.state,
      reports.map(({ state }) => state),
    ),
    lastSuccessAt: successes.length === 0 ? null : Math.max(...successes),
    lastError: errors.reduce<DeploymentHealth['lastError']>(
      (last, error) => (last !== null && last.at >= error.at ? last : error),
      null,
    ),
    recent: {
      failed: reports.reduce((sum, { recent }) => sum + recent.failed, 0),
      answered: addLatencies(reports.map(({ recent }) => recent.answered)),
    },
    nodes,
  };
}

/** What others reported may be older than an order to drain or to resume, which this node has read. */
function findState(own: DeploymentState, all: readonly DeploymentState[]): DeploymentState {
  if (own === 'drained') return own;
  return all.reduce((worst, state) => (ranked.indexOf(state) > ranked.indexOf(worst) ? state : worst), own);
}
