import { GatewayError } from '../../src/core/gateway-error.ts';
import type { Handler } from '../../src/core/handler.ts';

/** GET /metrics: the figures of this process for Prometheus. Throws `not_found` where they are switched off. */
export const getMetrics: Handler<'getMetrics'> = async (_request, { metrics }) => {
  if (metrics === null)
    throw new GatewayError('not_found', 'Metrics are switched off on this gateway.', { reason: 'not_found' });
  const text = await metrics.render();
  return {
    kind: 'whole',
    status: 200,
    headers: { 'cache-control': 'no-store', 'content-type': metrics.contentType },
    body: text,
    bytes: Buffer.from(text),
  };
};
