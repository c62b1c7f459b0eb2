import type { ModelConfig, RoutingConfig } from '../../src/core/config.ts';
import type { RequestNotes } from '../../src/core/operation.ts';
import type { Deployment } from '../../src/core/provider.ts';
import type { RealtimeProviderAdapter } from '../../src/core/realtime/realtime-adapter.ts';
import type { RealtimeEnd } from '../../src/core/realtime/realtime-link.ts';
import type { LinkOrder } from '../../src/core/realtime/realtime-places.ts';
import { providers } from '../../src/providers/index.ts';
import { createRouter, type BegunCooldown, type FailedAttempt } from '../../src/routing/index.ts';
import { quickRouting } from './create-candidate.ts';
import { endlessMemory } from './endless-memory.ts';
import { createScriptedLinks, type LinkScript } from './scripted-links.ts';

/** The model that scripted deployments serve. */
export const model = 'rtfam-4o-realtime-preview';

export type Given = Readonly<
  Record<string, Partial<Deployment> & { readonly script?: readonly LinkScript[] }>
>;

interface BenchOptions {
  readonly routing?: Partial<RoutingConfig>;
  readonly models?: Readonly<Record<string, ModelConfig>>;
  readonly drained?: ReadonlySet<string>;
  readonly adapter?: RealtimeProviderAdapter;
  readonly now?: () => number;
}

/** A router in front of scripted deployments, without sockets. */
export function createBench(given: Given, { routing, adapter, ...options }: BenchOptions = {}) {
  const scripts = Object.entries(given).map(([id, { script = [] }]) => [id, script] as const);
  const scripted = createScriptedLinks(Object.fromEntries(scripts));
  const failures: FailedAttempt[] = [];
  const cooldowns: BegunCooldown[] = [];
  const deployments = Object.entries(given).map(([id, { script: _, ...rest }]) => createPlace(id, rest));
  const router = createRouter({
    deployments,
    adapters: new Map([['openai', adapter ?? scripted.adapter]]),
    translators: [],
    routing: { ...quickRouting, ...routing },
    observer: {
      onFailedAttempt: (failure) => void failures.push(failure),
      onCooldown: (failure) => void cooldowns.push(failure),
    },
    ...options,
  });
  const running = () => [...router.trackers.values()].map(({ tracker }) => tracker.places.taken);
  return { router, links: scripted.links, failures, cooldowns, running };
}

export function createPlace(id: string, rest: Partial<Deployment>): Deployment {
  return {
    id,
    provider: { ...providers.openai, kinds: ['realtime'] },
    baseUrl: '',
    credential: null,
    models: { [model]: 'gpt-realtime' },
    timeouts: { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 },
    ...rest,
  };
}

/** Somebody who wants a session, and hears of it. */
export function createOrder(changes: Partial<LinkOrder> = {}) {
  const heard: string[] = [];
  const ends: RealtimeEnd[] = [];
  const notes: RequestNotes = {};
  const leaving = new AbortController();
  const order: LinkOrder = {
    request: {
      requestId: 'req_1',
      passed: ['specway-0123456789ab'],
      notes,
      profile: 'neutral',
      signal: leaving.signal,
      openMemory: () => endlessMemory,
    },
    modelName: model,
    listener: { onEvent: ({ type }) => void heard.push(type), onEnd: (end) => void ends.push(end) },
    ...changes,
  };
  return { order, heard, ends, notes, leaving };
}
