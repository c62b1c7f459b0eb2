import type { RealtimeLinkCall } from '../../core/realtime/realtime-adapter.ts';

/** Key, request id and place in a trace. By its user agent the next gateway tells that this one speaks the GA dialect. */
export function createLinkHeaders({
  deployment: { credential },
  requestId,
  traceparent,
}: RealtimeLinkCall): Readonly<Record<string, string>> {
  return {
    ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
    'x-request-id': requestId,
    ...(traceparent === null ? {} : { traceparent }),
  };
}
