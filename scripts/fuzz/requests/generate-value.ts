import { isObject, toList, toObject, type JsonObject } from '../../generate/json.ts';
import type { FuzzRandom } from '../fuzz-random.ts';
import { setField } from './copy-json.ts';
import type { SchemaGuide } from './schema-guide.ts';

/** What values are made with. */
export interface Making {
  readonly guide: SchemaGuide;
  readonly random: FuzzRandom;
}

/** Below this depth only what is required is made. */
const maxDepth = 4;

/** A value that mostly fits the schema; rules that join fields, and patterns, are not looked at. */
export function generateValue(source: JsonObject, making: Making, depth = 0): unknown {
  const { guide, random } = making;
  const schema = guide.resolve(source);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  const examples = toList(schema.examples);
  if (examples.length > 0 && random.chance(0.5)) return random.pick(examples);
  const choices = [...toList(schema.oneOf), ...toList(schema.anyOf)].filter(isObject);
  const parts = toList(schema.allOf).filter(isObject);
  if (choices.length > 0) parts.push(random.pick(choices));
  const made = parts
    .map((part) => generateValue(part, making, depth + 1))
    .filter((item) => item !== undefined);
  if (parts.length > 0 && !('type' in schema) && !('properties' in schema)) return join(made);
  return join([generateTyped(schema, making, depth), ...made]);
}

/** Objects are put together; of everything else the last one counts. */
function join(values: readonly unknown[]): unknown {
  return values.reduce<unknown>((sum, value) => {
    if (!isObject(sum as never) || !isObject(value as never)) return value;
    return { ...(sum as object), ...(value as object) };
  }, undefined);
}

function generateTyped(schema: JsonObject, making: Making, depth: number): unknown {
  const { random } = making;
  const listed = [schema.type ?? []].flat().filter((each) => each !== 'null');
  const type = listed.length > 0 ? random.pick(listed) : guessType(schema);
  switch (type) {
    case 'object':
      return generateObject(schema, making, depth);
    case 'array':
      return generateArray(schema, making, depth);
    case 'string':
      return generateString(schema, random);
    case 'integer':
      return Math.round(generateNumber(schema, random));
    case 'number':
      return generateNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(['anything', 7, { a: [1] }]);
  }
}

function guessType(schema: JsonObject): string | undefined {
  if ('properties' in schema || 'additionalProperties' in schema) return 'object';
  if ('items' in schema) return 'array';
  return 'minLength' in schema || 'pattern' in schema ? 'string' : undefined;
}

function generateObject(schema: JsonObject, making: Making, depth: number): object {
  const { random } = making;
  const made = {};
  const required = new Set(toList(schema.required));
  const share = depth >= maxDepth ? 0 : 0.5 / (depth + 1);
  for (const [name, property] of Object.entries(toObject(schema.properties))) {
    if (!required.has(name) && !random.chance(share)) continue;
    if (isObject(property) && depth < 2 * maxDepth)
      setField(made, name, generateValue(property, making, depth + 1));
  }
  if (isObject(schema.additionalProperties) && depth < maxDepth) {
    setField(
      made,
      random.pick(['some', 'other.name', 'constructor']),
      generateValue(schema.additionalProperties, making, depth + 1),
    );
  }
  return made;
}

function generateArray(schema: JsonObject, making: Making, depth: number): readonly unknown[] {
  const { items } = schema;
  if (!isObject(items) || depth >= 2 * maxDepth) return [];
  const min = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const count = Math.max(min, depth < maxDepth ? making.random.below(3) : 0);
  return Array.from({ length: count }, () => generateValue(items, making, depth + 1));
}

const words = ['Hello', 'a b', '42', 'naïve 🙂', 'x', 'https://example.invalid/a.png', 'AAAA', '2026-01-01'];

function generateString(schema: JsonObject, random: FuzzRandom): string {
  const text = random.pick(words);
  const min = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const max = typeof schema.maxLength === 'number' ? schema.maxLength : Infinity;
  if (text.length < min) return text.padEnd(min, 'a');
  return text.length > max ? 'a'.repeat(max) : text;
}

function generateNumber(schema: JsonObject, random: FuzzRandom): number {
  const low = readNumber(schema.minimum) ?? readNumber(schema.exclusiveMinimum) ?? 0;
  const high = readNumber(schema.maximum) ?? readNumber(schema.exclusiveMaximum) ?? low + 100;
  return low + random.next() * (high - low);
}

function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
