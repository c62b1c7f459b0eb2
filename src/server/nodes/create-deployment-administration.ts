import type { AuditStore } from '../../core/accounts/audit.ts';
import type { Clock } from '../../core/clock.ts';
import type {
  DeploymentAdministration,
  DeploymentHealth,
  DeploymentOnNode,
  DrainStore,
} from '../../core/deployment-health.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { LivingNode } from '../../core/node-report.ts';
import type { LiveParts } from '../live/create-live-parts.ts';
import type { DrainFollower } from '../live/follow-drains.ts';
import type { Nodes } from './create-nodes.ts';
import { mergeReports } from './merge-reports.ts';

export interface DeploymentAdministrationOptions {
  readonly nodes: Pick<Nodes, 'nodeId' | 'listOthers'>;
  readonly live: Pick<LiveParts, 'describeDeployments'>;
  readonly store: DrainStore;
  readonly follower: DrainFollower;
  readonly audit: Pick<AuditStore, 'append'>;
  readonly clock: Clock;
}

/** Deployments for administrators: what this node knows now, and the others said last. */
export function createDeploymentAdministration({
  nodes,
  live,
  store,
  follower,
  audit,
  clock,
}: DeploymentAdministrationOptions): DeploymentAdministration {
  const list = async (): Promise<readonly DeploymentHealth[]> => {
    const others = await nodes.listOthers();
    return live.describeDeployments(clock.now()).map(({ deployment, report }) => {
      const theirs = others.flatMap((node) => findReport(node, deployment.id));
      return mergeReports(deployment, [{ nodeId: nodes.nodeId, report }, ...theirs]);
    });
  };
  const find = async (id: string): Promise<DeploymentHealth> => {
    const found = (await list()).find(({ deployment }) => deployment.id === id);
    if (found !== undefined) return found;
    throw new GatewayError('not_found', 'There is no deployment with this identifier.', {
      reason: 'deployment_not_found',
    });
  };
  return {
    list,
    setService: async ({ deploymentId, service, reason, actor, address }) => {
      await find(deploymentId);
      await store.set(deploymentId, service);
      await follower.refresh();
      const action = service === 'drained' ? 'deployment.drain' : 'deployment.resume';
      await audit.append({ action, actor, target: deploymentId, address, reason, outcome: 'done' });
      return await find(deploymentId);
    },
  };
}

/** Nodes may be configured differently, while a new configuration goes round. */
function findReport({ id, report }: LivingNode, deploymentId: string): readonly DeploymentOnNode[] {
  const found = report.deployments.find((each) => each.deploymentId === deploymentId);
  return found === undefined ? [] : [{ nodeId: id, report: found }];
}
