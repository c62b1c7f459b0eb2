import { foreignCallSignature, isThirdGeneration } from '../../formats/content/index.ts';
import type { Part } from '../../../generated/contract-types.ts';
import type { Unchecked } from '../../core/json/json-object.ts';
import type { RequestConversion } from './conversion.ts';

/**
 * The parts of a model's turn. Models of the third generation refuse a turn whose first call is not signed, which is so
 * where another model made the calls; the first one is marked then. Calls beside a signed one are never signed.
 */
export function signFirstCall(
  parts: readonly Unchecked<Part>[],
  conversion: RequestConversion,
): readonly Unchecked<Part>[] {
  const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
  if (first < 0 || !wantsSignatures(conversion) || parts[first]?.thoughtSignature !== undefined) return parts;
  return parts.map((part, index) =>
    index === first ? { ...part, thoughtSignature: foreignCallSignature } : part,
  );
}

function wantsSignatures({ provider, upstreamModel }: RequestConversion): boolean {
  return provider.wantsSignedCalls === true && isThirdGeneration(upstreamModel);
}
