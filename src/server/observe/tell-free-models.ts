import type { Logger } from 'pino';
import type { GatewayConfig } from '../../core/config.ts';
import { mapToNeutralModelId } from '../../core/model-catalogue.ts';

type Offer = Pick<GatewayConfig, 'accounts' | 'deployments' | 'models'>;

/** Logs which models cost nothing, where that may be a mistake. */
export function tellFreeModels(offer: Offer, logger: Logger): void {
  const models = listFreeModels(offer);
  if (models.length > 0) logger.warn({ models }, 'models without a price are free');
}

/**
 * Names and patterns of served models without a price, sorted; none where no model has one and nobody can register, because
 * then nothing is meant to be sold.
 */
export function listFreeModels({ accounts, deployments, models }: Offer): readonly string[] {
  const priced = new Set(Object.keys(models).filter((id) => models[id]?.price !== undefined));
  if (priced.size === 0 && accounts.registration === 'closed') return [];
  const names = deployments.flatMap((deployment) => Object.keys(deployment.models).map(mapToNeutralModelId));
  return [...new Set(names)].filter((name) => !priced.has(name)).sort();
}
