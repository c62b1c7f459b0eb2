import { renderVia } from '../../core/passed-gateways.ts';
import type { RealtimeLinkCall } from '../../core/realtime/realtime-adapter.ts';

/** Key, request id, its way here and its place in a trace. By its user agent the next gateway tells that this one speaks the GA dialect. */
export function createLinkHeaders({
  deployment: { credential },
  requestId,
  traceparent,
  passed,
}: RealtimeLinkCall): Readonly<Record<string, string>> {
  return {
    ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
    'x-request-id': requestId,
    via: renderVia(passed),
    ...(traceparent === null ? {} : { traceparent }),
  };
}
