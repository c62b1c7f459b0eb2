import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import type { KnownDeployment } from '../../core/deployment-health.ts';
import { listFreeModels, type Offer } from '../../core/list-free-models.ts';
import type { ParseQueue } from '../../core/json/parse-queue.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { ProviderAdapter } from '../../core/provider.ts';
import type { Router } from '../../core/router.ts';
import type { TextCleaner } from '../../core/texts/text-cleaner.ts';
import type { VideoPlaces } from '../../core/video/video-places.ts';
import { createMeter } from '../../metering/index.ts';
import {
  createRouter,
  type ReplaceableRouter,
  type RoutedModel,
  type RouterObserver,
} from '../../routing/index.ts';
import { createTranslators } from '../../translators/index.ts';
import { createAdapters, type Adapters } from './create-adapters.ts';
import { ModelDiscovery } from './discover-models.ts';
import { createChargingTerms } from '../charging/charging-terms.ts';
import type { ConfigurationInUse } from '../charging/configuration-in-use.ts';
import { createOpenAround } from './create-open-around.ts';
import { tellFreeModels } from '../observe/tell-free-models.ts';
import { createCors, type ApplyCors } from '../exchange/create-cors.ts';

export interface LivePartsOptions {
  readonly config: GatewayConfig;
  readonly pictures: PictureTools;
  readonly observer: RouterObserver;
  /** Told the secrets of each configuration. */
  readonly cleaner: TextCleaner;
  /** Where large answers of upstreams wait to be parsed. */
  readonly parseQueue: ParseQueue;
  readonly logger: Logger;
  /** Deployments that are asked for nothing; it may change. */
  readonly drained: Pick<ReadonlySet<string>, 'has'>;
}

/** The parts of a gateway that can be replaced while it runs. Shared. */
export interface LiveParts {
  /** Each call goes to the router in use when it begins. */
  readonly router: Router;
  /** Who makes videos, by the configuration in use. */
  readonly videos: VideoPlaces;
  /** For what takes more than one step; it may be replaced between them. */
  readonly inUse: ConfigurationInUse;
  /** What decides which models are free: the configuration in use, with what upstreams list. */
  readonly offer: Offer;
  /** What it says of single models, by neutral id. */
  readModels(): GatewayConfig['models'];
  readonly applyCors: ApplyCors;
  /** Origins that browsers may call from. */
  readonly corsOrigins: readonly string[];
  /** Every model of the configuration in use that can be named without a pattern. */
  listModels(): readonly RoutedModel[];
  /** How the deployments in use do, at a moment of Unix time in milliseconds. */
  describeDeployments(wall: number): readonly KnownDeployment[];
  /** Requests that begin from now on follow this configuration; those under way end as they began. */
  replace(config: GatewayConfig): void;
  /** Closes every adapter, those included that only requests under way use. */
  close(): Promise<void>;
}

/** What was made from one configuration. */
interface Parts extends ConfigurationInUse {
  readonly config: GatewayConfig;
  readonly adapters: Adapters;
  readonly applyCors: ApplyCors;
}

/** Adapters that no deployment needs any more, and the last router that had them. */
interface Retired {
  readonly router: ReplaceableRouter;
  readonly adapters: readonly ProviderAdapter[];
}

/** How often routers that were replaced are looked at, in milliseconds. */
const retirementCheckMs = 1_000;

