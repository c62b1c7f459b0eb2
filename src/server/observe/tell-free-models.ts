import type { Logger } from 'pino';
import { listFreeModels, type Offer } from '../../core/list-free-models.ts';

/** Logs which models cost nothing, where that may be a mistake; not those that are known to. Returns all of them. */
export function tellFreeModels(
  offer: Offer,
  logger: Logger,
  known: readonly string[] = [],
): readonly string[] {
  const all = listFreeModels(offer);
  const models = all.filter((name) => !known.includes(name));
  if (models.length > 0) logger.warn({ models }, 'models without a price are free');
  return all;
}
