import { collectSchemaNames } from './collect-schema-names.ts';
import { emitSchemaTypes } from './emit-schema-types.ts';
import { followReference, isObject, toList, toObject, type JsonObject, type JsonValue } from './json.ts';
import type { DialectEvents, EventCatalogue, EventPayloads } from './list-events.ts';
import { listOperations, type OpenApiOperation } from './openapi-operations.ts';
import { schemaReferencePrefix } from './schema-composition.ts';

const banner = '// Generated from specs/ by `npm run generate`. Do not edit.\n';

/** The documents of one profile. */
export interface ContractDocuments {
  readonly openapi: JsonObject;
  readonly asyncapi: JsonObject;
  readonly events: EventCatalogue;
}

/**
 * The contract of one profile as TypeScript: a type for every schema that an operation, a stream or realtime needs, under the
 * schema's own name, `OperationTypes` by operationId, and what clients and gateway send in each dialect of realtime. Of two
 * schemas with one name that of the OpenAPI document is taken.
 */
export async function emitContractTypes(contract: ContractDocuments): Promise<string> {
  const { openapi, asyncapi } = contract;
  const { streams, dialects } = contract.events;
  const own = readSchemas(openapi);
  const schemas = { ...own, ...readSchemas(asyncapi), ...own };
  const operations = listOperations(openapi);
  const requests = operations.map(({ operation }) => operation.requestBody ?? {});
  const answers = operations.map(({ operation }) => operation.responses ?? {});
  const events = [...streams.values(), ...[...dialects.values()].map(({ server }) => server)];
  const clientEvents = [...dialects.values()].flatMap(({ client }) => [...client.values()]);
  const written = collectSchemaNames(
    [...answers, ...events.flatMap((payloads) => [...payloads.values()])],
    schemas,
  );
  const sent = collectSchemaNames([...requests, ...clientEvents], schemas);
  const named = Object.entries(schemas).filter(([name]) => written.has(name) || sent.has(name));
  const types = await emitSchemaTypes({
    schemas: Object.fromEntries(named),
    requestNames: new Set([...sent].filter((name) => !written.has(name))),
  });
  const rows = operations.map((located) => emitOperation(located, contract));
  return `${banner}
${types}
/** An object that has no members of a known name. */
type NoMembers = { readonly [name in never]: unknown };

/** What each operation takes and gives, by operationId. */
export interface OperationTypes {
${rows.join('\n')}
}
${[...dialects].map(emitDialect).join('')}`;
}

/** The dialect of the neutral interface has no name of its own in names of types, as it has none in those of schemas. */
const plainDialect = 'beta';

function emitDialect([dialect, { client, server }]: [string, DialectEvents]): string {
  const name = dialect === plainDialect ? '' : `${dialect.charAt(0).toUpperCase()}${dialect.slice(1)}`;
  const union = (events: EventPayloads) => [...new Set([...events.values()].map(emitReference))].join(' | ');
  return `
/** What a realtime client may send in the dialect \`${dialect}\`. */
export type Realtime${name}ClientEvent = ${union(client)};

/** What a realtime client is sent in the dialect \`${dialect}\`. */
export type Realtime${name}ServerEvent = ${union(server)};
`;
}

function readSchemas(document: JsonObject): JsonObject {
  return toObject(toObject(document.components).schemas);
}

function emitOperation({ operation, parameters }: OpenApiOperation, contract: ContractDocuments): string {
  const id = String(operation.operationId);
  const events = contract.events.streams.get(id);
  const headers = [...listParameters(parameters, 'header'), ...listKeyHeaders(operation, contract.openapi)];
  const rows = [
    `path: ${emitRecord(listParameters(parameters, 'path'))};`,
    `query: ${emitRecord(listParameters(parameters, 'query'))};`,
    `headers: ${emitRecord(headers)};`,
    `body: ${emitBody(operation, contract.openapi)};`,
    `answers: ${emitAnswers(operation)};`,
    ...(events ? [`events: ${emitRecord([...events].map(emitEvent))};`] : []),
  ];
  return `    readonly ${id}: {\n${rows.map((row) => `        readonly ${row}`).join('\n')}\n    };`;
}

