import type { GatewayError } from '../../core/gateway-error.ts';
import { asObject, asString, isObject, type JsonObject } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';
import { shortenName } from '../../core/shorten-name.ts';
import { describeTold } from './describe-told.ts';
import {
  checkReferences,
  findReferred,
  isExtension,
  readPointer,
  writeOutSchemas,
  type PlacedSchema,
} from './schema-references.ts';

/**
 * What structured output of format B refuses; the model reads it in the description instead. The first ones are named in
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs, the others in what it answers to them.
 */
const toldConstraints: ReadonlySet<string> = new Set([
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
  'dependencies',
  'contentSchema',
  'additionalItems',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Looking around, bounds of words and references back, which structured output of format B does not know. */
const unusablePattern = /(?<!\\)\(\?<?[=!]|\\[bBk1-9]/u;

/** Those of numbers in OpenAPI, and of values in format C, which say no more than what stands beside them. */
const idleFormats: ReadonlySet<unknown> = new Set(['int32', 'int64', 'float', 'double', 'enum']);

/** Where definitions stand that references lead to. */
const definitionMaps: ReadonlySet<string> = new Set(['$defs', 'definitions']);

const droppedNames: ReadonlySet<string> = new Set([...definitionMaps, '$schema', 'examples']);

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

/** Members that hold an answer to nothing. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  ...definitionMaps,
]);

const schemaLists: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf']);

export interface ClosedSchema {
  readonly schema: JsonObject;
  /** What let objects have members without a name, which they have none of now. */
  readonly ignoredFields: readonly string[];
}

/** What closing one schema has come to. Per schema. */
interface Closing {
  readonly root: PlacedSchema;
  readonly ignoredFields: string[];
  /** Definitions that something refers to, closed; by `$defs` or `definitions`. */
  readonly definitions: Map<string, Map<string, JsonObject>>;
}

/** Where a schema stands in the request. */
interface Place {
  readonly path: string;
  readonly closing: Closing;
  /** Whether a reference may stand there: not among those that all hold, and not instead of the whole. */
  readonly references: 'kept' | 'written out';
}

/**
 * A JSON Schema as structured output of format B takes it: objects are closed, constraints become words, `oneOf` is `anyOf`, and
 * of several types none is named beside the values; definitions that nothing refers to are left out, and so are extensions. `path` is the field that the client
 * sent it in. Throws `invalid_argument` for an object that would be empty when it is closed, or closed to some of its names, for one
 * whose unnamed members have a schema, and for references that the upstream does not follow.
 */
export function closeSchema(given: JsonObject, path: string): ClosedSchema {
  const root = { schema: given, path };
  checkReferences(root);
  const closing: Closing = { root, ignoredFields: [], definitions: new Map() };
  const closed = close(given, { path, closing, references: 'written out' });
  const definitions = [...closing.definitions].map(([name, map]) => [name, Object.fromEntries(map)] as const);
  return { schema: { ...closed, ...Object.fromEntries(definitions) }, ignoredFields: closing.ignoredFields };
}

function close(given: JsonObject, place: Place): JsonObject {
  const { closing, references } = place;
  const found = findTarget(given, closing);
  if (found !== null && (references === 'written out' || !isDefinition(given.$ref))) {
    const isAlone = Object.keys(given).length === 1;
    return close(writeOut(given, found), isAlone ? { ...place, path: found.path } : place);
  }
  if (found !== null) keepDefinition(String(given.$ref), found, closing);
  return closeMembers(leaveOutTypes(tellAlternatives(given, closing)), place);
}

/** The schema that a schema refers to. */
function findTarget({ $ref }: JsonObject, { root }: Closing): PlacedSchema | null {
  return typeof $ref === 'string' ? findReferred($ref, root) : null;
}

/** Whether a reference leads to a definition of the whole schema, which is where the upstream looks for it. */
function isDefinition(reference: unknown): boolean {
  const [map = '', ...names] = readPointer(String(reference)) ?? [];
  return definitionMaps.has(map) && names.length === 1;
}

/** What is referred to, with what the reference says itself, as long as they do not contradict each other. */
function writeOut({ $ref, ...said }: JsonObject, { schema }: PlacedSchema): JsonObject {
  const isSaidTwice = (name: string) =>
    !annotations.has(name) &&
    Object.hasOwn(schema, name) &&
    JSON.stringify(schema[name]) !== JSON.stringify(said[name]);
  if (!Object.keys(said).some(isSaidTwice)) return { ...schema, ...said };
  return { ...said, allOf: [{ $ref }, ...(Array.isArray(said.allOf) ? (said.allOf as unknown[]) : [])] };
}

function keepDefinition(reference: string, { schema, path }: PlacedSchema, closing: Closing): void {
  const [map = '', name = ''] = readPointer(reference) ?? [];
  const kept = closing.definitions.get(map) ?? new Map<string, JsonObject>();
  closing.definitions.set(map, kept);
  if (!kept.has(name)) kept.set(name, close(schema, { path, closing, references: 'kept' }));
}

function closeMembers(schema: JsonObject, place: Place): JsonObject {
  refuseSeveral(schema, place);
  const closing = describesObject(schema) ? chooseClosing(schema, place) : 'none';
  const closed: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema)) {
    const isElsewhere = closing === 'elsewhere' && (name === 'type' || name === 'additionalProperties');
    if (!isElsewhere && !isDropped(name, member) && !isTold(name, member))
      closed[name === 'oneOf' ? 'anyOf' : name] = closeMember(name, member, place);
  }
  const told = Object.keys(schema)
    .filter((name) => isTold(name, schema[name]))
    .map((name) => tell(name, schema[name], place.closing));
  if (told.length > 0) closed.description = describeTold(schema.description, told);
  if (closing === 'here') closed.additionalProperties = false;
  return closed;
}

