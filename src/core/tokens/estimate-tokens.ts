import type { JsonObject } from '../json/json-object.ts';
import type { OperationRequest } from '../operation.ts';

/** Rules of thumb for upstreams that count nothing; docs/observability.md states them. */
export const charactersPerToken = 4;
export const tokensPerPicture = 1_000;

/** What an estimate needs to know of a request; with its late texts none of them is made for it. */
export type EstimatedRequest = Pick<OperationRequest, 'body' | 'files'> &
  Partial<Pick<OperationRequest, 'lateTexts'>>;

/** Keys whose text is a picture, a sound or a document in base64. */
const mediaKeys: ReadonlySet<string> = new Set(['data', 'b64_json']);
/** Keys whose text no model reads or writes as words. */
const silentKeys: ReadonlySet<string> = new Set([
  'signature',
  'thoughtSignature',
  'thought_signature',
  'type',
  'role',
  'id',
  'model',
  'mimeType',
  'media_type',
]);

/** Tokens of everything that was sent. */
export function estimateInput({ body, files, lateTexts = null }: EstimatedRequest): number {
  const estimate = () => estimateValue(body.value);
  const tokens = lateTexts === null ? estimate() : lateTexts.glance(estimate);
  return tokens + files.length * tokensPerPicture;
}

/** Tokens of a JSON value: its texts, and the same for every piece of media. */
export function estimateValue(value: unknown): number {
  const { characters, pictures } = measureValue(value);
  return estimateText(characters) + pictures * tokensPerPicture;
}

/** The characters of all texts of a JSON value, and its pieces of media. */
export function measureValue(value: unknown): { readonly characters: number; readonly pictures: number } {
  let characters = 0;
  let pictures = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') characters += next.length;
    else if (Array.isArray(next)) for (const item of next as unknown[]) left.push(item);
    else if (typeof next === 'object' && next !== null) {
      for (const key of Object.keys(next)) {
        const member = (next as JsonObject)[key];
        if (mediaKeys.has(key) && typeof member === 'string') pictures++;
        else if (!silentKeys.has(key)) left.push(member);
      }
    }
  }
  return { characters, pictures };
}

/** Tokens of a text of this length. */
export function estimateText(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}
