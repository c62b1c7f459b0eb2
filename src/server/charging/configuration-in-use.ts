import type { ReplaceableRouter } from '../../routing/index.ts';
import type { ChargingTerms } from './charging-terms.ts';

/**
 * One configuration, which a request goes by from the look at its model to its end: what a reload brings meanwhile may call another
 * model by the same name, and nobody would have looked whether it may be used, and what it costs. `Used` is what is needed of the router.
 */
export interface ConfigurationInUse<Used extends keyof ReplaceableRouter = keyof ReplaceableRouter> {
  readonly router: Pick<ReplaceableRouter, Used>;
  readonly terms: ChargingTerms;
}
