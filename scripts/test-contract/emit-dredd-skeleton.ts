import { listOperations, type OpenApiOperation } from '../generate/openapi-operations.ts';
import { followReference, mapValues, toObject, type JsonObject, type JsonValue } from '../generate/json.ts';

/**
 * An OpenAPI 3.0.3 document without schemas, for Dredd: it compares answers with examples only and reports most of
 * JSON Schema as unsupported, so it gets paths, parameters, statuses, media types and the first example of each. The
 * hooks of the contract suite hold the answers to the real schemas.
 */
export function emitDreddSkeleton(document: JsonObject): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const located of listOperations(document)) {
    const item = (paths[located.path] ??= {});
    item[located.method] = createOperation(document, located);
  }
  const { title, version } = toObject(document.info);
  return {
    openapi: '3.0.3',
    info: { title: `${String(title)} (skeleton for Dredd)`, version: version ?? '0' },
    paths,
  };
}

function createOperation(document: JsonObject, located: OpenApiOperation): JsonObject {
  const { operation, method } = located;
  const body =
    operation.requestBody === undefined ? null : toObject(followReference(document, operation.requestBody));
  return {
    operationId: operation.operationId ?? '',
    summary: operation.summary ?? '',
    parameters: located.parameters.filter(isNeeded).map(createParameter),
    ...(body ? { requestBody: { content: createContent(body.content) } } : {}),
    responses: mapValues(toObject(operation.responses), (value) => {
      const response = toObject(followReference(document, value));
      const description = response.description ?? '';
      if (response.content === undefined || method === 'head') return { description };
      return { description, content: createContent(response.content) };
    }),
  };
}

/** Dredd fills a path from examples and leaves optional parameters out. */
function isNeeded(parameter: JsonObject): boolean {
  return parameter.in === 'path' || parameter.required === true;
}

function createParameter(parameter: JsonObject): JsonObject {
  const { name, in: place } = parameter;
  const example = readExample(parameter);
  if (example === undefined)
    throw new Error(`The parameter ${String(name)} in ${String(place)} needs an example.`);
  return {
    name: name ?? '',
    in: place ?? '',
    required: true,
    schema: { type: 'string' },
    example: String(example),
  };
}

/** Dredd reads examples of JSON and text; bodies of other kinds are put together by the hooks. */
function createContent(content: JsonValue | undefined): JsonObject {
  return mapValues(toObject(content), (mediaType, name) => {
    const example = /^(application\/json|text\/.*)$/.test(name)
      ? readExample(toObject(mediaType))
      : undefined;
    return example === undefined ? {} : { example };
  });
}

/** The example of a parameter or media type, its first one, or the first of its schema. */
function readExample(owner: JsonObject): JsonValue | undefined {
  if (owner.example !== undefined) return owner.example;
  const [first] = Object.values(toObject(owner.examples));
  if (first !== undefined) return toObject(first).value;
  const schema = toObject(owner.schema);
  const listed = [schema.examples, schema.enum].find((value) => Array.isArray(value)) ?? [];
  return schema.const ?? schema.default ?? listed[0];
}
