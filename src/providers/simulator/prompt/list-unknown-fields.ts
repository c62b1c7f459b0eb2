import { isObject, type JsonObject } from '../../../core/json/json-object.ts';

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

/** Schemas by the references to them. */
export type FieldSchemas = ReadonlyMap<string, FieldSchema>;

/** Fields that are named; a longer list ends in `...`. */
const maxFields = 50;

/** Characters of one path. */
const maxPathLength = 128;

interface Walk {
  readonly schemas: FieldSchemas;
  /** Where the walk is; joined only when there is something to name. */
  readonly path: (string | number)[];
  readonly found: string[];
}

/**
 * The paths (`messages[0].content[1].foo`) of all fields that the schema does not know, in the order of the value. An
 * object whose tag is not known is named as a whole. Looks at nothing below a place where anything may stand.
 */
export function listUnknownFields(
  value: unknown,
  schema: FieldSchema,
  schemas: FieldSchemas,
): readonly string[] {
  const walk: Walk = { schemas, path: [], found: [] };
  visit(value, schema, walk);
  return walk.found;
}

function visit(value: unknown, unresolved: FieldSchema, walk: Walk): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = resolve(unresolved, walk);
  const { items, properties, allOf, oneOf, anyOf } = schema;
  const tag = schema['x-discriminator'];
  const alternatives = oneOf ?? anyOf ?? [];
  if (schema['x-open'] === true) return;
  if (tag !== undefined) visitTagged(value, { tag, alternatives }, walk);
  else if (properties && schema.additionalProperties === false) visitFields(value, properties, walk);
  else if (items) visitItems(value, items, walk);
  else {
    const closed = allOf?.find((part) => resolve(part, walk).additionalProperties === false);
    const chosen = closed ?? alternatives.find((one) => isOfKind(value, resolve(one, walk)));
    if (chosen) visit(value, chosen, walk);
  }
}

function resolve(schema: FieldSchema, walk: Walk): FieldSchema {
  if (schema.$ref === undefined) return schema;
  const target = walk.schemas.get(schema.$ref);
  if (!target) throw new Error(`No schema ${schema.$ref}`);
  return resolve(target, walk);
}

/** Alternatives without a tag are a list, an object and a scalar. */
function isOfKind(value: object, schema: FieldSchema): boolean {
  if (Array.isArray(value)) return schema.items !== undefined;
  return schema.properties !== undefined || schema['x-discriminator'] !== undefined;
}

function visitFields(value: object, fields: Readonly<Record<string, FieldSchema>>, walk: Walk): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    const schema = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (schema && typeof value[key] !== 'object') continue;
    walk.path.push(key);
    if (schema) visit(value[key], schema, walk);
    else report(walk);
    walk.path.pop();
    if (isFull(walk)) return;
  }
}

function visitItems(value: object, schema: FieldSchema, walk: Walk): void {
  if (!Array.isArray(value)) return;
  for (const [index, item] of (value as unknown[]).entries()) {
    walk.path.push(index);
    visit(item, schema, walk);
    walk.path.pop();
    if (isFull(walk)) return;
  }
}

/** Several objects, told apart by the value of a field. */
interface Tagged {
  readonly tag: string;
  readonly alternatives: readonly FieldSchema[];
}

function visitTagged(value: object, tagged: Tagged, walk: Walk): void {
  if (!isObject(value)) return;
  const branch = findBranch(value, tagged, walk);
  if (branch) visit(value, branch, walk);
  else report(walk);
}

/** The alternative with the very tag, else the first that asks for no certain one. */
function findBranch(value: JsonObject, { tag, alternatives }: Tagged, walk: Walk): FieldSchema | undefined {
  const name = value[tag];
  let loose: FieldSchema | undefined;
  for (const alternative of alternatives) {
    const branch = resolve(alternative, walk);
    const rule = branch.properties?.[tag];
    const isMissed = name === undefined && branch.required?.includes(tag) !== true;
    if (rule?.const === undefined) loose ??= fits(value, tag, branch) ? branch : undefined;
    else if (name === rule.const || isMissed) return branch;
  }
  return loose;
}

/** Whether the tag looks as it has to, and nothing is missing. */
function fits(value: JsonObject, tag: string, { properties, required = [] }: FieldSchema): boolean {
  const [name, pattern] = [value[tag], properties?.[tag]?.pattern];
  const isNamed = pattern === undefined || (typeof name === 'string' && new RegExp(pattern).test(name));
  return isNamed && required.every((field) => value[field] !== undefined);
}

function isFull({ found }: Walk): boolean {
  return found.length > maxFields;
}

function report(walk: Walk): void {
  if (walk.found.length < maxFields) walk.found.push(renderPath(walk.path));
  else if (!isFull(walk)) walk.found.push('...');
}

function renderPath(path: readonly (string | number)[]): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${String(step)}]`;
    else text += text === '' ? step : `.${step}`;
    if (text.length >= maxPathLength) break;
  }
  return text.slice(0, maxPathLength);
}
