import type { ImageGenerationRequest } from '../../../generated/contract-types.ts';
import type { JsonObject, Unchecked } from '../../core/json/json-object.ts';
import { isCount } from '../../core/tokens/token-counts.ts';

/** How many pictures a request of format A asks for: one where it does not say. */
export function readImageCount({ n }: Unchecked<ImageGenerationRequest> & JsonObject): number {
  return isCount(n) && n > 0 ? n : 1;
}
