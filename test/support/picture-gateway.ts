import { providers, type ProviderName } from '../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { createFakeUpstream, type FakeUpstream } from './fake-upstream.ts';

/** A gateway before one scripted upstream that serves these models. */
export interface PictureGateway {
  readonly gateway: TestGateway;
  readonly upstream: FakeUpstream;
  stop(): Promise<void>;
}

export interface PictureGatewayOptions {
  readonly provider: ProviderName;
  /** Public name to the upstream's. */
  readonly models: Readonly<Record<string, string>>;
  /** What follows the upstream's address in the base URL. */
  readonly prefix?: string;
  readonly credential?: string;
}

export async function createPictureGateway(options: PictureGatewayOptions): Promise<PictureGateway> {
  const upstream = await createFakeUpstream();
  const deployment = {
    id: 'primary',
    provider: providers[options.provider],
    baseUrl: upstream.url + (options.prefix ?? ''),
    credential: options.credential ?? 'upstream-secret-0001',
    models: options.models,
    timeouts: { connectMs: 5000, firstByteMs: 10_000, idleMs: 10_000, totalMs: 15_000 },
  };
  const gateway = await createTestGateway({ config: { deployments: [deployment] } });
  return {
    gateway,
    upstream,
    stop: async () => {
      await gateway.stop();
      await upstream.close();
    },
  };
}
