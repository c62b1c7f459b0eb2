import type { PredictImagesRequest, PredictParameters } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { UpstreamCall } from '../../core/provider.ts';

/** The ratios imagen models draw. */
export const predictRatios: ReadonlySet<string> = new Set(['1:1', '3:4', '4:3', '9:16', '16:9']);

/** Pictures that one call of predict may ask for. */
const perCall = 4;

/** How many pictures to ask each call for, so that together they are as many as were asked for. */
export function splitCount(count: number): readonly number[] {
  const full = Array.from({ length: Math.floor(count / perCall) }, () => perCall);
  return count % perCall === 0 ? full : [...full, count % perCall];
}

/** What one call of predict asks for. */
export interface PredictRequest {
  readonly prompt: string;
  readonly count: number;
  readonly parameters: Unchecked<PredictParameters>;
  readonly signal: AbortSignal;
}

/** A call of predict made for a call of another operation. */
export function createPredictCall(call: UpstreamCall, request: PredictRequest): UpstreamCall {
  const { prompt, count, parameters, signal } = request;
  const settings: typeof parameters = { sampleCount: count, ...parameters, includeRaiReason: true };
  const value: Unchecked<PredictImagesRequest> = { instances: [{ prompt }], parameters: settings };
  return { ...call, body: { value, bytes: null }, files: [], delivery: 'whole', signal };
}
