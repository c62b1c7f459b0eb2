import { join } from 'node:path';
import { systemClock } from '../../src/core/clock.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import type { VideoConfig } from '../../src/core/video/video-config.ts';
import type { VideoCopier } from '../../src/core/video/video-copier.ts';
import type { VideoProviderAdapter } from '../../src/core/video/video-upstream.ts';
import type { VideoTaskObserver } from '../../src/core/video/video-task-observer.ts';
import { createLocalLimiter } from '../../src/limits/index.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { createRouter } from '../../src/routing/index.ts';
import { createChargingTerms } from '../../src/server/charging/charging-terms.ts';
import { createVideoAdmission } from '../../src/server/videos/create-video-admission.ts';
import { createObjectStore, type Database } from '../../src/stores/index.ts';
import { openVideoTasks, type OpenVideoTasks, type VideoTaskOptions } from '../../src/tasks/index.ts';
import { createTestConfig } from './create-test-gateway.ts';
import { createTestPrice } from './create-price.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';

/** What a node of tests does in its own way. */
export interface VideoNodeOptions {
  readonly database: Database;
  readonly nodeId: string;
  /** Where its files are, those of other nodes included. */
  readonly folder: string;
  /** The upstream; of several deployments, all of them. */
  readonly urls: readonly string[];
  readonly video?: Partial<VideoConfig>;
  readonly models?: GatewayConfig['models'];
  readonly deployment?: Partial<Deployment>;
  /** What each deployment has beside that, in the order of the upstreams. */
  readonly deployments?: readonly Partial<Deployment>[];
  readonly adapter?: VideoProviderAdapter;
  readonly copier?: VideoCopier;
  readonly observer?: Partial<VideoTaskObserver>;
  readonly times?: VideoTaskOptions['times'];
  readonly janitorTimes?: VideoTaskOptions['janitorTimes'];
}

const silent: VideoTaskObserver = {
  onState: () => undefined,
  onEnd: () => undefined,
  onCall: () => undefined,
  onUnanswered: () => undefined,
  onTakeover: () => undefined,
  onUnsettled: () => undefined,
  onWriteOff: () => undefined,
  onMissing: () => undefined,
  onTrouble: () => undefined,
  onTroubleOver: () => undefined,
  onStart: () => undefined,
};

/** A film costs 10 micro-USD a second. */
export const filmPrice = {
  'vidfam-3.1-generate-preview': { fallbacks: [], aliases: [], price: createPrice() },
};

function createPrice() {
  return { ...createTestPrice({}), video: { microUsdByResolution: {}, otherMicroUsd: 10n } };
}

/** Tasks and their work as a gateway has them, over an upstream of tests. It asks ten times as often as usual. */
export function openVideoNode(options: VideoNodeOptions): OpenVideoTasks {
  const config = createTestConfig(options.folder);
  const { models = filmPrice, database } = options;
  const poll = { firstMs: 50, intervalMs: 100, maxIntervalMs: 200 };
  const deployments = options.urls.map((baseUrl, index): Deployment => ({
    id: `video-${String(index)}`,
    provider: providers.simulator,
    baseUrl,
    credential: null,
    models: { 'vidfam-3.1-generate-preview': 'veo-3.1' },
    timeouts: { connectMs: 1_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 20_000 },
    ...options.deployment,
    ...options.deployments?.[index],
  }));
  const router = createRouter({
    deployments,
    models,
    adapters: new Map([['simulator', options.adapter ?? createScriptedAdapter()]]),
    translators: [],
  });
  const terms = createChargingTerms({ ...config, models });
  const live = { router, inUse: { terms }, readModels: () => models };
  const { folder: dataDir } = options;
  return openVideoTasks({
    store: database.openTasks(options.nodeId),
    objects: createObjectStore({ config: { store: 'local', prefix: '' }, dataDir, clock: systemClock }),
    copier: options.copier ?? null,
    places: router.videos,
    router,
    admission: createVideoAdmission({ live, limiter: createLocalLimiter() }),
    observer: { ...silent, ...options.observer },
    accounts: database.accounts,
    audit: database.accounts.audit,
    clock: systemClock,
    video: { ...config.video, poll, ...options.video },
    records: 'all',
    processes: database.processes,
    ...(options.times && { times: options.times }),
    ...(options.janitorTimes && { janitorTimes: options.janitorTimes }),
  });
}

/** Where a node keeps its objects. */
export function nameObjectFolder(folder: string): string {
  return join(folder, 'objects');
}
