import type { RealtimeTarget } from '../core/realtime/realtime-adapter.ts';
import type { RealtimeLink, RealtimeLinkListener } from '../core/realtime/realtime-link.ts';
import type { RealtimeModel } from '../core/realtime/realtime-model.ts';
import type { LinkOrder } from '../core/realtime/realtime-places.ts';
import type { OpenLink } from './candidate.ts';
import { findRealtimeAdapter, type PerformerSource } from './list-performers.ts';

/** Puts a session around a model; `session.created` is told before it resolves. */
export type OpenAround = (
  model: RealtimeModel,
  parts: {
    readonly order: LinkOrder;
    readonly target: RealtimeTarget;
    readonly listener: RealtimeLinkListener;
  },
) => Promise<RealtimeLink>;

/** How sessions with a model are opened; `null` where nobody has them. */
export function findLinkOpener(source: PerformerSource, openAround: OpenAround | null): OpenLink | null {
  const adapter = findRealtimeAdapter(source);
  if (adapter === null) return null;
  if (adapter.kind === 'link') return (opening) => adapter.open(opening);
  if (openAround === null) return null;
  return async ({ order, listener, deployment, upstreamModel }) => {
    const target = { deployment, upstreamModel };
    return await openAround(await adapter.createModel(target), { order, target, listener });
  };
}