function isDropped(name: string, member: unknown): boolean {
  return droppedNames.has(name) || isExtension(name) || (name === 'format' && idleFormats.has(member));
}

/** A list of at least one is one that the upstream takes; a list of `items` is `prefixItems` as it was called before. */
function isTold(name: string, member: unknown): boolean {
  if (name === 'minItems') return member !== 0 && member !== 1;
  if (name === 'format') return !knownFormats.has(member) && !idleFormats.has(member);
  if (name === 'pattern') return unusablePattern.test((asString(member) ?? '').replaceAll('\\\\', ''));
  return toldConstraints.has(name) || (name === 'items' && Array.isArray(member));
}

/** `elsewhere`: what says the members is closed itself, and an object that is closed here too could have none of them. */
function chooseClosing(schema: JsonObject, { path, closing }: Place): 'here' | 'elsewhere' {
  const { properties, additionalProperties: others, patternProperties } = schema;
  const field = `${path}.additionalProperties`;
  const hasNames = Object.keys(asObject(properties)).length > 0;
  const isValue = schema.enum !== undefined || schema.const !== undefined;
  const isGiven =
    !hasNames && (isValue || listOthers(schema, closing).some((other) => namesMembers(other, closing)));
  if (patternProperties !== undefined) throw refuseOpen(`${path}.patternProperties`);
  if (isObject(others) && Object.keys(others).length > 0) throw refuseOpen(field);
  if (!hasNames && !isGiven && others !== false) throw refuseOpen(others === undefined ? path : field);
  if (others !== undefined && others !== false) closing.ignoredFields.push(field);
  return isGiven ? 'elsewhere' : 'here';
}

/** An object is closed to the names of each schema that it is held to, and so to those of the others. */
function refuseSeveral(schema: JsonObject, { path, closing }: Place): void {
  const areNames = (other: JsonObject) => namesMembers(other, closing);
  const hasNames = Object.keys(asObject(schema.properties)).length > 0;
  const isHeldToAll = listOthers({ allOf: schema.allOf }, closing).filter(areNames).length > 1;
  if (isHeldToAll || (hasNames && listOthers(schema, closing).some(areNames))) throw refuseOpen(path);
}

/** The schemas that what a schema describes is held to as well. */
function listOthers(schema: JsonObject, closing: Closing): readonly JsonObject[] {
  const branches = [...schemaLists].flatMap((name) => {
    const list = schema[name];
    return Array.isArray(list) ? list.map((branch) => asObject(branch)) : [];
  });
  const found = findTarget(schema, closing);
  return found === null ? branches : [found.schema, ...branches];
}

function namesMembers(schema: JsonObject, closing: Closing): boolean {
  return describesObject(schema) || listOthers(schema, closing).some((other) => namesMembers(other, closing));
}

function refuseOpen(field: string): GatewayError {
  const rule = 'This model answers with objects whose members are all named in properties.';
  return refuseField(shortenName(field), rule);
}

/** `oneOf` becomes `anyOf`; where there is one already, the model is told of the other. */
function tellAlternatives(schema: JsonObject, closing: Closing): JsonObject {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined || schema.anyOf === undefined) return schema;
  return { ...rest, description: describeTold(schema.description, [tell('oneOf', oneOf, closing)]) };
}

/** A value has to be of the only type that is named beside it, says the upstream. */
function leaveOutTypes(schema: JsonObject): JsonObject {
  const { type, ...rest } = schema;
  return Array.isArray(type) && (schema.enum !== undefined || schema.const !== undefined) ? rest : schema;
}

function describesObject({ type, properties }: JsonObject): boolean {
  return type === 'object' || properties !== undefined || (Array.isArray(type) && type.includes('object'));
}

function closeMember(name: string, member: unknown, { path, closing }: Place): unknown {
  const references = name === 'allOf' ? 'written out' : 'kept';
  const at = (key: string): Place => ({ path: path + key, closing, references });
  if (name === 'properties') {
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

/** A constraint in words, without references: what they lead to may stand nowhere else. */
function tell(name: string, constraint: unknown, closing: Closing): string {
  const written = writeOutSchemas(name, constraint, (schema) => {
    const found = findTarget(schema, closing);
    return found && writeOut(schema, found);
  });
  return `${name}: ${JSON.stringify(written)}`;
}
