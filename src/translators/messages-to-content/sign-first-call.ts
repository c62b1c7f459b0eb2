import { mapToNeutralModelId } from '../../core/model-catalogue.ts';
import type { JsonObject } from '../read-json.ts';
import type { RequestConversion } from './conversion.ts';

/**
 * What the vendor wants in the place of a signature on calls that its model did not make, such as those of a conversation
 * that began with another model: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
const foreignSignature = 'skip_thought_signature_validator';

/**
 * The parts of a model's turn. Models of the third generation refuse a turn whose first call is not signed, which is so
 * where another model made the calls; the first one is marked then. Calls beside a signed one are never signed.
 */
export function signFirstCall(
  parts: readonly JsonObject[],
  conversion: RequestConversion,
): readonly JsonObject[] {
  const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
  if (first < 0 || !wantsSignatures(conversion) || parts[first]?.thoughtSignature !== undefined) return parts;
  return parts.map((part, index) =>
    index === first ? { ...part, thoughtSignature: foreignSignature } : part,
  );
}

function wantsSignatures({ provider, upstreamModel }: RequestConversion): boolean {
  return (provider === 'gemini' || provider === 'vertex') && isThirdGeneration(upstreamModel);
}

/** Whether a model is of the third generation or later. */
export function isThirdGeneration(upstreamModel: string): boolean {
  return /(?:^|\/)genfam-(?:[3-9]|\d\d)/u.test(upstreamModel.replace(/[^/]+$/u, mapToNeutralModelId));
}
