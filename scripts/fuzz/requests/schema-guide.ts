import { followReference, isObject, toList, toObject, type JsonObject } from '../../generate/json.ts';
import type { JsonPath } from './json-path.ts';

/** Schemas that one value may be held to; more than this are not looked at. */
const maxSchemas = 60;

/** Finds out what a contract says of the places of a value. */
export class SchemaGuide {
  readonly #document: JsonObject;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** The schema of an operation's body; `null` where it has none of this type. */
  findBodySchema(operationId: string, mediaType: string): JsonObject | null {
    for (const item of Object.values(toObject(this.#document.paths))) {
      for (const operation of Object.values(toObject(item)).filter(isObject)) {
        if (operation.operationId !== operationId) continue;
        const content = toObject(toObject(operation.requestBody).content);
        const { schema } = toObject(content[mediaType]);
        return isObject(schema) ? schema : null;
      }
    }
    return null;
  }

  /** Every schema that the value at this place may have to fit, branches of choices included. */
  listSchemas(root: JsonObject, path: JsonPath): readonly JsonObject[] {
    let schemas = this.expand([root]);
    for (const key of path) schemas = this.step(schemas, key);
    return schemas;
  }

  /** Every schema that the member of a value may have to fit, of those for the value itself. */
  step(schemas: readonly JsonObject[], key: string | number): readonly JsonObject[] {
    return this.expand(schemas.flatMap((schema) => listChildren(schema, key)));
  }

  /** The schemas themselves, what they refer to, and the parts they are composed of. */
  expand(schemas: readonly JsonObject[]): readonly JsonObject[] {
    const found = new Set<JsonObject>();
    const open = [...schemas];
    while (open.length > 0 && found.size < maxSchemas) {
      const schema = this.resolve(open.shift() ?? {});
      if (found.has(schema)) continue;
      found.add(schema);
      const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => toList(schema[keyword]));
      open.push(...[...parts, schema.then ?? null, schema.else ?? null].filter(isObject));
    }
    return [...found];
  }

  resolve(schema: JsonObject): JsonObject {
    return toObject(followReference(this.#document, schema));
  }
}

function listChildren(schema: JsonObject, key: string | number): readonly JsonObject[] {
  if (typeof key === 'number') return [schema.items, toList(schema.prefixItems)[key]].filter(isSchema);
  const properties = toObject(schema.properties);
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  return [own ?? schema.additionalProperties].filter(isSchema);
}

function isSchema(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
