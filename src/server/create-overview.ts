import { profiles, type OperationId } from '../../generated/operations.ts';
import { notImplementedOperations } from '../../handlers/index.ts';
import type { AccountsConfig } from '../core/config.ts';
import type { GatewayOverview } from '../core/gateway-overview.ts';
import type { LiveParts } from './live/create-live-parts.ts';

/** What the gateway says of itself. Prices are those of the configuration in use. */
export function createOverview(accounts: AccountsConfig, live: LiveParts): GatewayOverview {
  return {
    version: profiles.neutral.version,
    areas: {
      video: isBuilt('createVideo'),
      realtime: true,
      webrtc: isBuilt('createRealtimeCall'),
    },
    accounts,
    findPrice: (model) => live.terms.findPrice(model),
  };
}

const unbuilt: ReadonlySet<OperationId> = new Set(notImplementedOperations);

function isBuilt(operationId: OperationId): boolean {
  return !unbuilt.has(operationId);
}
