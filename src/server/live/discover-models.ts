import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import type { Deployment, ProviderAdapter } from '../../core/provider.ts';
import type { Adapters } from './create-adapters.ts';

/** How often lists are asked for, in milliseconds: after one that came, and after one that did not. */
const refreshMs = { listed: 600_000, failed: 60_000 };

/** How long one list may take, all of its pages together, in milliseconds. */
const maxListMs = 30_000;

/** Told what upstreams list. */
export interface DiscoveryObserver {
  /** A list has changed. */
  readonly onChange: () => void;
  readonly logger: Logger;
}

/** A deployment that is asked for its list. */
interface Discovery {
  readonly deployment: Deployment;
  readonly stop: AbortController;
  timer: NodeJS.Timeout | null;
  /** The last list; `null` until there has been one. */
  names: readonly string[] | null;
  state: 'new' | 'listed' | 'failed';
}

/** Asks upstreams for their models in the background, beside all requests. Shared; holds one list for each deployment. */
export class ModelDiscovery {
  readonly #observer: DiscoveryObserver;
  #discoveries: ReadonlyMap<string, Discovery> = new Map();

  constructor(observer: DiscoveryObserver) {
    this.#observer = observer;
  }

  /** The deployments with what their upstreams have listed so far. */
  addDiscovered(deployments: readonly Deployment[]): readonly Deployment[] {
    return deployments.map((deployment) => {
      const known = this.#discoveries.get(deployment.id);
      const isKnown = known && deployment.discover === true && isSamePlace(known.deployment, deployment);
      return isKnown && known.names !== null ? { ...deployment, discovered: known.names } : deployment;
    });
  }

  /** Asks for the lists of these deployments from now on. Those that ask the same upstream as before go on as they are. */
  follow(deployments: readonly Deployment[], adapters: Adapters): void {
    const earlier = this.#discoveries;
    const wanted = deployments.filter(({ discover }) => discover === true);
    this.#discoveries = new Map(
      wanted.map((deployment) => {
        const known = earlier.get(deployment.id);
        if (known && isSamePlace(known.deployment, deployment)) return [deployment.id, known];
        return [deployment.id, this.#begin(deployment, adapters.get(deployment.provider.name))];
      }),
    );
    for (const [id, discovery] of earlier) if (this.#discoveries.get(id) !== discovery) stop(discovery);
  }

  close(): void {
    for (const discovery of this.#discoveries.values()) stop(discovery);
    this.#discoveries = new Map();
  }

  #begin(deployment: Deployment, adapter: ProviderAdapter | undefined): Discovery {
    const discovery: Discovery = {
      deployment,
      stop: new AbortController(),
      timer: null,
      names: null,
      state: 'new',
    };
    if (adapter?.listModels) void this.#refresh(discovery, adapter);
    return discovery;
  }

  async #refresh(discovery: Discovery, adapter: ProviderAdapter): Promise<void> {
    const { deployment } = discovery;
    const signal = AbortSignal.any([discovery.stop.signal, AbortSignal.timeout(maxListMs)]);
    let state: 'listed' | 'failed' = 'listed';
    try {
      const names = (await adapter.listModels?.({ deployment, signal })) ?? [];
      if (discovery.stop.signal.aborted) return;
      this.#note(discovery, names);
    } catch (error) {
      if (discovery.stop.signal.aborted) return;
      state = 'failed';
      const facts = { deploymentId: deployment.id, err: error };
      if (discovery.state !== 'failed')
        this.#observer.logger.warn(facts, 'the models of a deployment cannot be listed; the last list stays');
    }
    discovery.state = state;
    discovery.timer = setTimeout(() => void this.#refresh(discovery, adapter), refreshMs[state]).unref();
  }

  #note(discovery: Discovery, names: readonly string[]): void {
    const facts = { deploymentId: discovery.deployment.id, count: names.length };
    if (discovery.state !== 'listed')
      this.#observer.logger.info(facts, 'the models of a deployment are listed');
    if (isDeepStrictEqual(discovery.names, names)) return;
    discovery.names = names;
    this.#observer.onChange();
  }
}

function stop(discovery: Discovery): void {
  discovery.stop.abort();
  if (discovery.timer !== null) clearTimeout(discovery.timer);
}

/** Whether two deployments ask the same upstream with the same credential. */
function isSamePlace(a: Deployment, b: Deployment): boolean {
  return a.provider === b.provider && a.baseUrl === b.baseUrl && a.credential === b.credential;
}
