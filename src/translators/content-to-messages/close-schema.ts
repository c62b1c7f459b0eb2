import type { GatewayError } from '../../core/gateway-error.ts';
import { asObject, asString, isObject, type JsonObject } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { shortenName } from '../../core/shorten-name.ts';

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

const schemaLists: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf']);

export interface ClosedSchema {
  readonly schema: JsonObject;
  /** What let objects have members without a name, which they have none of now. */
  readonly ignoredFields: readonly string[];
}

/** Where a schema stands in the request, and what was left out so far. */
interface Place {
  readonly path: string;
  readonly ignoredFields: string[];
}

/**
 * A JSON Schema as structured output of format B takes it: objects are closed, constraints become words, `oneOf` is `anyOf`, and
 * of several types none is named beside the values. `path` is the field that the client sent it in. Throws `invalid_argument` for
 * an object that would be empty when it is closed, or closed to some of its names, and for one whose unnamed members have a schema.
 */
export function closeSchema(given: JsonObject, path: string): ClosedSchema {
  const ignoredFields: string[] = [];
  return { schema: close(given, { path, ignoredFields }), ignoredFields };
}

function close(given: JsonObject, place: Place): JsonObject {
  const schema = leaveOutTypes(tellAlternatives(given));
  refuseSeveral(schema, place.path);
  const closing = describesObject(schema) ? chooseClosing(schema, place) : 'none';
  const closed: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema)) {
    const isElsewhere = closing === 'elsewhere' && (name === 'type' || name === 'additionalProperties');
    if (!isElsewhere && !droppedNames.has(name))
      closed[name === 'oneOf' ? 'anyOf' : name] = closeMember(name, member, place);
  }
  if (knownFormats.has(schema.format)) closed.format = schema.format;
  const told = toldConstraints.flatMap((name) =>
    schema[name] === undefined ? [] : [`${name}: ${JSON.stringify(schema[name])}`],
  );
  if (told.length > 0) closed.description = describe(schema.description, told);
  if (closing === 'here') closed.additionalProperties = false;
  return closed;
}

/** `elsewhere`: what says the members is closed itself, and an object that is closed here too could have none of them. */
function chooseClosing(schema: JsonObject, { path, ignoredFields }: Place): 'here' | 'elsewhere' {
  const { properties, additionalProperties: others, patternProperties } = schema;
  const field = `${path}.additionalProperties`;
  const hasNames = Object.keys(asObject(properties)).length > 0;
  const isValue = schema.enum !== undefined || schema.const !== undefined;
  const isGiven = !hasNames && (isValue || listOthers(schema).some(namesMembers));
  if (patternProperties !== undefined) throw refuseOpen(`${path}.patternProperties`);
  if (isObject(others) && Object.keys(others).length > 0) throw refuseOpen(field);
  if (!hasNames && !isGiven && others !== false) throw refuseOpen(others === undefined ? path : field);
  if (others !== undefined && others !== false) ignoredFields.push(field);
  return isGiven ? 'elsewhere' : 'here';
}

/** An object is closed to the names of each schema that it is held to, and so to those of the others. */
function refuseSeveral(schema: JsonObject, path: string): void {
  const hasNames = Object.keys(asObject(schema.properties)).length > 0;
  const isHeldToAll = listOthers({ allOf: schema.allOf }).filter(namesMembers).length > 1;
  if (isHeldToAll || (hasNames && listOthers(schema).some(namesMembers))) throw refuseOpen(path);
}

/** The schemas that what a schema describes is held to as well. */
function listOthers(schema: JsonObject): readonly JsonObject[] {
  const branches = [...schemaLists].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.map((branch) => asObject(branch)) : [];
  });
  return schema.$ref === undefined ? branches : [{ $ref: schema.$ref }, ...branches];
}

function namesMembers(schema: JsonObject): boolean {
  return describesObject(schema) || listOthers(schema).length > 0;
}

function refuseOpen(field: string): GatewayError {
  const rule = 'This model answers with objects whose members are all named in properties.';
  return refuseField(shortenName(field), rule);
}

/** `oneOf` becomes `anyOf`; where there is one already, the model is told of the other. */
function tellAlternatives(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined || schema.anyOf === undefined) return schema;
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

function closeMember(name: string, member: unknown, { path, ignoredFields }: Place): unknown {
  const at = (key: string): Place => ({ path: path + key, ignoredFields });
  if (schemaMaps.has(name)) {
    return Object.fromEntries(
      Object.entries(asObject(member)).map(([key, value]) => [key, closeValue(value, at(`.${name}.${key}`))]),
    );
  }
  if (Array.isArray(member)) {
    return schemaLists.has(name)
      ? member.map((value, index) => closeValue(value, at(`.${name}[${String(index)}]`)))
      : member;
  }
  return name === 'items' ? closeValue(member, at('.items')) : member;
}

function closeValue(value: unknown, place: Place): unknown {
  return isObject(value) ? close(value, place) : value;
}

function describe(description: unknown, told: readonly string[]): string {
  const words = `(${told.join(', ')})`;
  const text = asString(description);
  return text === null ? words : `${text} ${words}`;
}
