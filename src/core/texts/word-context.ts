import { countBytes } from '../byte-pieces.ts';
import { readRest } from '../json/document-bytes.ts';
import type { JsonBody } from '../provider.ts';
import type { WordContext } from './judge-word.ts';

/** Longest request whose texts are looked through, in bytes. */
const maxBytes = 4 * 1024 * 1024;

/** Most values of a request without bytes that are looked through. */
const maxValues = 10_000;

/** What is known of a request: the names of its fields, and its texts. */
export function createWordContext(request: JsonBody | null): WordContext {
  if (request === null) return { isSentField: () => false, isSentText: () => false };
  const { value, bytes } = request;
  let texts: ReadonlySet<string> | null = null;
  return {
    isSentField: (name) => Object.hasOwn(value, name),
    isSentText: (text) => {
      if (bytes !== null)
        return countBytes(bytes) <= maxBytes && readRest(bytes).includes(JSON.stringify(text));
      texts ??= listTexts(value);
      return texts.has(text);
    },
  };
}

function listTexts(value: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  const waiting: unknown[] = [value];
  for (let count = 0; waiting.length > 0 && count < maxValues; count += 1) {
    const next = waiting.pop();
    if (typeof next === 'string') texts.add(next);
    else if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next));
  }
  return texts;
}