/** Router, adapters and CORS of a configuration that may change. */
export function createLiveParts(options: LivePartsOptions): LiveParts {
  const translators = createTranslators({ pictures: options.pictures });
  const tools = { ...options, translators, meter: createMeter() };
  const retirement = new Retirement();
  const replace = (config: GatewayConfig) => {
    const earlier = parts;
    parts = createParts({ config, earlier }, { ...tools, discovery });
    retirement.add({ router: earlier.router, adapters: listUnused(earlier.adapters, parts.adapters) });
  };
  const discovery = new ModelDiscovery({
    logger: options.logger,
    onChange: () => {
      replace(parts.config);
      free = tellFreeModels(readOffer(), options.logger, free);
    },
  });
  let parts = createParts({ config: options.config, earlier: null }, { ...tools, discovery });
  const readOffer = (): Offer => ({
    ...parts.config,
    deployments: discovery.addDiscovered(parts.config.deployments),
  });
  let free = listFreeModels(options.config);
  discovery.follow(options.config.deployments, parts.adapters);
  return {
    router: createLiveRouter(() => parts.router),
    videos: createLiveVideos(() => parts.router.videos),
    get offer() {
      return readOffer();
    },
    readModels: () => parts.config.models,
    get inUse() {
      return parts;
    },
    listModels: () => parts.router.models,
    describeDeployments: (wall) => parts.router.describeDeployments(wall),
    applyCors: (req, res) => parts.applyCors(req, res),
    get corsOrigins() {
      return parts.config.cors.origins;
    },
    replace: (config) => {
      replace(config);
      discovery.follow(config.deployments, parts.adapters);
      free = listFreeModels(readOffer());
    },
    close: async () => {
      discovery.close();
      await Promise.all([retirement.close(), closeAll([...parts.adapters.values()])]);
    },
  };
}

interface PartsTools extends LivePartsOptions {
  readonly translators: ReturnType<typeof createTranslators>;
  readonly meter: ReturnType<typeof createMeter>;
  readonly discovery: ModelDiscovery;
}

function createParts(
  { config, earlier }: { readonly config: GatewayConfig; readonly earlier: Parts | null },
  { discovery, ...tools }: PartsTools,
): Parts {
  const { deployments, models, routing } = config;
  tools.cleaner.configure(deployments);
  const adapters = createAdapters(config, tools, earlier?.adapters);
  const router = createRouter({
    deployments: discovery.addDiscovered(deployments),
    models,
    routing,
    adapters,
    translators: tools.translators,
    observer: tools.observer,
    meter: tools.meter,
    openAround: createOpenAround(config.realtime, tools.logger),
    drained: tools.drained,
    ...(earlier === null ? {} : { predecessor: earlier.router }),
  });
  const terms = createChargingTerms(config);
  return { config, router, adapters, terms, applyCors: createCors(config.cors) };
}

function createLiveRouter(readRouter: () => Router): Router {
  return {
    findModel: (name) => readRouter().findModel(name),
    listModels: () => readRouter().listModels(),
    call: (call) => readRouter().call(call),
  };
}

function createLiveVideos(readVideos: () => VideoPlaces): VideoPlaces {
  return {
    hasAny: () => readVideos().hasAny(),
    canTake: (wanted) => readVideos().canTake(wanted),
    listOpen: (model, load) => readVideos().listOpen(model, load),
    choose: (choice) => readVideos().choose(choice),
    find: (deploymentId, upstreamModel) => readVideos().find(deploymentId, upstreamModel),
    call: (place, kind, work) => readVideos().call(place, kind, work),
  };
}

function listUnused(earlier: Adapters, now: Adapters): readonly ProviderAdapter[] {
  return [...earlier.values()].filter((adapter) => now.get(adapter.provider) !== adapter);
}

async function closeAll(adapters: readonly ProviderAdapter[]): Promise<void> {
  await Promise.all(adapters.map((adapter) => adapter.close()));
}

/** Closes adapters once the last request that may use them has ended. */
class Retirement {
  /** In the order of replacement: a router may use the adapters of those after it. */
  #waiting: readonly Retired[] = [];
  #timer: NodeJS.Timeout | null = null;

  add(retired: Retired): void {
    this.#waiting = [...this.#waiting, retired];
    this.#timer ??= setInterval(() => {
      this.#closeIdle();
    }, retirementCheckMs).unref();
  }

  /** Closes what waits, whatever uses it. */
  async close(): Promise<void> {
    const adapters = this.#waiting.flatMap((retired) => retired.adapters);
    this.#waiting = [];
    this.#stopLooking();
    await closeAll(adapters);
  }

  #closeIdle(): void {
    const busy = this.#waiting.findIndex(({ router }) => !router.isIdle);
    const count = busy === -1 ? this.#waiting.length : busy;
    const idle = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    if (this.#waiting.length === 0) this.#stopLooking();
    void closeAll(idle.flatMap(({ adapters }) => adapters));
  }

  #stopLooking(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
