import type { RoutingConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { providers } from '../../src/providers/provider-table.ts';
import type { Candidate } from '../../src/routing/candidate.ts';
import { DeploymentTracker } from '../../src/routing/deployment-tracker.ts';
import { ModelTracker } from '../../src/routing/model-tracker.ts';

/** A routing policy whose waits a test can afford. */
export const quickRouting: RoutingConfig = {
  strategy: 'weighted',
  attempts: 3,
  backoffMs: 5,
  maxBackoffMs: 60,
  deadlineMs: 60_000,
  cooldown: { failures: 3, durationMs: 1000 },
};

/** A candidate that no test calls. */
export function createCandidate(id: string, options: Partial<Deployment> = {}): Candidate {
  const deployment: Deployment = {
    id,
    provider: providers.anthropic,
    baseUrl: 'http://127.0.0.1:1',
    credential: null,
    models: {},
    timeouts: { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 },
    ...options,
  };
  return {
    deployment,
    upstreamModel: 'x',
    native: 'createMessage',
    perform: () => Promise.reject(new Error('not called')),
    weight: deployment.weight ?? 1,
    makes: 'texts',
    tracker: new ModelTracker(new DeploymentTracker(deployment, quickRouting.cooldown), 'x', 'createMessage'),
  };
}
