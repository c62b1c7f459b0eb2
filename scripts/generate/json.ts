/** A JSON value whose parts may be replaced while a document is put together. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one when it is absent or something else. */
export function toObject(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list; an empty one when it is absent or something else. */
export function toList(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** Applies `change` to every object within the value, innermost first, and returns the new value. */
export function mapObjects(value: JsonValue, change: (object: JsonObject) => JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(mapValues(value, (item) => mapObjects(item, change)));
}

export function mapValues(
  object: JsonObject,
  change: (value: JsonValue, key: string) => JsonValue,
): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** Longest value that is written on one line, in characters. */
const lineWidth = 300;

/**
 * JSON with a final line feed, for readers of differences: what fits on a line is one, anything longer has a line for each of
 * its parts. The same value always gives the same text.
 */
export function renderJson(value: JsonValue): string {
  return `${renderFolded(value, '')}\n`;
}

function renderFolded(value: JsonValue, indent: string): string {
  const line = JSON.stringify(value);
  if (line.length <= lineWidth || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((item) => renderFolded(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${renderFolded(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${close}`;
}

/** The tokens of a JSON pointer that is written as a URI fragment (RFC 6901, section 6). */
export function parsePointer(fragment: string): readonly string[] {
  return fragment
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value a `#/…` reference points to. Throws when there is none. */
export function resolvePointer(document: JsonValue, fragment: string): JsonValue {
  let value: JsonValue | undefined = document;
  for (const token of parsePointer(fragment)) {
    value = Array.isArray(value) ? value[Number(token)] : toObject(value)[token];
  }
  if (value === undefined) throw new Error(`Nothing is at ${fragment}.`);
  return value;
}

/** The value itself, or what its `$ref` within the document leads to. */
export function followReference(document: JsonValue, value: JsonValue): JsonValue {
  let target = value;
  for (let hops = 0; hops < 16; hops += 1) {
    if (!isObject(target) || typeof target.$ref !== 'string') return target;
    target = resolvePointer(document, target.$ref);
  }
  throw new Error(`The reference ${JSON.stringify(value)} leads in a circle.`);
}
