import { isObject, toList, toObject, type JsonObject, type JsonValue } from './json.ts';

/** Where the named schemas of a bundled document are. */
export const schemaReferencePrefix = '#/components/schemas/';

/** Keywords whose schemas describe the same value as the schema they stand in. */
export const branchLists: readonly string[] = ['allOf', 'anyOf', 'oneOf'];
export const branchSchemas: readonly string[] = ['then', 'else'];

/** Whether a schema says itself which further properties it admits. */
export function declaresClosure(schema: JsonObject): boolean {
  return 'additionalProperties' in schema || 'unevaluatedProperties' in schema;
}

/** Whether several schemas together describe the properties of one value. */
export function isComposed(schema: JsonObject, components: JsonObject): boolean {
  const branches = listBranches(schema);
  if (branches.length === 0 && !('$ref' in schema)) return false;
  if (declaresClosure(schema)) return true;
  const ownProperties = 'properties' in schema || 'patternProperties' in schema;
  const sources = [ownProperties, 'oneOf' in schema, 'anyOf' in schema, '$ref' in schema, 'if' in schema];
  const isJoined = 'allOf' in schema || sources.filter(Boolean).length > 1;
  if (!isJoined) return false;
  const { properties: _, patternProperties: __, ...rest } = schema;
  return bearsProperties(rest, components, new Set());
}

function bearsProperties(schema: JsonValue, components: JsonObject, seen: Set<string>): boolean {
  if (!isObject(schema)) return false;
  if ('properties' in schema || 'patternProperties' in schema) return true;
  if (listBranches(schema).some((branch) => bearsProperties(branch, components, seen))) return true;
  if (typeof schema.$ref !== 'string' || seen.has(schema.$ref)) return false;
  seen.add(schema.$ref);
  const target = components[schema.$ref.slice(schemaReferencePrefix.length)];
  return target !== undefined && bearsProperties(target, components, seen);
}

/** Schemas within a schema that describe the same value; what `$ref` leads to is not among them. */
function listBranches(schema: JsonObject): readonly JsonValue[] {
  return [
    ...branchLists.flatMap((key) => toList(schema[key])),
    ...branchSchemas.flatMap((key) => (schema[key] === undefined ? [] : [schema[key]])),
    ...Object.values(toObject(schema.dependentSchemas)),
  ];
}
