import type { PredictParameters } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';
import { isCount } from '../../core/tokens/token-counts.ts';

/** What the contract has drawn where the request does not say how many. */
const defaultCount = 1;

/** How many pictures a request of predict asks for at most. */
export function readPredictionCount({ parameters }: JsonObject): number {
  const { sampleCount } = asObject<PredictParameters>(parameters);
  return isCount(sampleCount) && sampleCount > 0 ? sampleCount : defaultCount;
}

/**
 * A call of predict that says how many pictures it asks for: the vendor of these models draws four where it does not. It is written
 * anew: of a member that stands there twice the gateway has judged the last one, and the upstream might take another.
 */
export function nameCount(call: UpstreamCall): UpstreamCall {
  const { value } = call.body;
  const parameters = { sampleCount: defaultCount, ...asObject<PredictParameters>(value.parameters) };
  return { ...call, body: { value: { ...value, parameters }, bytes: null } };
}
