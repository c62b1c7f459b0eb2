import type { GatewayConfig } from './config.ts';
import { mapToNeutralModelId } from './model-catalogue.ts';

/** What decides which models cost something; what upstreams list is served, too. */
export type Offer = Pick<GatewayConfig, 'accounts' | 'deployments' | 'models'>;

/**
 * Names and patterns of served models without a price, sorted; none where no model has one and nobody can register, because
 * then nothing is meant to be sold.
 */
export function listFreeModels({ accounts, deployments, models }: Offer): readonly string[] {
  const priced = new Set(Object.keys(models).filter((id) => models[id]?.price !== undefined));
  if (priced.size === 0 && accounts.registration === 'closed') return [];
  const names = deployments.flatMap(({ models: configured, discovered = [] }) => [
    ...Object.keys(configured),
    ...discovered,
  ]);
  return [...new Set(names.map(mapToNeutralModelId))].filter((name) => !priced.has(name)).sort();
}

/** The same as a sentence for operators; none where there is nothing to say. */
export function warnOfFreeModels(offer: Offer): readonly string[] {
  const free = listFreeModels(offer);
  return free.length === 0 ? [] : [`Models without a price are free: ${free.join(', ')}.`];
}
