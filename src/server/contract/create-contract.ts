import { OpenAPIBackend, type Context, type Document, type Handler as BackendHandler } from 'openapi-backend';
import type { Area, ErrorFormat, Profile } from '../../core/area.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { BodyCheck, FormRules, Handler, HandlerServices } from '../../core/handler.ts';
import type { OperationResponse } from '../../core/operation.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Authenticate, SecuritySchemeName } from '../authenticate-exchange.ts';
import type { UploadStore } from '../multipart/create-upload-store.ts';
import { createFormShape } from '../multipart/form-shape.ts';
import type { FormOptions } from '../multipart/read-form.ts';
import { checkContract } from './check-contract.ts';
import { compileValidators, type OperationValidators } from './compile-validators.ts';
import { ContractRouter, type BackendRequest } from './contract-router.ts';
import { ContractValidator } from './contract-validator.ts';
import { convertViolation } from './convert-violation.ts';
import { createSchemaCompiler } from './create-schema-compiler.ts';
import { createBodyRules } from './create-body-rules.ts';
import {
  listOperations,
  type LocatedOperation,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
} from './openapi-document.ts';
import { formMediaType, readRequestBody } from './read-request-body.ts';

export interface ContractOptions {
  readonly profile: Profile;
  readonly document: OpenApiDocument;
  /** A handler for every built operation. */
  readonly handlers: ReadonlyMap<string, Handler>;
  /** What bodies of an area are searched for before they are validated. */
  readonly bodyChecks: Readonly<Partial<Record<Area, BodyCheck>>>;
  /** What the forms of an operation may hold, by operationId. */
  readonly formRules: Readonly<Partial<Record<string, FormRules>>>;
  /** Where the files of forms wait. */
  readonly uploads: UploadStore;
  /** Operations of areas that are not built yet: answered 501 before anything else is looked at. */
  readonly notImplemented: ReadonlySet<string>;
  readonly services: HandlerServices;
  readonly securitySchemes: readonly SecuritySchemeName[];
  readonly authenticate: Authenticate;
  readonly bodyTimeoutMs: number;
}

/** One profile of the contract at run time: nothing reaches a handler that it does not allow. Shared. */
export interface Contract {
  /** Routes, authenticates, reads, validates and handles a request. Throws GatewayError. */
  handle(exchange: Exchange): Promise<OperationResponse>;
  readonly validators: ReadonlyMap<string, OperationValidators>;
}

/**
 * Builds a contract on openapi-backend, which routes, asks for security and validates. Its validators are compiled
 * here, with JSON Schema 2020-12 and one shared Ajv, and its router computes nothing per request
 * (docs/decisions/0002-contract-core.md). Rejects with ContractError when program and document do not fit.
 */
export async function createContract(options: ContractOptions): Promise<Contract> {
  const operations = listOperations(options.document);
  const compiler = createSchemaCompiler(options.document);
  checkContract({
    operations,
    handlerIds: options.handlers.keys(),
    notImplemented: options.notImplemented,
    formRules: options.formRules,
    securitySchemes: options.securitySchemes,
    compiler,
  });
  const validators = new Map(
    operations.map((located) => [
      located.operation.operationId,
      compileValidators(compiler, located, options.profile),
    ]),
  );
  const definition = createThinDefinition(options.document, operations);
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    strict: true,
    handlers: createHandlers(options, operations),
  });
  await api.init();
  api.registerSecurityHandler(principalScheme, (_context, exchange: Exchange) => exchange.principal !== null);
  const router = new ContractRouter(definition);
  api.router = router;
  api.validator = new ContractValidator(definition, router, validators);
  return {
    validators,
    handle: async (exchange) =>
      (await api.handleRequest(createBackendRequest(exchange), exchange)) as OperationResponse,
  };
}

/**
 * The one security scheme that openapi-backend knows: whatever schemes an operation allows, authentication has found a
 * principal by one of them before, and the library has the last word that there is one.
 */
const principalScheme = 'principal';

/** openapi-backend gets no schemas: it would inline every reference of the document, twice. */
function createThinDefinition(document: OpenApiDocument, operations: readonly LocatedOperation[]): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of operations) {
    (paths[path] ??= {})[method] = {
      operationId: operation.operationId,
      security: operation.security?.length ? [{ [principalScheme]: [] }] : [],
      responses: {},
    };
  }
  const securitySchemes = { [principalScheme]: { type: 'http', scheme: 'bearer' } };
  return {
    openapi: document.openapi,
    info: document.info,
    paths,
    components: { securitySchemes },
  } as Document;
}

function createBackendRequest(exchange: Exchange): BackendRequest {
  return {
    method: (exchange.req.method ?? 'GET').toLowerCase(),
    path: exchange.target.path,
    headers: exchange.req.headers as Record<string, string | string[]>,
    query: exchange.target.query as Record<string, string | string[]>,
    params: {},
    requestBody: undefined,
    cookies: undefined,
  };
}

