import type { PredictParameters } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import { isCount } from '../../core/tokens/token-counts.ts';

/** What predict draws where the request does not say how many, whatever the upstream makes of that. */
const defaultCount = 4;

/** How many pictures a request of predict asks for at most. */
export function readPredictionCount({ parameters }: JsonObject): number {
  const { sampleCount } = asObject<PredictParameters>(parameters);
  return isCount(sampleCount) && sampleCount > 0 ? sampleCount : defaultCount;
}
