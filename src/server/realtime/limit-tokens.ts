import type { Limiter } from '../../core/limiter.ts';
import type { OperationRequest } from '../../core/operation.ts';
import type { RealtimeTokens } from '../../core/realtime/realtime-service.ts';
import type { ChargingTerms } from '../charging/charging-terms.ts';
import { listParties, takeLimits } from '../charging/take-limits.ts';

export interface TokenLimits {
  readonly tokens: RealtimeTokens;
  readonly limiter: Limiter;
  /** Those of the configuration in use. */
  readonly readTerms: () => Pick<ChargingTerms, 'userLimits'>;
}

/** Tokens, each of which counts as a request of its key and its user. */
export function limitTokens({ tokens, limiter, readTerms }: TokenLimits): RealtimeTokens {
  const enter = async (request: OperationRequest) => {
    const parties = request.principal === null ? [] : listParties(request.principal, readTerms().userLimits);
    if (parties.length === 0) return;
    const limited = { requestId: request.requestId, parties, readTokens: () => ({ input: 0, output: 0 }) };
    const lease = await takeLimits(limited, limiter, (report) => {
      request.dues = { report, lease: null, charge: null };
    });
    if (request.dues !== null) request.dues = { ...request.dues, lease };
  };
  return {
    createBeta: async (order) => {
      await enter(order.request);
      return await tokens.createBeta(order);
    },
    createGa: async (order) => {
      await enter(order.request);
      return await tokens.createGa(order);
    },
  };
}
