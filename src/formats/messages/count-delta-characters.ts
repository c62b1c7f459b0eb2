import { asObject } from '../../core/json/json-object.ts';
import type { UpstreamEvent } from '../../core/provider.ts';

/** The members of a `content_block_delta` that hold what the model writes; its signatures are no words. */
const textMembers = ['text', 'partial_json', 'thinking'] as const;

const textBeginning = /"(?:text|partial_json|thinking)" ?: ?"/gu;

/**
 * Characters that a `content_block_delta` brings. One that nobody has parsed is not parsed here: those have a single text,
 * which is the last one.
 */
export function countDeltaCharacters({ data, value }: UpstreamEvent): number {
  if (value === undefined) return countUnparsed(data);
  const delta = asObject(value.delta);
  for (const name of textMembers) {
    const text = delta[name];
    if (typeof text === 'string') return text.length;
  }
  return 0;
}

function countUnparsed(data: string): number {
  textBeginning.lastIndex = 0;
  if (!textBeginning.test(data)) return 0;
  const start = textBeginning.lastIndex;
  const end = data.lastIndexOf('"');
  return Math.max(0, end - start - countEscaping(data, start, end));
}

/** Characters that stand in a JSON text only to escape others: five of `\u00e9`, one of `\n`. */
function countEscaping(data: string, start: number, end: number): number {
  let count = 0;
  for (let at = data.indexOf('\\', start); at !== -1 && at < end;) {
    const isCode = data[at + 1] === 'u';
    count += isCode ? 5 : 1;
    at = data.indexOf('\\', at + (isCode ? 6 : 2));
  }
  return count;
}
