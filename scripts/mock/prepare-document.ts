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
 * `application/json` may be text.
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
  const jsonParts = Object.entries(toObject(form.encoding)).flatMap(([name, part]) =>
    toObject(part).contentType === 'application/json' ? [name] : [],
  );
  if (jsonParts.length === 0) return operation;
  const schema = toObject(followReference(document, form.schema ?? {}));
  const properties = mapValues(toObject(schema.properties), (property, name) =>
    jsonParts.includes(name) ? { anyOf: [{ type: 'string' }, property] } : property,
  );
  const changed = { ...form, schema: { ...schema, properties } };
  return {
    ...operation,
    requestBody: { ...body, content: { ...content, 'multipart/form-data': changed } },
  };
}
