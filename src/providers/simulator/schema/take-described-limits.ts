import { asString, isObject, type JsonObject } from '../../../core/json/json-object.ts';
import { parseJson } from '../../../core/json/parse-json.ts';
import { mergeSchemas } from './merge-schemas.ts';

/** Keywords that stand in descriptions, by the types they are about, and what their values are. */
const numeric = ['number', 'integer'];
const keywords: ReadonlyMap<string, readonly [types: readonly string[], value: string]> = new Map([
  ['minimum', [numeric, 'number']],
  ['maximum', [numeric, 'number']],
  ['exclusiveMinimum', [numeric, 'number']],
  ['exclusiveMaximum', [numeric, 'number']],
  ['multipleOf', [numeric, 'number']],
  ['minLength', [['string'], 'number']],
  ['maxLength', [['string'], 'number']],
  ['pattern', [['string'], 'string']],
  ['format', [['string'], 'string']],
  ['minItems', [['array'], 'number']],
  ['maxItems', [['array'], 'number']],
  ['uniqueItems', [['array'], 'boolean']],
]);

/** What stands under these is a value, not a schema. */
const valueKeywords: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** Limits stand at the end of a description, within so many characters. */
const maxReadCharacters = 1_000;

/**
 * A schema with the limits that its descriptions end with, in its own words. Structured output of format B takes no limits, nor do its
 * strict tools, so that its clients, and translators to it, write them there and check what comes by them: `{minimum: 1, maximum: 5}`, `(minimum: 1, maximum: 5)`,
 * or `minimum: 1; max length: 5.` on a line of its own. What does not fit the type of the value is no limit.
 */
export function takeDescribedLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(takeDescribedLimits);
  if (!isObject(schema)) return schema;
  const members = Object.entries(schema).map(([name, member]) => [
    name,
    valueKeywords.has(name) ? member : takeDescribedLimits(member),
  ]);
  const own = Object.fromEntries(members) as JsonObject;
  const description = asString(own.description);
  return description === null ? own : mergeSchemas(own, chooseLimits(own, readLimits(description)));
}

function chooseLimits(schema: JsonObject, found: ReadonlyMap<string, unknown>): JsonObject {
  const own: readonly unknown[] = Array.isArray(schema.type) ? (schema.type as unknown[]) : [schema.type];
  const chosen = [...found].filter(([name, value]) => {
    if (name === 'enum') return Array.isArray(value) && value.length > 0 && schema.enum === undefined;
    const [types, kind] = keywords.get(name) ?? [[], ''];
    return typeof value === kind && types.some((type) => own.includes(type));
  });
  return Object.fromEntries(chosen);
}

type Limits = ReadonlyMap<string, unknown>;

const none: Limits = new Map();

function readLimits(description: string): Limits {
  const text = description.slice(-maxReadCharacters).trimEnd();
  if (/[)}]$/u.test(text)) return readBracketed(text);
  return text.endsWith('.') ? readLine(text.slice(text.lastIndexOf('\n') + 1, -1)) : none;
}

/** A bracket within a value is none of these: nothing of it can be read to the end. */
function readBracketed(text: string): Limits {
  for (const { index } of text.matchAll(/[({](?=[a-z][A-Za-z]*: )/gu)) {
    const pieces = text.slice(index + 1, -1).split(/, (?=[a-z][A-Za-z]*: )/u);
    const limits = readPieces(pieces, ', ');
    if (limits !== null) return limits;
  }
  return none;
}

/** Names in words, and texts without quotes. */
function readLine(line: string): Limits {
  const pieces = line.split(/; (?=[a-z][a-z ]*: )/u).map((piece) => {
    const [, words = '', value = ''] = /^([a-z][a-z ]*): (.+)$/u.exec(piece) ?? [];
    const name = words.replaceAll(/ ([a-z])/gu, (_, letter: string) => letter.toUpperCase());
    return `${name}: ${keywords.get(name)?.[1] === 'string' ? JSON.stringify(value) : value}`;
  });
  return readPieces(pieces, '; ') ?? none;
}

/** Pieces `name: JSON`; one that is no JSON goes on in the next. `null` where that does not come out even. */
function readPieces(pieces: readonly string[], separator: string): Limits | null {
  const limits = new Map<string, unknown>();
  let open = '';
  for (const piece of pieces) {
    open = open === '' ? piece : open + separator + piece;
    const [, name, json] = /^([a-z][A-Za-z]*): (.+)$/su.exec(open) ?? [];
    const value = name === undefined || json === undefined ? undefined : parseValue(json);
    if (name === undefined || value === undefined) continue;
    limits.set(name, value);
    open = '';
  }
  return open === '' ? limits : null;
}

function parseValue(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return undefined;
  }
}
