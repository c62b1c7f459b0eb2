import { isObject, type JsonObject } from '../../core/json/json-object.ts';
import { parseToolValue } from '../../core/json/parse-json.ts';

const mapNames = /^(?:properties|\$?defs|definitions)$/;
const schemaNames = /^(?:items|additionalProperties)$/;
const listNames = /^(?:any_?of|oneOf|allOf|prefixItems)$/i;
const countNames = /^(?:min|max)(?:Items|Length|Properties)$/;

/** Members without a meaning in JSON Schema, and those that another member says. */
const droppedNames = /^(?:nullable|example|property_?ordering)$/i;

/**
 * A Schema of format C as JSON Schema: type names in lower case, `nullable` as a second type, `example` as one of the
 * examples, counts that came as strings as numbers, and so the values of an enumeration of numbers. JSON Schema comes back as
 * it is; where it is asked for, the vendor's own clients send names of types in upper case, too.
 */
export function convertContentSchema(schema: JsonObject): JsonObject {
  const members = Object.entries(schema).flatMap(([name, member]) => {
    const converted = droppedNames.test(name) ? null : convertMember(name, member);
    return converted === null ? [] : [[name, converted]];
  });
  const { example } = schema;
  const converted = countEnum(
    Object.fromEntries([
      ...members,
      ...(example === undefined ? [] : [['examples', [example]]]),
    ]) as JsonObject,
  );
  return schema.nullable === true ? allowNull(converted) : converted;
}

/** Format C has texts in every enumeration, whatever the type of the value. */
function countEnum(schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  if (!Array.isArray(values) || (type !== 'integer' && type !== 'number')) return schema;
  return { ...schema, enum: values.map(parseNumber) };
}

const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;

/** With all of its digits; any other value as it is. */
function parseNumber(value: unknown): unknown {
  return typeof value === 'string' && numberForm.test(value) ? parseToolValue(value) : value;
}

/** `null` for a member that says nothing. */
function convertMember(name: string, member: unknown): unknown {
  if (name === 'type') return convertType(member);
  if (countNames.test(name)) return typeof member === 'string' ? Number(member) : member;
  if (schemaNames.test(name)) return convertNested(member);
  if (listNames.test(name)) return Array.isArray(member) ? member.map(convertNested) : member;
  if (!mapNames.test(name) || !isObject(member)) return member;
  return Object.fromEntries(Object.entries(member).map(([key, nested]) => [key, convertNested(nested)]));
}

function convertNested(value: unknown): unknown {
  return isObject(value) ? convertContentSchema(value) : value;
}

function convertType(type: unknown): unknown {
  if (Array.isArray(type)) return type.map(convertType);
  if (typeof type !== 'string') return type;
  return type.toUpperCase() === 'TYPE_UNSPECIFIED' ? null : type.toLowerCase();
}

const nullSchema: JsonObject = Object.freeze({ type: 'null' });

function allowNull(schema: JsonObject): JsonObject {
  const { type, enum: values, anyOf, $ref, ...rest } = schema;
  if (typeof $ref === 'string') return { ...rest, anyOf: [{ $ref }, nullSchema] };
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...(anyOf as unknown[]), nullSchema] };
  return {
    ...schema,
    ...(typeof type === 'string' && type !== 'null' ? { type: [type, 'null'] } : {}),
    ...(Array.isArray(values) && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
