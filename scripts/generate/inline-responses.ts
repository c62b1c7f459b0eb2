import { isObject, mapValues, resolvePointer, toObject, type JsonObject, type JsonValue } from './json.ts';

/**
 * Puts every answer that operations share where it is used. The sources keep one of a kind (components/account-answers.yaml);
 * readers of the bundle then need not follow a reference for each status.
 */
export function inlineResponses(document: JsonObject): JsonObject {
  const { responses: _, ...components } = toObject(document.components);
  const paths = mapValues(toObject(document.paths), (item) =>
    mapValues(toObject(item), (operation) => inlineOperation(document, operation)),
  );
  return { ...document, paths, components };
}

function inlineOperation(document: JsonObject, operation: JsonValue): JsonValue {
  if (!isObject(operation) || !isObject(operation.responses)) return operation;
  const responses = mapValues(operation.responses, (response) => readResponse(document, response));
  return { ...operation, responses };
}

function readResponse(document: JsonObject, response: JsonValue): JsonValue {
  const reference = toObject(response).$ref;
  return typeof reference === 'string' ? resolvePointer(document, reference) : response;
}
