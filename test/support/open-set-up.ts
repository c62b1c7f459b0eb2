import type { RealtimeLink, RealtimeLinkListener } from '../../src/core/realtime/realtime-link.ts';
import type { LinkOrder } from '../../src/core/realtime/realtime-places.ts';
import { LinkTap } from '../../src/routing/link-tap.ts';

/** Opens a session and sets it up, as an attempt of the router does that goes well. */
export async function openSetUp(
  { listener, opening = null }: Pick<LinkOrder, 'listener' | 'opening'>,
  open: (listener: RealtimeLinkListener) => RealtimeLink,
): Promise<RealtimeLink> {
  const hear = () => undefined;
  const nobody = { onClosed: hear, onEnd: hear, onAnswer: hear, onFailure: hear };
  const tap = new LinkTap(listener, nobody, 'd1');
  tap.watch(open(tap));
  if (opening !== null) await tap.setUp(opening, new AbortController().signal);
  tap.begin();
  return tap;
}
