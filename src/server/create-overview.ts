import { profiles } from '../../generated/operations.ts';
import type { GatewayConfig } from '../core/config.ts';
import type { GatewayOverview } from '../core/gateway-overview.ts';
import type { LiveParts } from './live/create-live-parts.ts';

/** What the gateway says of itself. Prices are those of the configuration in use. */
export function createOverview(
  { accounts, realtime }: Pick<GatewayConfig, 'accounts' | 'realtime'>,
  live: LiveParts,
): GatewayOverview {
  return {
    version: profiles.neutral.version,
    areas: { video: true, realtime: true, webrtc: realtime.webRtc !== null },
    accounts,
    findPrice: (model) => live.inUse.terms.findPrice(model),
  };
}
