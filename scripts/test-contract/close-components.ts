import { closeSchema, type CloseContext, type SchemaUse } from './close-schema.ts';
import { mapObjects, type JsonObject, type JsonValue } from '../generate/json.ts';
import { schemaReferencePrefix } from '../generate/schema-composition.ts';

/** Rewrites one schema that stands outside the components. */
export type CloseSchema = (schema: JsonValue, use: SchemaUse) => JsonValue;

export interface ClosedSchemas<T> {
  /** The variants of the components that the roots lead to. */
  readonly components: JsonObject;
  readonly roots: T;
}

/**
 * Rewrites schemas, and every component they lead to, for the use they are put to. A component with several uses
 * becomes several components: `X` closed, `X.part` for composition, `X.open` as written. `rewriteRoots` is called
 * twice and must hand the same schemas to `close` each time.
 */
export function closeComponents<T>(
  components: JsonObject,
  rewriteRoots: (close: CloseSchema) => T,
): ClosedSchemas<T> {
  const used = listUsedVariants(components, rewriteRoots);
  const stable = listStableComponents(components);
  const nameVariant = (name: string, use: SchemaUse): string => {
    const keepsName =
      stable.has(name) || use === 'whole' || (use === 'open' && !used.get(name)?.has('whole'));
    return keepsName ? name : `${name}.${use}`;
  };
  const context: CloseContext = { components, nameVariant };
  const variants = [...used].flatMap(([name, uses]) =>
    [...uses].map(
      (use) => [nameVariant(name, use), closeSchema(readComponent(components, name), use, context)] as const,
    ),
  );
  return {
    components: Object.fromEntries(variants.sort(([a], [b]) => (a < b ? -1 : 1))),
    roots: rewriteRoots((schema, use) => closeSchema(schema, use, context)),
  };
}

function listUsedVariants(
  components: JsonObject,
  rewriteRoots: (close: CloseSchema) => unknown,
): ReadonlyMap<string, ReadonlySet<SchemaUse>> {
  const used = new Map<string, Set<SchemaUse>>();
  const nameVariant = (name: string, use: SchemaUse): string => {
    const uses = used.get(name) ?? new Set();
    if (uses.has(use)) return name;
    used.set(name, uses.add(use));
    closeSchema(readComponent(components, name), use, { components, nameVariant });
    return name;
  };
  rewriteRoots((schema, use) => closeSchema(schema, use, { components, nameVariant }));
  return used;
}

/** Components that closing leaves as they are, themselves and everything they refer to. */
function listStableComponents(components: JsonObject): ReadonlySet<string> {
  const context: CloseContext = { components, nameVariant: (name) => name };
  const isSame = (name: string): boolean => {
    const schema = readComponent(components, name);
    const written = JSON.stringify(schema);
    return (['whole', 'part'] as const).every(
      (use) => JSON.stringify(closeSchema(schema, use, context)) === written,
    );
  };
  const stable = new Set(Object.keys(components).filter(isSame));
  for (let before = -1; before !== stable.size;) {
    before = stable.size;
    for (const name of stable) {
      if (listReferences(readComponent(components, name)).some((target) => !stable.has(target)))
        stable.delete(name);
    }
  }
  return stable;
}

function readComponent(components: JsonObject, name: string): JsonValue {
  const component = components[name];
  if (component === undefined) throw new Error(`There is no schema component ${name}.`);
  return component;
}

function listReferences(schema: JsonValue): readonly string[] {
  const names: string[] = [];
  mapObjects(schema, (object) => {
    if (typeof object.$ref === 'string') names.push(object.$ref.slice(schemaReferencePrefix.length));
    return object;
  });
  return names;
}
