import type { Logger } from 'pino';
import { listFreeModels, type Offer } from '../../core/list-free-models.ts';

/** Logs which models cost nothing, where that may be a mistake. */
export function tellFreeModels(offer: Offer, logger: Logger): void {
  const models = listFreeModels(offer);
  if (models.length > 0) logger.warn({ models }, 'models without a price are free');
}
