import type { EventCatalogue, EventPayloads } from '../list-events.ts';
import { toList, toObject, type JsonObject, type JsonValue } from '../json.ts';
import { listOperations, type OpenApiOperation } from '../openapi-operations.ts';

/** A profile of the contract. */
export type Profile = 'neutral' | 'vendor';

/** The schemas that one operation is held to. */
export interface OperationSchemas {
  readonly operationId: string;
  readonly area: string;
  /** Of `{ path, query, header, cookie, requestBody }`, as openapi-backend passes it. */
  readonly request: JsonObject;
  /** The same for a request whose body is a form; `null` for an operation that takes none. */
  readonly formRequest: JsonObject | null;
  /** Every status (or `default`) to the schema of its JSON body; `null` where it has none. */
  readonly responses: ReadonlyMap<string, JsonValue>;
  readonly events: EventPayloads | null;
}

/**
 * Every operation of a document with its schemas. Query parameters that the contract does not name are refused in the
 * neutral profile; vendors' clients send more of them than any contract lists. None of them calls operations of accounts, so
 * that one validator does for both profiles there.
 */
export function listOperationSchemas(
  document: JsonObject,
  streams: EventCatalogue['streams'],
  profile: Profile,
): readonly OperationSchemas[] {
  return listOperations(document).map((located) => {
    const { operation } = located;
    const operationId = String(operation.operationId);
    const content = toObject(toObject(operation.requestBody).content);
    const request = (mediaType: string) =>
      createRequestSchema(located, findBodySchema(content, mediaType), profile);
    return {
      operationId,
      area: String(toList(operation.tags)[0]),
      request: request('application/json'),
      formRequest: content['multipart/form-data'] === undefined ? null : request('multipart/form-data'),
      responses: listResponses(operation),
      events: streams.get(operationId) ?? null,
    };
  });
}

/** An offer is read as a form is that has nothing else. */
function findBodySchema(content: JsonObject, mediaType: string): JsonValue | undefined {
  const { schema } = toObject(content[mediaType]);
  const { schema: sdp } = toObject(content['application/sdp']);
  if (schema !== undefined || sdp === undefined) return schema;
  return { type: 'object', properties: { sdp }, required: ['sdp'] };
}

function createRequestSchema(
  { operation, parameters }: OpenApiOperation,
  body: JsonValue | undefined,
  profile: Profile,
): JsonObject {
  const { content, required } = toObject(operation.requestBody);
  const query = createParameterSchema(parameters, 'query');
  const isOpen = profile === 'vendor' && toList(operation.tags)[0] !== 'account';
  const parts = {
    path: createParameterSchema(parameters, 'path'),
    query: isOpen ? query : { ...query, type: 'object', additionalProperties: false },
    header: createParameterSchema(parameters, 'header'),
    cookie: createParameterSchema(parameters, 'cookie'),
    requestBody: body ?? {},
  };
  const said = Object.entries(parts).filter(([, schema]) => Object.keys(toObject(schema)).length > 0);
  return {
    type: 'object',
    properties: Object.fromEntries(said),
    required: content !== undefined && required === true ? ['requestBody'] : [],
  };
}

/** Empty where there is no parameter. */
function createParameterSchema(parameters: readonly JsonObject[], place: string): JsonObject {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return {};
  const name = (parameter: JsonObject) =>
    place === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(here.map((parameter) => [name(parameter), allowTextFor(parameter)])),
    required: here.filter((parameter) => parameter.required === true).map(name),
  };
}

/** Parameters arrive as text: integers and booleans are held to their written form. Throws for an integer without both bounds. */
function allowTextFor({ name, schema }: JsonObject): JsonValue {
  const { type, minimum, maximum } = toObject(schema);
  if (type === 'boolean') return { enum: ['true', 'false'] };
  if (type !== 'integer') return schema ?? {};
  if (typeof minimum !== 'number' || typeof maximum !== 'number')
    throw new Error(`The integer parameter ${String(name)} needs a minimum and a maximum.`);
  return { type: 'string', integerText: { minimum, maximum } };
}

function listResponses(operation: JsonObject): ReadonlyMap<string, JsonValue> {
  const responses = Object.entries(toObject(operation.responses));
  return new Map(
    responses.map(([status, response]) => {
      const media = toObject(toObject(toObject(response).content)['application/json']);
      return [status, media.schema ?? null];
    }),
  );
}
