import type { UpstreamCall } from '../../core/provider.ts';

/** What the next gateway gets of this request whatever it asks for: its id, and its place in a trace. */
export function createChainHeaders({ request, headers }: UpstreamCall): readonly string[] {
  const { traceparent } = headers;
  return [
    'x-request-id',
    request.requestId,
    ...(traceparent === undefined ? [] : ['traceparent', traceparent]),
  ];
}
