import type { Deployment } from '../../src/core/provider.ts';
import { quickRouting } from './create-candidate.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';
import { createUsageGateway, type UsageGateway } from './usage-gateway.ts';

/** Calls at a time that each deployment of a faulty upstream takes. */
const shakyConcurrency = 12;

const modelsOf = {
  anthropic: ['chatfam-opus-4-8', 'chatfam-sonnet-4-6', 'chatfam-haiku-4-5'],
  gemini: ['genfam-2.5-flash', 'genfam-2.5-pro', 'genfam-3-flash-preview'],
} as const;

/** Every model that is asked: two formats, three ways to be served. */
export const chaosModels: readonly string[] = [...modelsOf.anthropic, ...modelsOf.gemini];

interface Place extends Partial<Deployment> {
  readonly url: string;
  /** Which of the models of its format it serves. */
  readonly serves: readonly number[];
}

function createPlace(id: string, { url, serves, ...rest }: Place): readonly Deployment[] {
  return (['anthropic', 'gemini'] as const).map((provider) => {
    const deployment = createUpstreamDeployment(provider, url, {
      firstByteMs: 20_000,
      idleMs: 20_000,
      totalMs: 30_000,
    });
    const names = new Set<string>(serves.map((index) => modelsOf[provider][index] ?? ''));
    const models = Object.fromEntries(Object.entries(deployment.models).filter(([name]) => names.has(name)));
    return { ...deployment, ...rest, id: `${id}-${provider}`, models };
  });
}

const impatient = { connectMs: 1000, firstByteMs: 200, idleMs: 150, totalMs: 5000 };
const shaky = { serves: [0, 1, 2], concurrency: shakyConcurrency, timeouts: impatient };

/**
 * A gateway over two upstreams that fail and one that works. The first model of each format has a deployment that works
 * beside the two that fail, the second one has it in reserve, the third one has none but falls back.
 */
export function createChaosGateway(
  [first, second]: readonly [string, string],
  steady: string,
): Promise<UsageGateway> {
  return createUsageGateway({
    deployments: [
      ...createPlace('first', { url: first, weight: 3, ...shaky }),
      ...createPlace('second', { url: second, weight: 2, ...shaky, abort: 'drain' }),
      ...createPlace('steady', { url: steady, serves: [0] }),
      ...createPlace('reserve', { url: steady, serves: [1], priority: 1 }),
    ],
    routing: { ...quickRouting, cooldown: { failures: 4, durationMs: 40 } },
    models: {
      'chatfam-haiku-4-5': { fallbacks: ['genfam-2.5-flash'], aliases: [] },
      'genfam-3-flash-preview': { fallbacks: ['chatfam-sonnet-4-6'], aliases: [] },
    },
  });
}
