import {
  isObject,
  mapObjects,
  mapValues,
  resolvePointer,
  toObject,
  type JsonObject,
  type JsonValue,
} from './json.ts';

/**
 * Puts every example where it is used. The bundler collects them as components, under names made from file names that
 * several operations share; readers of the bundle then would have to follow a reference for each.
 */
export function inlineExamples(document: JsonObject): JsonObject {
  const inlined = mapObjects(document, (object) =>
    isObject(object.examples)
      ? { ...object, examples: mapValues(object.examples, (example) => readExample(document, example)) }
      : object,
  ) as JsonObject;
  const { examples: _, ...components } = toObject(inlined.components);
  return { ...inlined, components };
}

function readExample(document: JsonObject, example: JsonValue): JsonValue {
  const reference = toObject(example).$ref;
  if (typeof reference !== 'string' || !reference.startsWith('#/components/examples/')) return example;
  return resolvePointer(document, reference);
}
