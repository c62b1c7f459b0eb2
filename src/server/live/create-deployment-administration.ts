import type { AuditStore } from '../../core/accounts/audit.ts';
import type { Clock } from '../../core/clock.ts';
import type { DeploymentAdministration, DeploymentHealth, DrainStore } from '../../core/deployment-health.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { LiveParts } from './create-live-parts.ts';
import type { DrainFollower } from './follow-drains.ts';

export interface DeploymentAdministrationOptions {
  readonly nodeId: string;
  readonly live: Pick<LiveParts, 'describeDeployments'>;
  readonly store: DrainStore;
  readonly follower: DrainFollower;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly clock: Clock;
}

/** Deployments for administrators, as this node knows them. */
export function createDeploymentAdministration({
  nodeId,
  live,
  store,
  follower,
  audit,
  clock,
}: DeploymentAdministrationOptions): DeploymentAdministration {
  const list = () => live.describeDeployments(clock.now());
  const find = (id: string): DeploymentHealth => {
    const found = list().find(({ deployment }) => deployment.id === id);
    if (found !== undefined) return found;
    throw new GatewayError('not_found', 'There is no deployment with this identifier.', {
      reason: 'deployment_not_found',
    });
  };
  return {
    nodeId,
    list,
    setService: async ({ deploymentId, service, reason, actor, address }) => {
      find(deploymentId);
      await store.set(deploymentId, service);
      await follower.refresh();
      const action = service === 'drained' ? 'deployment.drain' : 'deployment.resume';
      await audit.append({ action, actor, target: deploymentId, address, reason, outcome: 'done' });
      return find(deploymentId);
    },
  };
}
