import { isRecord, readNumber, type JsonRecord } from '../read-json.ts';

const mapKeys: ReadonlySet<string> = new Set(['properties', '$defs', 'defs', 'definitions']);
const schemaKeys: ReadonlySet<string> = new Set(['items', 'additionalProperties']);
const schemaListKeys: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const countKeys: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
]);

/**
 * Turns a Schema of format C into JSON Schema: type names in lower case, `nullable` as a second type, counts that came
 * as strings as numbers. A schema that is JSON Schema already stays what it is.
 */
export function convertContentSchema(schema: JsonRecord): JsonRecord {
  const converted = Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      const mapped = convertKeyword(key, value);
      return mapped === undefined ? [] : [[key, mapped]];
    }),
  );
  return schema.nullable === true ? allowNull(converted) : converted;
}

function convertKeyword(key: string, value: unknown): unknown {
  if (key === 'type') return convertType(value);
  if (key === 'nullable') return undefined;
  if (countKeys.has(key)) return readNumber(value) ?? undefined;
  if (schemaKeys.has(key)) return convertNested(value);
  if (schemaListKeys.has(key)) return Array.isArray(value) ? value.map(convertNested) : value;
  if (mapKeys.has(key) && isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, convertNested(nested)]));
  }
  return value;
}

function convertNested(value: unknown): unknown {
  return isRecord(value) ? convertContentSchema(value) : value;
}

/** `undefined` for a type that says nothing. */
function convertType(type: unknown): unknown {
  if (Array.isArray(type)) return type.map(convertType);
  if (typeof type !== 'string') return type;
  return type === 'TYPE_UNSPECIFIED' ? undefined : type.toLowerCase();
}

function allowNull(schema: JsonRecord): JsonRecord {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(typeof type === 'string' && type !== 'null' ? { type: [type, 'null'] } : {}),
    ...(Array.isArray(values) && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
