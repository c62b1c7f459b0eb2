import { systemClock } from '../../src/core/clock.ts';
import type { GatewayError } from '../../src/core/gateway-error.ts';
import type { Deployment } from '../../src/core/provider.ts';
import type { RealtimeEnd, RealtimeEvent, RealtimeLink } from '../../src/core/realtime/realtime-link.ts';
import { TextCleaner } from '../../src/core/texts/text-cleaner.ts';
import {
  createUpstreamLinks,
  type UpstreamLinks,
} from '../../src/providers/http/realtime/create-upstream-links.ts';
import { providers } from '../../src/providers/provider-table.ts';
import { testCredential } from './create-upstream-call.ts';

export interface LinkRigOptions {
  readonly url: string;
  readonly timeouts?: Partial<Deployment['timeouts']>;
  readonly maxMessageBytes?: number;
  readonly pingMs?: number;
}

/** What was heard of one session. */
export interface LinkRig {
  readonly links: UpstreamLinks;
  readonly events: RealtimeEvent[];
  readonly ends: RealtimeEnd[];
  /** What was told of the deployment within the session. */
  readonly failures: GatewayError[];
  readonly leaving: AbortController;
  open(): Promise<RealtimeLink>;
  /** Waits until so many events have come, the first one included. */
  waitForEvents(count: number): Promise<readonly string[]>;
  waitForEnd(): Promise<RealtimeEnd>;
}

/** Opens sessions of an upstream as its adapter does. Time-outs are such that no healthy test reaches them. */
export function createLinkRig({ url, timeouts, ...options }: LinkRigOptions): LinkRig {
  const events: RealtimeEvent[] = [];
  const ends: RealtimeEnd[] = [];
  const failures: GatewayError[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const one of waiting) one();
    waiting.clear();
  };
  const waitUntil = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => waiting.add(resolve));
  };
  const links = createUpstreamLinks({
    ...options,
    context: { clock: systemClock, cleaner: new TextCleaner() },
    createHeaders: ({ deployment }) => ({ authorization: `Bearer ${deployment.credential ?? ''}` }),
  });
  const deployment: Deployment = {
    id: 'primary',
    provider: providers.openai,
    baseUrl: url,
    credential: testCredential,
    models: {},
    timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 10_000, ...timeouts },
  };
  const leaving = new AbortController();
  const listener = {
    onEvent: (event: RealtimeEvent) => {
      events.push(event);
      wake();
    },
    onEnd: (end: RealtimeEnd) => {
      ends.push(end);
      wake();
    },
    onFailure: (error: GatewayError) => {
      failures.push(error);
    },
  };
  return {
    links,
    events,
    ends,
    failures,
    leaving,
    open: () => {
      const { realtime } = links;
      if (realtime.kind !== 'link') throw new Error('No sessions of its own.');
      const call = {
        requestId: 'req_1',
        traceparent: null,
        passed: ['specway-0123456789ab'],
        deployment,
        upstreamModel: 'gpt-realtime',
        listener,
      };
      return realtime.open({ ...call, signal: leaving.signal });
    },
    waitForEvents: async (count) => {
      await waitUntil(() => events.length >= count);
      return events.map(({ type }) => type);
    },
    waitForEnd: async () => {
      await waitUntil(() => ends.length > 0);
      return ends[0] as RealtimeEnd;
    },
  };
}
