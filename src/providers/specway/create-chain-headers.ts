import { renderVia } from '../../core/passed-gateways.ts';
import type { UpstreamCall } from '../../core/provider.ts';

/** What the next gateway gets of this request whatever it asks for: its id, its way here, and its place in a trace. */
export function createChainHeaders({ request, headers }: UpstreamCall): readonly string[] {
  const { traceparent } = headers;
  return [
    'x-request-id',
    request.requestId,
    'via',
    renderVia(request.passed),
    ...(traceparent === undefined ? [] : ['traceparent', traceparent]),
  ];
}
