import { parseJson } from './parse-json.ts';
import { asObject, type JsonObject } from './json-object.ts';

/**
 * The object under the key that stands at `at` in a JSON text, without parsing the rest, which may hold a picture of many
 * megabytes. `key` has its quotes: inside a JSON string they would be escaped, so what is found with them is a key, or a
 * text that is nothing else. `null` where `at` is -1, or what follows is no object.
 */
export function parseMember(text: string, key: string, at: number): JsonObject | null {
  if (at === -1) return null;
  const start = skipToValue(text, at + key.length);
  const end = start === -1 ? -1 : findEnd(text, start);
  if (end === -1) return null;
  try {
    return asObject(parseJson(text.slice(start, end)));
  } catch {
    return null;
  }
}

/** Where the object begins; -1 when something else follows. */
function skipToValue(text: string, from: number): number {
  const between = /\s*:\s*\{/uy;
  between.lastIndex = from;
  return between.test(text) ? between.lastIndex - 1 : -1;
}

/** One past the bracket that closes the one at `start`. */
function findEnd(text: string, start: number): number {
  const marks = /[{}]|"(?:[^"\\]|\\.)*"/gu;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '{') depth++;
    else if (mark[0] === '}' && --depth === 0) return marks.lastIndex;
  }
  return -1;
}
