import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/** Constraints that structured output of format B refuses; the model reads them in the description instead. */
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

/** A JSON Schema as structured output of format B takes it: objects are closed, constraints become words. */
export function closeSchema(schema: JsonObject): JsonObject {
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
    const isList = name === 'anyOf' || name === 'oneOf' || name === 'allOf' || name === 'prefixItems';
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
