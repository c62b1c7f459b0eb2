/** As much of a JSON Schema as says which fields an object may have. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | FieldSchema;
  readonly oneOf?: readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
  readonly allOf?: readonly FieldSchema[];
  readonly 'x-discriminator'?: string;
  readonly 'x-open'?: boolean;
}

export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** What may stand at one place of a request. */
export type FieldShape =
  /** A scalar, or anything at all: nothing below it is looked at. */
  | { readonly kind: 'open' }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, FieldShape> }
  | { readonly kind: 'list'; readonly items: FieldShape }
  /** A list or an object or a scalar. */
  | { readonly kind: 'either'; readonly list: FieldShape; readonly object: FieldShape }
  | TaggedShape;

/** One of several objects, told apart by the value of a field. */
export interface TaggedShape {
  readonly kind: 'tagged';
  readonly tag: string;
  readonly byTag: ReadonlyMap<unknown, FieldShape>;
  /** Tried in order where no tag fits. */
  readonly others: readonly TaggedBranch[];
}

export interface TaggedBranch {
  /** What the tag looks like; `null` when it may be anything or be absent. */
  readonly pattern: RegExp | null;
  /** Fields without which it is not this branch. */
  readonly required: readonly string[];
  readonly shape: FieldShape;
}

export type FieldShapes = ReadonlyMap<string, FieldShape>;

const open: FieldShape = { kind: 'open' };
const refPrefix = '#/components/schemas/';

/** The shapes of the named schemas. References stay by name, so schemas may contain themselves. */
export function compileFieldShapes(schemas: FieldSchemas): FieldShapes {
  return new Map(Object.entries(schemas).map(([name, schema]) => [name, compile(schema, schemas)]));
}

function compile(schema: FieldSchema, schemas: FieldSchemas): FieldShape {
  const { $ref, items, properties, allOf } = schema;
  if ($ref !== undefined) return { kind: 'reference', name: $ref.slice(refPrefix.length) };
  const tag = schema['x-discriminator'];
  const alternatives = schema.oneOf ?? schema.anyOf ?? [];
  if (schema['x-open'] === true) return open;
  if (tag !== undefined) return compileTagged(tag, alternatives, schemas);
  if (properties && schema.additionalProperties === false) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, compile(field, schemas)] as const,
    );
    return { kind: 'object', fields: new Map(fields) };
  }
  if (items) return { kind: 'list', items: compile(items, schemas) };
  const closed = allOf?.find((part) => resolve(part, schemas).additionalProperties === false);
  if (closed) return compile(closed, schemas);
  return alternatives.length > 0 ? compileEither(alternatives, schemas) : open;
}

function compileTagged(
  tag: string,
  alternatives: readonly FieldSchema[],
  schemas: FieldSchemas,
): TaggedShape {
  const byTag = new Map<unknown, FieldShape>();
  const others: TaggedBranch[] = [];
  for (const alternative of alternatives) {
    const { properties, required = [] } = resolve(alternative, schemas);
    const rule = properties?.[tag];
    const shape = compile(alternative, schemas);
    if (rule?.const !== undefined) byTag.set(rule.const, shape);
    if (rule?.const !== undefined && required.includes(tag)) continue;
    if (rule?.const !== undefined) byTag.set(undefined, shape);
    else
      others.push({
        pattern: rule?.pattern === undefined ? null : new RegExp(rule.pattern),
        required,
        shape,
      });
  }
  return { kind: 'tagged', tag, byTag, others };
}

function compileEither(alternatives: readonly FieldSchema[], schemas: FieldSchemas): FieldShape {
  const find = (isFitting: (schema: FieldSchema) => boolean) => {
    const found = alternatives.find((alternative) => isFitting(resolve(alternative, schemas)));
    return found ? compile(found, schemas) : open;
  };
  return {
    kind: 'either',
    list: find(({ items }) => items !== undefined),
    object: find((schema) => schema.properties !== undefined || schema['x-discriminator'] !== undefined),
  };
}

function resolve(schema: FieldSchema, schemas: FieldSchemas): FieldSchema {
  if (schema.$ref === undefined) return schema;
  const target = schemas[schema.$ref.slice(refPrefix.length)];
  if (!target) throw new Error(`No schema ${schema.$ref}`);
  return resolve(target, schemas);
}
