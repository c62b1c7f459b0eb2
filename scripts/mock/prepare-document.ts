import {
  followReference,
  isObject,
  mapValues,
  toObject,
  type JsonObject,
  type JsonValue,
} from '../generate/json.ts';

/**
 * A document that Prism 5 reads as it is meant. It loses its way in a recursive schema that a `$ref` with a description
 * beside it leads to, so such descriptions go; and it takes every part of a form for text, so a part of type
 * `application/json` may be text, and the rules that join the fields of a form, which look at numbers and truth values, go.
 */
export function prepareDocument(document: JsonObject): JsonObject {
  return toObject(rewrite(acceptTextParts(document)));
}

const annotations: readonly string[] = ['summary', 'description'];

function rewrite(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isObject(value)) return value;
  const kept = typeof value.$ref === 'string' ? dropAnnotations(value) : value;
  return mapValues(kept, (item, key) => (key === 'example' || key === 'examples' ? item : rewrite(item)));
}

function dropAnnotations(reference: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(reference).filter(([key]) => !annotations.includes(key)));
}

function acceptTextParts(document: JsonObject): JsonObject {
  const paths = mapValues(toObject(document.paths), (item) =>
    mapValues(toObject(item), (operation) => acceptTextPartsOf(document, operation)),
  );
  return { ...document, paths };
}

function acceptTextPartsOf(document: JsonObject, operation: JsonValue): JsonValue {
  if (!isObject(operation)) return operation;
  const body = toObject(operation.requestBody);
  const content = toObject(body.content);
  const form = toObject(content['multipart/form-data']);
  if (form.schema === undefined) return operation;
  const changed = { ...form, schema: acceptText(document, form) };
  return {
    ...operation,
    requestBody: { ...body, content: { ...content, 'multipart/form-data': changed } },
  };
}

function acceptText(document: JsonObject, form: JsonObject): JsonObject {
  const jsonParts = Object.entries(toObject(form.encoding)).flatMap(([name, part]) =>
    toObject(part).contentType === 'application/json' ? [name] : [],
  );
  const { allOf: _, ...schema } = toObject(followReference(document, form.schema ?? {}));
  const properties = mapValues(toObject(schema.properties), (property, name) =>
    jsonParts.includes(name) ? { anyOf: [{ type: 'string' }, property] } : property,
  );
  return { ...schema, properties };
}
