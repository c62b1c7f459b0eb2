import { isObject, type JsonObject, type JsonValue } from './json.ts';
import { schemaReferencePrefix } from './schema-composition.ts';

/** The names of all schemas that `values` refer to, those that only other schemas refer to included. */
export function collectSchemaNames(values: readonly JsonValue[], schemas: JsonObject): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: JsonValue): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    Object.values(value).forEach(visit);
    if (typeof value.$ref !== 'string' || !value.$ref.startsWith(schemaReferencePrefix)) return;
    const name = value.$ref.slice(schemaReferencePrefix.length);
    const schema = schemas[name];
    if (schema === undefined || names.has(name)) return;
    names.add(name);
    visit(schema);
  };
  values.forEach(visit);
  return names;
}
