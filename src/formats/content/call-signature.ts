import { mapToNeutralModelId } from '../../core/model-catalogue.ts';

/**
 * What the vendor of format C wants in the place of a signature on calls that its model did not make, such as those of a
 * conversation that began with another model: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
export const foreignCallSignature = 'skip_thought_signature_validator';

/**
 * Whether a model of format C is of the third generation or later. Those refuse a turn whose first call is not signed.
 * `upstreamModel` may be in either spelling, with or without a path before it.
 */
export function isThirdGeneration(upstreamModel: string): boolean {
  return /(?:^|\/)genfam-(?:[3-9]|\d\d)/u.test(upstreamModel.replace(/[^/]+$/u, mapToNeutralModelId));
}
