import { followReference, toList, toObject, type JsonObject, type JsonValue } from './json.ts';

/** What the text of a form field stands for. */
type FieldKind = 'text' | 'number' | 'boolean' | 'json';

/**
 * The fields of a form as its schema has them, references followed: `{ isClosed, fields }`. `isClosed` says whether fields that
 * the schema does not name are refused; `isNullable`, whether a field may be null in JSON, where null means that it is absent;
 * `numbers`, which members of a field that is JSON are numbers, where there are any.
 */
export function describeForm(document: JsonObject, schema: JsonValue): JsonObject {
  const { properties, additionalProperties } = toObject(followReference(document, schema));
  const fields = Object.entries(toObject(properties)).map(([name, property]): [string, JsonObject] => {
    const types = listTypes(document, property);
    const kind = findKind(types);
    const numbers = kind === 'json' ? listNumbers(document, property) : [];
    return [name, { kind, isNullable: types.has('null'), ...(numbers.length === 0 ? {} : { numbers }) }];
  });
  return { isClosed: additionalProperties === false, fields: Object.fromEntries(fields) };
}

function listTypes(document: JsonObject, schema: JsonValue): ReadonlySet<unknown> {
  const { type = [], oneOf, anyOf } = toObject(followReference(document, schema));
  const inner = [...toList(oneOf), ...toList(anyOf)].flatMap((branch) => [...listTypes(document, branch)]);
  return new Set([type, inner].flat());
}

/** The members of an object, or of the one that a field is beside null, that are numbers and nothing else. */
function listNumbers(document: JsonObject, schema: JsonValue): string[] {
  const { properties, oneOf } = toObject(followReference(document, schema));
  const own = Object.entries(toObject(properties)).flatMap(([name, member]) =>
    findKind(listTypes(document, member)) === 'number' ? [name] : [],
  );
  return [...own, ...toList(oneOf).flatMap((branch) => listNumbers(document, branch))];
}

/** Where a text will do, it stays one. */
function findKind(types: ReadonlySet<unknown>): FieldKind {
  if (types.has('string')) return 'text';
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('boolean')) return 'boolean';
  return types.has('object') || types.has('array') ? 'json' : 'text';
}