function emitRecord(members: readonly string[]): string {
  return members.length === 0
    ? 'NoMembers'
    : `{ ${members.map((member) => `readonly ${member}`).join('; ')} }`;
}

/** What comes in a URL or a header is text, whatever it stands for. */
function listParameters(parameters: readonly JsonObject[], place: string): readonly string[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => {
      const values = toList(toObject(schema).enum).map((value) => JSON.stringify(value));
      const type = values.length > 0 ? values.join(' | ') : 'string';
      return `${JSON.stringify(name)}${required === true ? '' : '?'}: ${type}`;
    });
}

/** The headers that may carry the key. */
function listKeyHeaders({ security }: JsonObject, openapi: JsonObject): readonly string[] {
  const schemes = toObject(toObject(openapi.components).securitySchemes);
  return toList(security)
    .flatMap((requirement) => Object.keys(toObject(requirement)))
    .map((name) => toObject(schemes[name]))
    .filter((scheme) => scheme.type === 'apiKey' && scheme.in === 'header')
    .map((scheme) => `${JSON.stringify(scheme.name)}?: string`);
}

/** JSON, the text fields of a form, or an offer, which is read as a form that has nothing else. */
function emitBody({ requestBody }: JsonObject, openapi: JsonObject): string {
  if (requestBody === undefined) return 'NoMembers';
  const content = toObject(toObject(requestBody).content);
  const json = toObject(content['application/json']).schema;
  if (json !== undefined) return emitReference(json);
  const form = toObject(content['multipart/form-data']).schema;
  const { schema: sdp } = toObject(content['application/sdp']);
  if (form === undefined) return sdp === undefined ? 'never' : `{ readonly sdp: ${emitReference(sdp)} }`;
  const fields = toObject(toObject(followReference(openapi, form)).properties);
  const files = Object.keys(fields).filter((name) => isFile(fields[name] ?? {}, openapi));
  if (files.length === 0) return emitReference(form);
  return `Omit<${emitReference(form)}, ${files.map((name) => JSON.stringify(name)).join(' | ')}>`;
}

function isFile(field: JsonValue, openapi: JsonObject): boolean {
  const schema = toObject(followReference(openapi, field));
  return schema.format === 'binary' || toList(schema.oneOf).some((branch) => isFile(branch, openapi));
}

/** Answers of success by status, and others that say the same; all others are errors. */
function emitAnswers({ responses }: JsonObject): string {
  const types = Object.entries(toObject(responses)).map(([status, response]) => ({
    status,
    type: emitAnswer(toObject(toObject(response).content)),
  }));
  const told = types.filter(({ status }) => Number(status) < 400).map(({ type }) => type);
  return emitRecord(
    types
      .filter(({ status, type }) => Number(status) < 400 || (type !== 'undefined' && told.includes(type)))
      .map(({ status, type }) => `${status}: ${type}`),
  );
}

/** `undefined` for an answer without a body. */
function emitAnswer(content: JsonObject): string {
  const [first] = Object.values(content);
  if (first === undefined) return 'undefined';
  const { schema } = toObject(content['application/json'] ?? first);
  return schema === undefined || toObject(schema).format === 'binary' ? 'unknown' : emitReference(schema);
}

function emitEvent([name, payload]: [string, JsonValue]): string {
  return `${JSON.stringify(name)}: ${emitReference(payload)}`;
}

function emitReference(schema: JsonValue): string {
  if (!isObject(schema)) throw new Error('A body has no schema.');
  if (schema.type === 'string') return 'string';
  if (typeof schema.$ref === 'string') return schema.$ref.slice(schemaReferencePrefix.length);
  throw new Error(`Give the schema of this body a name: ${JSON.stringify(schema).slice(0, 200)}`);
}
