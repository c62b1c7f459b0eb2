import { isObject, mapValues, toList, toObject, type JsonObject, type JsonValue } from '../generate/json.ts';
import {
  branchLists,
  branchSchemas,
  declaresClosure,
  isComposed,
  schemaReferencePrefix,
} from '../generate/schema-composition.ts';

/**
 * How a schema is used. `whole`: it alone describes a value, so it is closed. `part`: other schemas describe the same
 * value (allOf and its kin), so only the one at the top may be closed. `open`: left exactly as written.
 */
export type SchemaUse = 'whole' | 'part' | 'open';

/** What closing a schema needs to know of its document. */
export interface CloseContext {
  /** The schemas that references lead to, by name. */
  readonly components: JsonObject;
  /** The name of the variant of a component for a use. */
  nameVariant(name: string, use: SchemaUse): string;
}

/** Keywords that ask a question about a value; closing them would change the answer. */
const predicates = ['if', 'not', 'contains', 'propertyNames'];
const nestedSchemas = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'];

/**
 * Rewrites one schema for a use. A whole schema with `properties` gets `additionalProperties: false`; one that is put
 * together gets `unevaluatedProperties: false` (JSON Schema 2020-12, core, section 11.3). Schemas that say themselves
 * what they admit, or are marked `x-open: true`, keep that.
 */
export function closeSchema(schema: JsonValue, use: SchemaUse, context: CloseContext): JsonValue {
  if (!isObject(schema)) return schema;
  const composed = isComposed(schema, context.components);
  const branchUse = use === 'whole' && composed ? 'part' : use;
  const rewritten = rewriteKeywords(schema, {
    ...context,
    branchUse,
    nestedUse: use === 'open' ? 'open' : 'whole',
  });
  if (use === 'open' || declaresClosure(schema)) return rewritten;
  if (schema['x-open'] === true)
    return use === 'part' ? { ...rewritten, additionalProperties: true } : rewritten;
  if (use === 'part') return rewritten;
  if (composed) return { ...moveConditionIntoAllOf(rewritten), unevaluatedProperties: false };
  return 'properties' in schema ? { ...rewritten, additionalProperties: false } : rewritten;
}

interface RewriteContext extends CloseContext {
  readonly branchUse: SchemaUse;
  readonly nestedUse: SchemaUse;
}

function rewriteKeywords(schema: JsonObject, context: RewriteContext): JsonObject {
  const close = (item: JsonValue, use: SchemaUse) => closeSchema(item, use, context);
  const { branchUse, nestedUse } = context;
  return mapValues(schema, (value, key) => {
    if (key === '$ref') return rewriteReference(String(value), context);
    if (branchLists.includes(key)) return toList(value).map((item) => close(item, branchUse));
    if (key === 'dependentSchemas') return mapValues(toObject(value), (item) => close(item, branchUse));
    if (branchSchemas.includes(key)) return close(value, branchUse);
    if (predicates.includes(key)) return close(value, 'open');
    if (key === 'prefixItems') return toList(value).map((item) => close(item, nestedUse));
    if (key === 'properties' || key === 'patternProperties') {
      return mapValues(toObject(value), (item) => close(item, nestedUse));
    }
    return nestedSchemas.includes(key) ? close(value, nestedUse) : value;
  });
}

function rewriteReference(reference: string, context: RewriteContext): string {
  if (!reference.startsWith(schemaReferencePrefix))
    throw new Error(`No schema component is behind ${reference}.`);
  const name = reference.slice(schemaReferencePrefix.length);
  return schemaReferencePrefix + context.nameVariant(name, context.branchUse);
}

/** Ajv 8 refuses valid data where `if` stands beside `unevaluatedProperties`; within allOf it judges rightly. */
function moveConditionIntoAllOf(schema: JsonObject): JsonObject {
  const { if: condition, then: consequence, else: alternative, ...rest } = schema;
  if (condition === undefined) return schema;
  const conditional: JsonObject = { if: condition };
  if (consequence !== undefined) conditional.then = consequence;
  if (alternative !== undefined) conditional.else = alternative;
  return { ...rest, allOf: [...toList(rest.allOf), conditional] };
}
