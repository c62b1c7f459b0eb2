import { isObject, type JsonObject, type JsonValue } from './json.ts';

const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
  '$comment',
]);

/**
 * A schema with only what validation needs, and says of what it refuses (`x-expects`), because Ajv writes whole schemas into the
 * code it emits. `x-discriminator` becomes Ajv's `discriminator`, which tries the one branch that is meant.
 */
export function stripAnnotations(
  schema: JsonValue,
  rewriteReference: (reference: string) => string,
): JsonValue {
  if (Array.isArray(schema)) return schema.map((item) => stripAnnotations(item, rewriteReference));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, JsonValue][] => {
    if (key === '$ref') return [[key, rewriteReference(String(value))]];
    if (key === 'x-discriminator') return [['discriminator', { propertyName: value }]];
    if (key === 'const' || key === 'enum') return [[key, value]];
    if (annotations.has(key) || (key.startsWith('x-') && key !== 'x-expects')) return [];
    if (['properties', 'patternProperties', 'dependentSchemas'].includes(key) && isObject(value)) {
      const named = Object.entries(value).map(([name, item]) => [
        name,
        stripAnnotations(item, rewriteReference),
      ]);
      return [[key, Object.fromEntries(named) as JsonObject]];
    }
    return [[key, stripAnnotations(value, rewriteReference)]];
  });
  return Object.fromEntries(entries);
}
