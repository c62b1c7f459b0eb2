import { asObject, type JsonObject } from '../read-json.ts';

/** Counts that format C may write as digits in a string. */
const countNames: ReadonlySet<string> = new Set([
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
]);

/** Members without a meaning in JSON Schema, and those that another member says. */
const droppedNames: ReadonlySet<string> = new Set([
  'nullable',
  'example',
  'propertyOrdering',
  'property_ordering',
]);

/** A schema of format C (types in upper case, `nullable`, `example`) as JSON Schema. JSON Schema comes back as it is. */
export function convertToJsonSchema(schema: JsonObject): JsonObject {
  const converted: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema)) {
    if (!droppedNames.has(name) && member !== null) converted[name] = convertMember(name, member);
  }
  if (converted.type === 'type_unspecified') delete converted.type;
  if (schema.example !== undefined) converted.examples = [schema.example];
  return schema.nullable === true ? allowNull(converted) : converted;
}

function convertMember(name: string, member: unknown): unknown {
  if (name === 'type') return typeof member === 'string' ? member.toLowerCase() : member;
  if (name === 'items') return convertValue(member);
  if (name === 'anyOf' || name === 'any_of') return Array.isArray(member) ? member.map(convertValue) : member;
  if (name === 'properties') return convertProperties(member);
  if (countNames.has(name) && typeof member === 'string') return Number(member);
  return member;
}

function convertProperties(member: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(asObject(member)).map(([name, value]) => [name, convertValue(value)]),
  );
}

function convertValue(value: unknown): unknown {
  const isSchema = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSchema ? convertToJsonSchema(value as JsonObject) : value;
}

function allowNull(schema: Readonly<Record<string, unknown>>): JsonObject {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(Array.isArray(values) ? { enum: [...(values as readonly unknown[]), null] } : {}),
  };
}
