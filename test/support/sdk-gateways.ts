import { providers, type ProviderName } from '../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';
import { catalogueModels, spellModelId } from '../../src/core/model-catalogue.ts';
import type { Deployment, DeploymentTimeouts } from '../../src/core/provider.ts';

/** Short enough for a test to see one pass, long enough for a busy machine. */
const timeouts: DeploymentTimeouts = {
  connectMs: 5_000,
  firstByteMs: 10_000,
  idleMs: 10_000,
  totalMs: 15_000,
};

/** How a client reaches the simulator: by one gateway, or by one that passes everything on to a second. */
export const routes = ['one gateway', 'two gateways'] as const;

export type SdkRoute = (typeof routes)[number];

/** The simulator behind one gateway, and that gateway behind another. */
export interface SdkGateways {
  /** Where to point a client for each route. */
  readonly targets: Readonly<Record<SdkRoute, TestGateway>>;
  stop(): Promise<void>;
}

/** Both routes to the simulator. An answer that breaks the contract is an error on every node. */
export async function createSdkGateways(): Promise<SdkGateways> {
  const last = await createTestGateway();
  const first = await createFrontGateway(last);
  return {
    targets: { 'one gateway': last, 'two gateways': first },
    stop: async () => {
      await first.stop();
      await last.stop();
    },
  };
}

/** A gateway that passes everything on to the next one. */
export async function createFrontGateway(next: TestGateway): Promise<TestGateway> {
  const deployment = createDeployment('specway', next.url, { credential: next.apiKey });
  return createTestGateway({ config: { deployments: [deployment] } });
}

/** How a client of the image operations reaches the simulator. */
export const imageRoutes = [...routes, 'as a vendor'] as const;

export type ImageRoute = (typeof imageRoutes)[number];

export interface ImageGateways {
  readonly targets: Readonly<Record<ImageRoute, TestGateway>>;
  stop(): Promise<void>;
}

/** The routes to the simulator, and one more where the last gateway stands in for the vendor of format A. */
export async function createImageGateways(): Promise<ImageGateways> {
  const { targets, stop } = await createSdkGateways();
  const last = targets['one gateway'];
  const deployment = createDeployment('openai', last.url, { credential: last.apiKey });
  const before = await createTestGateway({ config: { deployments: [deployment] } });
  return {
    targets: { ...targets, 'as a vendor': before },
    stop: async () => {
      await before.stop();
      await stop();
    },
  };
}

/** A gateway before a scripted upstream that speaks as the vendors do. */
export interface VendorGateway {
  readonly gateway: TestGateway;
  readonly upstream: FakeUpstream;
  stop(): Promise<void>;
}

/** The secret of the gateway's own account at the scripted upstream. */
export const upstreamCredential = 'upstream-secret-0001';

/** Format A goes to the upstream by the openai provider, format B by anthropic, format C by gemini. */
export async function createVendorGateway(limits: Partial<DeploymentTimeouts> = {}): Promise<VendorGateway> {
  const upstream = await createFakeUpstream();
  const create = (provider: ProviderName) =>
    createDeployment(provider, upstream.url, { credential: upstreamCredential, limits });
  const gateway = await createTestGateway({
    config: { deployments: [create('openai'), create('anthropic'), create('gemini')] },
  });
  return {
    gateway,
    upstream,
    stop: async () => {
      await gateway.stop();
      await upstream.close();
    },
  };
}

interface DeploymentOptions {
  readonly credential: string;
  readonly limits?: Partial<DeploymentTimeouts>;
}

/** Every catalogue model the provider could serve, under its own name there. */
/** A deployment of every model that the provider has. */
export function createDeployment(
  provider: ProviderName,
  baseUrl: string,
  { credential, limits }: DeploymentOptions,
): Deployment {
  const { kinds, spelling } = providers[provider];
  const models = catalogueModels
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id }) => [id, spellModelId(id, spelling)] as const);
  return {
    id: `${provider}-upstream`,
    provider: providers[provider],
    baseUrl,
    credential,
    models: Object.fromEntries(models),
    timeouts: { ...timeouts, ...limits },
  };
}
