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
    aggregator: 'max',
    name: 'specway_deployment_cooling',
    help: '1 while a deployment is left out, with all of its models: it cannot be reached, or refuses the credential.',
    collect() {
      this.reset();
      for (const { deploymentId, isCooling } of read())
        this.set({ deployment: deploymentId }, isCooling ? 1 : 0);
    },
  });
  new Gauge({
    aggregator: 'max',
    name: 'specway_model_cooling',
    help: '1 while a model of a deployment is left out; (other) stands for all that the configuration does not name.',
    labelNames: ['deployment' as const, 'upstream_model' as const],
    registers: [registry],
    collect() {
      this.reset();
      for (const { deploymentId, coolingModels } of read())
        for (const model of coolingModels)
          this.set({ deployment: deploymentId, upstream_model: model ?? '(other)' }, 1);
    },
  });
}
