import type { Router, ServedModel } from '../../core/router.ts';
import { readFallbackDemand, type Demand, type NamedModel } from '../../metering/index.ts';
import type { ChargingTerms } from './charging-terms.ts';
import type { Payable } from './request-money.ts';

/** A request, and who may answer it. */
interface Asked {
  readonly named: readonly NamedModel[];
  readonly demand: Demand;
  /** Those that the gateway asks. */
  readonly models: readonly ServedModel[];
  readonly router: Pick<Router, 'findModel'>;
}

/**
 * Who may have to be paid: whoever the gateway or the upstream may have answer. Where none of them has a price, each advisor that has one, as
 * if it answered: nobody knows how often it is asked.
 */
export function listPayables(asked: Asked, { findPrice }: ChargingTerms): readonly Payable[] {
  const { named, demand, models, router } = asked;
  const answering = [...models.map((model) => ({ model, demand })), ...listNamedDemands(asked)];
  const payables = answering.flatMap(({ model, demand: wanted }) => {
    const price = findPrice(model);
    return price === null ? [] : [{ model, price, demand: wanted }];
  });
  if (payables.length > 0) return payables;
  return named.flatMap(({ name }) => {
    const model = router.findModel(name);
    const price = model === null ? null : findPrice(model);
    return model === null || price === null ? [] : [{ model, price, demand }];
  });
}

/** What the fallbacks of the upstream may have to answer. One that is not served here costs what those do that are asked. */
export function listNamedDemands({
  named,
  demand,
  models,
  router,
}: Asked): readonly Omit<Payable, 'price'>[] {
  return named.flatMap(({ name, fallback }) => {
    if (fallback === null) return [];
    const served = router.findModel(name);
    const wanted = readFallbackDemand(demand, fallback);
    return (served === null ? models : [served]).map((model) => ({ model, demand: wanted }));
  });
}
