import type { AccountsConfig, PriceConfig } from './config.ts';
import type { ServedModel } from './router.ts';

/** What the gateway says of itself to those who look at it. Shared. */
export interface GatewayOverview {
  readonly version: string;
  /** Which parts of the contract are built. */
  readonly areas: { readonly video: boolean; readonly realtime: boolean; readonly webrtc: boolean };
  readonly accounts: AccountsConfig;
  /** `null` for a model that is free. Follows the configuration. */
  findPrice(model: ServedModel): PriceConfig | null;
}
