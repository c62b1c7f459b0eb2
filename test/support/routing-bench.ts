import { afterEach } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import type { ModelConfig, RoutingConfig } from '../../src/core/config.ts';
import type { DeploymentLoad } from '../../src/core/deployment-load.ts';
import type { RequestNotes } from '../../src/core/operation.ts';
import type { Deployment, ProviderAdapter, UpstreamAnswer } from '../../src/core/provider.ts';
import type { ModelCall } from '../../src/core/router.ts';
import { createParseQueue } from '../../src/core/json/parse-queue.ts';
import { TextCleaner } from '../../src/core/texts/text-cleaner.ts';
import { createAdapter, providers, type ProviderName } from '../../src/providers/index.ts';
import {
  createRouter,
  type BegunCooldown,
  type FailedAttempt,
  type ReplaceableRouter,
} from '../../src/routing/index.ts';
import { createTranslators } from '../../src/translators/index.ts';
import { createPictureTools } from '../../src/pictures/index.ts';
import { quickRouting } from './create-candidate.ts';
import { createUpstreamCall } from './create-upstream-call.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';
import { createUpstreamDeployment } from './interface-deployments.ts';

/** A deployment by its id, each with a scripted upstream of its own. */
export interface BenchDeployment extends Partial<Omit<Deployment, 'id' | 'provider'>> {
  /** Default `anthropic`. The models of the last three must be named. */
  readonly provider?: ProviderName;
}

export interface BenchOptions {
  readonly deployments: Readonly<Record<string, BenchDeployment>>;
  readonly routing?: Partial<RoutingConfig>;
  readonly models?: Readonly<Record<string, ModelConfig>>;
  readonly random?: () => number;
  /** Default: that of the program. */
  readonly now?: () => number;
}

/** What a call asks, and of what request it is made, where that differs. */
export interface BenchCall
  extends
    Partial<Pick<ModelCall, 'operation' | 'delivery'>>,
    Partial<Pick<ModelCall['request'], 'body' | 'signal'>> {
  /** As the client spells it. */
  readonly model?: string;
}

export interface Asked {
  readonly answer: UpstreamAnswer;
  readonly notes: RequestNotes;
}

/** A router with the real adapters in front of scripted upstreams, over real sockets. */
export interface RoutingBench {
  readonly router: ReplaceableRouter;
  upstream(id: string): FakeUpstream;
  /** How often each deployment was called, in the order of the configuration. */
  countCalls(): readonly number[];
  /** The places that are taken on each deployment, in the same order. */
  countPlaces(): readonly number[];
  readonly failures: readonly FailedAttempt[];
  readonly cooldowns: readonly BegunCooldown[];
  /** A call of createMessage with `chatfam-opus-4-8` unless told otherwise. */
  ask(call?: BenchCall): Promise<Asked>;
  /** The same call, not made yet. */
  createCall(call?: BenchCall): ModelCall;
}

/** Makes benches, and closes those of a test when it has ended. */
export function useRoutingBench(): (options: BenchOptions) => Promise<RoutingBench> {
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
  });
  return async (options) => {
    const upstreams = new Map<string, FakeUpstream>();
    for (const id of Object.keys(options.deployments)) upstreams.set(id, await createFakeUpstream());
    const adapters = createAdapters();
    cleanups.push(async () => {
      await Promise.all([...adapters.values()].map((adapter) => adapter.close()));
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    });
    return createBench(options, upstreams, adapters);
  };
}

function createAdapters(): ReadonlyMap<string, ProviderAdapter> {
  const options = {
    clock: systemClock,
    pictures: createPictureTools(),
    cleaner: new TextCleaner(),
    parseQueue: createParseQueue(),
    maxEventBytes: 64 * 1024 * 1024,
    paceMs: 0,
  };
  return new Map(Object.keys(providers).map((name) => [name, createAdapter(name, options)]));
}

function createBench(
  { deployments, routing, models, random, now }: BenchOptions,
  upstreams: ReadonlyMap<string, FakeUpstream>,
  adapters: ReadonlyMap<string, ProviderAdapter>,
): RoutingBench {
  const failures: FailedAttempt[] = [];
  const cooldowns: BegunCooldown[] = [];
  let readDeployments: () => readonly DeploymentLoad[] = () => [];
  const router = createRouter({
    deployments: Object.entries(deployments).map(([id, { provider = 'anthropic', ...rest }]) => ({
      ...createUpstreamDeployment(isVendor(provider) ? provider : 'gemini', upstreams.get(id)?.url ?? ''),
      provider: providers[provider],
      ...rest,
      id,
    })),
    adapters,
    translators: createTranslators({ pictures: createPictureTools() }),
    routing: { ...quickRouting, ...routing },
    ...(models ? { models } : {}),
    ...(random ? { random } : {}),
    ...(now ? { now } : {}),
    observer: {
      onStart: (read) => {
        readDeployments = read;
      },
      onFailedAttempt: (failure) => void failures.push(failure),
      onCooldown: (failure) => void cooldowns.push(failure),
    },
  });
  const upstream = (id: string) => {
    const found = upstreams.get(id);
    if (!found) throw new Error(`There is no upstream ${id}`);
    return found;
  };
  return {
    router,
    upstream,
    countCalls: () => [...upstreams.values()].map(({ calls }) => calls.length),
    countPlaces: () => readDeployments().map(({ running }) => running),
    failures,
    cooldowns,
    ask: async (options = {}) => {
      const call = createModelCall(router, options);
      return { answer: await router.call(call), notes: call.request.notes };
    },
    createCall: (options) => createModelCall(router, options),
  };
}

function isVendor(provider: ProviderName): provider is 'anthropic' | 'gemini' | 'openai' {
  return provider === 'anthropic' || provider === 'gemini' || provider === 'openai';
}

const body = { model: 'chatfam-opus-4-8', max_tokens: 10, messages: [{ role: 'user', content: 'Hello' }] };

/** A call as handlers make it. */
export function createModelCall(
  router: Pick<ReplaceableRouter, 'findModel'>,
  options: BenchCall = {},
): ModelCall {
  const { operation = 'createMessage', delivery = 'whole', model = 'chatfam-opus-4-8', ...changes } = options;
  const value = delivery === 'stream' ? { ...body, stream: true } : body;
  const { request, files, memory, signal, ...call } = createUpstreamCall({ url: '', body: value });
  return {
    request: {
      ...request,
      files,
      memory,
      signal,
      body: call.body,
      principal: null,
      dues: null,
      lateTexts: null,
      notes: {},
      ...changes,
    },
    operation,
    modelName: model,
    model: router.findModel(model),
    delivery,
  };
}
