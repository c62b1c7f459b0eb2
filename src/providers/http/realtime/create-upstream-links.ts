import { createCancellation } from '../../../core/create-cancellation.ts';
import { loadOnce } from '../../../core/load-once.ts';
import type { RealtimeAdapter, RealtimeLinkCall } from '../../../core/realtime/realtime-adapter.ts';
import type { HttpAdapterContext } from '../call-upstream.ts';
import type { UpstreamLink, UpstreamLinkParts } from './upstream-link.ts';

export interface UpstreamLinkOptions {
  readonly context: Pick<HttpAdapterContext, 'cleaner' | 'clock'>;
  /** Default 16 MiB. */
  readonly maxMessageBytes?: number;
  /** Default 20 seconds. */
  readonly pingMs?: number;
  /** Credential and whatever else the upstream is to be told. */
  readonly createHeaders: (call: RealtimeLinkCall) => Readonly<Record<string, string>>;
}

/** Sessions of upstreams with the realtime interface, of one adapter. Shared. */
export interface UpstreamLinks {
  readonly realtime: RealtimeAdapter;
  /** Ends every session, and every opening. */
  close(): void;
}

/** What sessions need is loaded for the first one. */
export function createUpstreamLinks(options: UpstreamLinkOptions): UpstreamLinks {
  const { context, createHeaders, maxMessageBytes = 16 * 1024 * 1024, pingMs = 20_000 } = options;
  const links = new Set<UpstreamLink>();
  const load = loadOnce(() => import('./upstream-link.ts'));
  const { cleaner, clock } = context;
  const onOver = (link: UpstreamLink) => links.delete(link);
  const open = async (call: RealtimeLinkCall) => {
    const { UpstreamLink } = await load();
    if (call.signal.aborted) throw createCancellation(call.signal);
    const headers = createHeaders(call);
    const parts: UpstreamLinkParts = { cleaner, clock, headers, maxMessageBytes, pingMs, onOver };
    const link = new UpstreamLink(call, parts);
    links.add(link);
    return await link.opened;
  };
  return {
    realtime: { kind: 'link', open },
    close: () => {
      for (const link of links) link.shutDown();
    },
  };
}
