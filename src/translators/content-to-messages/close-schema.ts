import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/**
 * What structured output of format B refuses; the model reads it in the description instead. The first ones are named in
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs, the others in what it answers to them.
 */
const toldConstraints: readonly string[] = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'patternProperties',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
];

const droppedNames: ReadonlySet<string> = new Set([...toldConstraints, '$schema', 'examples', 'format']);

const knownFormats: ReadonlySet<unknown> = new Set([
  'date-time',
  'time',
  'date',
  'duration',
  'email',
  'hostname',
  'uri',
  'ipv4',
  'ipv6',
  'uuid',
]);

const schemaMaps: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions']);

/**
 * A JSON Schema as structured output of format B takes it: objects are closed, constraints become words, `oneOf` is `anyOf`, and
 * of several types none is named beside the values.
 */
export function closeSchema(given: JsonObject): JsonObject {
  const schema = leaveOutTypes(joinAlternatives(given));
  const closed: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema)) {
    if (!droppedNames.has(name)) closed[name] = closeMember(name, member);
  }
  if (knownFormats.has(schema.format)) closed.format = schema.format;
  const told = toldConstraints.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name}: ${JSON.stringify(schema[name])}`],
  );
  if (told.length > 0) closed.description = describe(schema.description, told);
  if (describesObject(schema)) closed.additionalProperties = false;
  return closed;
}

/** Where there are both, the model is told of the other. */
function joinAlternatives(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined) return schema;
  if (schema.anyOf === undefined) return { ...rest, anyOf: oneOf };
  return { ...rest, description: describe(schema.description, [`oneOf: ${JSON.stringify(oneOf)}`]) };
}

/** A value has to be of the only type that is named beside it, says the upstream. */
function leaveOutTypes(schema: JsonObject): JsonObject {
  const { type, ...rest } = schema;
  return Array.isArray(type) && (schema.enum !== undefined || schema.const !== undefined) ? rest : schema;
}

function describesObject({ type, properties }: JsonObject): boolean {
  return type === 'object' || properties !== undefined || (Array.isArray(type) && type.includes('object'));
}

function closeMember(name: string, member: unknown): unknown {
  if (schemaMaps.has(name)) {
    return Object.fromEntries(
      Object.entries(asObject(member)).map(([key, value]) => [key, closeValue(value)]),
    );
  }
  if (Array.isArray(member)) {
    const isList = name === 'anyOf' || name === 'allOf';
    return isList ? member.map(closeValue) : member;
  }
  return name === 'items' ? closeValue(member) : member;
}

function closeValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? closeSchema(asObject(value)) : value;
}

function describe(description: unknown, told: readonly string[]): string {
  const words = `(${told.join(', ')})`;
  const text = asString(description);
  return text === null ? words : `${text} ${words}`;
}
