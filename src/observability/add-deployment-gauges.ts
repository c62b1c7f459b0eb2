import { Gauge, type Registry } from 'prom-client';
import type { DeploymentLoad } from '../core/deployment-load.ts';

/** Adds what deployments have under way; read when somebody scrapes. */
export function addDeploymentGauges(registry: Registry, read: () => readonly DeploymentLoad[]): void {
  const common = { labelNames: ['deployment' as const], registers: [registry] };
  new Gauge({
    ...common,
    name: 'specway_deployment_calls',
    help: 'Calls and streams of a deployment that are under way.',
    collect() {
      this.reset();
      for (const { deploymentId, running } of read()) this.set({ deployment: deploymentId }, running);
    },
  });
  new Gauge({
    ...common,
    name: 'specway_deployment_cooling',
    help: '1 while a deployment is left out because it keeps failing.',
    collect() {
      this.reset();
      for (const { deploymentId, isCooling } of read())
        this.set({ deployment: deploymentId }, isCooling ? 1 : 0);
    },
  });
}