function createHandlers(
  options: ContractOptions,
  operations: readonly LocatedOperation[],
): Record<string, BackendHandler> {
  const built = Object.fromEntries(
    [...options.handlers].map(([operationId, handler]): [string, BackendHandler] => [
      operationId,
      (_context, exchange: Exchange) => handler(exchange, options.services),
    ]),
  );
  return {
    ...built,
    notFound: rejectUnknownPath,
    methodNotAllowed: rejectMethod,
    notImplemented: rejectUnbuilt,
    unauthorizedHandler: rejectUnauthenticated,
    validationFail: rejectInvalid,
    postRoutingHandler: createPostRouting(options, operations),
    postSecurityHandler: createPostSecurity(options, operations),
  };
}

/** The path is not repeated: a key that was meant for the query may stand in it. */
function rejectUnknownPath(): never {
  throw new GatewayError('not_found', 'There is nothing at this path; see /docs for every path.', {
    reason: 'not_found',
  });
}

function rejectMethod(context: Context, exchange: Exchange): never {
  const allowed = (context.api.router as ContractRouter).allowedMethods(context.request);
  exchange.res.setHeader('allow', allowed.join(', '));
  throw new GatewayError('method_not_allowed', `This path takes ${allowed.join(' or ')}.`, {
    reason: 'method_not_allowed',
  });
}

function rejectUnbuilt(): never {
  throw new GatewayError('not_implemented', 'This operation is in the contract but is not built yet.', {
    reason: 'not_implemented',
    final: true,
  });
}

/** Authentication has refused most of these with a better message; the contract has the last word. */
function rejectUnauthenticated(): never {
  throw new GatewayError('unauthenticated', 'No API key was given; see /docs for how each area takes it.', {
    reason: 'missing_api_key',
  });
}

function rejectInvalid(context: Context): never {
  throw convertViolation(context.validation.errors ?? []);
}

/** Notes what the contract says of the operation, then finds out who is asking, before the body is read. */
function createPostRouting(
  options: ContractOptions,
  operations: readonly LocatedOperation[],
): BackendHandler {
  const facts = new Map(
    operations.map(({ operation, parameters }) => [
      operation.operationId,
      describeOperation(operation, parameters),
    ]),
  );
  return async (context: Partial<Context>, exchange: Exchange) => {
    const found = facts.get(context.operation?.operationId ?? '');
    if (!found) return;
    exchange.operationId = found.operationId;
    exchange.area = found.area;
    exchange.errorFormat = found.errorFormat;
    exchange.pathParameters = context.request?.params as Record<string, string>;
    if (options.profile === 'vendor') exchange.ignoredQuery = listUnknown(exchange, found.queryNames);
    if (options.notImplemented.has(found.operationId)) rejectUnbuilt();
    if (found.schemes.size > 0) exchange.principal = await options.authenticate(exchange, found.schemes);
  };
}

interface OperationFacts {
  readonly operationId: string;
  readonly area: Area;
  readonly errorFormat: ErrorFormat;
  /** Security schemes, any of which will do; empty for an operation open to all. */
  readonly schemes: ReadonlySet<string>;
  /** Query parameters that the contract names. */
  readonly queryNames: ReadonlySet<string>;
}

function listUnknown({ target }: Exchange, known: ReadonlySet<string>): readonly string[] {
  return Object.keys(target.query).filter((name) => !known.has(name));
}

function describeOperation(
  operation: OperationObject,
  parameters: readonly ParameterObject[],
): OperationFacts {
  const queryNames = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return {
    operationId: operation.operationId,
    area: operation.tags[0] as Area,
    errorFormat: operation['x-error-format'] as ErrorFormat,
    schemes: new Set((operation.security ?? []).flatMap((requirement) => Object.keys(requirement))),
    queryNames: new Set(queryNames),
  };
}

/** The body is read only now: a request without a valid key costs nothing but its head. */
function createPostSecurity(
  options: ContractOptions,
  operations: readonly LocatedOperation[],
): BackendHandler {
  const rulesOf = createBodyRules(options.document);
  const timeoutMs = options.bodyTimeoutMs;
  const accepted = new Map(
    operations.map(({ operation }) => [
      operation.operationId,
      {
        mediaTypes: Object.keys(operation.requestBody?.content ?? {}),
        form: createFormOptions(options, operation),
      },
    ]),
  );
  return async (context: Context, exchange: Exchange) => {
    const { mediaTypes, form } = accepted.get(exchange.operationId) ?? {};
    if (!mediaTypes?.length || !isAuthorized(context)) return;
    const rules = rulesOf(exchange.area);
    const read = await readRequestBody(exchange, { mediaTypes, form: form ?? null, rules, timeoutMs });
    exchange.body = read.body;
    exchange.files = read.files;
    options.bodyChecks[exchange.area]?.(read.judged);
    context.request.requestBody = read.judged;
  };
}

/** `null` for an operation that takes no form. */
function createFormOptions(
  { document, formRules, uploads, bodyTimeoutMs }: ContractOptions,
  { operationId, requestBody }: OperationObject,
): FormOptions | null {
  const rules = formRules[operationId];
  const media = requestBody?.content[formMediaType];
  if (!rules || !media) return null;
  return { rules, uploads, shape: createFormShape(document, media.schema), timeoutMs: bodyTimeoutMs };
}

function isAuthorized(context: Context): boolean {
  return context.security.authorized || (context.operation.security ?? []).length === 0;
}
