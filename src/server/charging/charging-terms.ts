import type { GatewayConfig, PriceConfig } from '../../core/config.ts';
import type { RateLimits } from '../../core/limiter.ts';
import type { ServedModel } from '../../core/router.ts';

/** What one configuration says of money and limits. Shared. */
export interface ChargingTerms {
  /** Of each user, where an admin set nothing else; `null` where no user is limited by it. */
  readonly userLimits: RateLimits | null;
  /** Output that is reckoned with where a request does not say. */
  readonly holdOutputTokens: number;
  /** Whether anything has a price. */
  readonly hasPrices: boolean;
  /** `null` for a model that is free. A snapshot costs what its model does. */
  findPrice(model: ServedModel): PriceConfig | null;
}

export function createChargingTerms({
  accounts,
  models,
}: Pick<GatewayConfig, 'accounts' | 'models'>): ChargingTerms {
  const { rpm, tpm, concurrency } = accounts.limits;
  const prices = new Map(
    Object.entries(models).flatMap(([id, { price }]) => (price === undefined ? [] : [[id, price] as const])),
  );
  const find = (id: string | undefined) => (id === undefined ? null : (prices.get(id) ?? null));
  return {
    userLimits: rpm === null && tpm === null && concurrency === null ? null : accounts.limits,
    holdOutputTokens: accounts.holdOutputTokens,
    hasPrices: prices.size > 0,
    findPrice: prices.size === 0 ? () => null : ({ id, catalogue }) => find(id) ?? find(catalogue?.id),
  };
}
