import type { GatewayConfig } from '../../src/core/config.ts';
import type { Deployment } from '../../src/core/provider.ts';
import { providers } from '../../src/providers/index.ts';
import { createTestGateway, type TestGateway } from './create-test-gateway.ts';
import { testCredential } from './create-upstream-call.ts';
import { realtimeModel } from './handshake-gateway.ts';
import { RealtimeTalker, type TalkerSet } from './realtime-talker.ts';
import {
  createRealtimeUpstream,
  type RealtimeUpstream,
  type RealtimeUpstreamOptions,
  type UpstreamSession,
} from './realtime-upstream.ts';

/** A client in a session, and the other end of it. */
export interface RelayedSession {
  readonly talker: RealtimeTalker;
  readonly upstream: UpstreamSession;
}

/** A gateway whose sessions are those of a scripted upstream. Stop it after the test. */
export interface RealtimeRelayGateway {
  readonly gateway: TestGateway;
  readonly upstream: RealtimeUpstream;
  open(set: TalkerSet): Promise<RelayedSession>;
  stop(): Promise<void>;
}

export interface RealtimeRelayOptions extends RealtimeUpstreamOptions {
  readonly config?: Partial<GatewayConfig>;
  readonly timeouts?: Partial<Deployment['timeouts']>;
}

export async function createRealtimeRelayGateway(
  options: RealtimeRelayOptions = {},
): Promise<RealtimeRelayGateway> {
  const upstream = await createRealtimeUpstream(options);
  const deployment: Deployment = {
    id: 'scripted',
    provider: providers.openai,
    baseUrl: upstream.url,
    credential: testCredential,
    models: { [realtimeModel]: 'gpt-realtime-2.1' },
    timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 20_000, ...options.timeouts },
  };
  const gateway = await createTestGateway({ config: { deployments: [deployment], ...options.config } });
  return {
    gateway,
    upstream,
    open: async (set) => {
      const count = upstream.sessions.length;
      const talker = await RealtimeTalker.open(gateway.url, { apiKey: gateway.apiKey, set });
      return { talker, upstream: await upstream.waitForSession(count) };
    },
    stop: async () => {
      await gateway.stop();
      await upstream.close();
    },
  };
}
