import type { RedactedThinkingBlock, ThinkingBlock } from '../../../generated/contract-types.ts';
import { asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import { maxSealedValues, openSignatureFor, sealSignature } from '../../core/signature-envelope.ts';

/** A thinking block, and how many characters of text stand between the call before it, or the beginning, and it; none where it does not say. */
export type SealedThought = Unchecked<ThinkingBlock | RedactedThinkingBlock> & { readonly after?: unknown };

/**
 * Thinking blocks of format B as a thought signature of format C, which goes back only to the provider that made them. None
 * at all say who made the call that it stands beside.
 */
export function sealThoughts(provider: string, blocks: readonly SealedThought[]): string {
  return sealSignature({ provider, signature: JSON.stringify(blocks) });
}

/**
 * The thinking blocks within a thought signature. A block without `thinking` belongs to the thought it stands beside.
 * `null` for signatures of other providers, and of models that speak format C themselves.
 */
export function openThoughts(provider: string, sealed: string): readonly SealedThought[] | null {
  const text = openSignatureFor(provider, sealed);
  if (text === null) return null;
  const value = parseOrNothing(text);
  if (!Array.isArray(value)) return null;
  return listObjects<ThinkingBlock | RedactedThinkingBlock>(value)
    .map(readThought)
    .filter((block) => block !== null);
}

/** A client may have changed what it was given. */
function parseOrNothing(text: string): unknown {
  try {
    return parseJson(text, maxSealedValues);
  } catch {
    return null;
  }
}

function readThought(block: SealedThought): SealedThought | null {
  const { type, after } = block;
  const [thinking, signature, data] = [
    asString(block.thinking),
    asString(block.signature),
    asString(block.data),
  ];
  const place = typeof after === 'number' && after > 0 ? { after } : {};
  if (type === 'redacted_thinking' && data !== null) return { type, data, ...place };
  if (type !== 'thinking' || signature === null) return null;
  return { type, ...(thinking === null ? {} : { thinking }), signature, ...place };
}
