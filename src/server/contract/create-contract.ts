import {
  OpenAPIBackend,
  type Context,
  type Document,
  type Handler as BackendHandler,
  type Operation,
} from 'openapi-backend';
import type { Profile } from '../../core/area.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Handler, HandlerServices } from '../../core/handler.ts';
import type { OperationResponse } from '../../core/operation.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Authenticate, SecuritySchemeName } from '../authenticate-exchange.ts';
import type { Admission } from '../admission/create-admission.ts';
import { checkContract } from './check-contract.ts';
import { compileValidators, type OperationValidators } from './compile-validators.ts';
import { ContractRouter, type BackendRequest } from './contract-router.ts';
import { ContractValidator } from './contract-validator.ts';
import { convertViolation } from './convert-violation.ts';
import {
  createOperationRules,
  type OperationRule,
  type OperationRuleOptions,
} from './create-operation-rules.ts';
import { createSchemaCompiler } from './create-schema-compiler.ts';
import { listOperations, type LocatedOperation, type OpenApiDocument } from './openapi-document.ts';
import { readRequestBody } from './read-request-body.ts';

export interface ContractOptions extends OperationRuleOptions {
  readonly profile: Profile;
  /** A handler for every built operation. */
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly services: HandlerServices;
  readonly securitySchemes: readonly SecuritySchemeName[];
  readonly authenticate: Authenticate;
  readonly admission: Pick<Admission, 'admit'>;
}

/** One profile of the contract at run time: nothing reaches a handler that it does not allow. Shared. */
export interface Contract {
  /** Routes, authenticates, reads, validates and handles a request. Throws GatewayError. */
  handle(exchange: Exchange): Promise<OperationResponse>;
  readonly validators: ReadonlyMap<string, OperationValidators>;
}

/**
 * Builds a contract on openapi-backend, whose document checks, router and validator it uses. Validators are compiled
 * here, with JSON Schema 2020-12 and one shared Ajv, and the router computes nothing per request
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
  const api = new ContractBackend(definition, options, operations);
  await api.init();
  const router = new ContractRouter(definition);
  api.router = router;
  api.validator = new ContractValidator(definition, router, validators);
  return { validators, handle: (exchange) => api.handleRequest(createBackendRequest(exchange), exchange) };
}

/** openapi-backend gets no schemas: it would inline every reference of the document, twice. */
function createThinDefinition(document: OpenApiDocument, operations: readonly LocatedOperation[]): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of operations) {
    (paths[path] ??= {})[method] = { operationId: operation.operationId, responses: {} };
  }
  return { openapi: document.openapi, info: document.info, paths } as Document;
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

/**
 * Node's parser hands over a body that came with its head once the head's own callbacks have returned; a turn of the
 * microtask queue is enough for that.
 */
const parserTurn = Promise.resolve();

/**
 * openapi-backend with its `handleRequest` written anew, in the same order: route, ask who it is, read, validate, handle.
 * The library's own makes promises, closures and records for every step of every request, needed or not; this one waits
 * only for what is not there yet.
 */
class ContractBackend extends OpenAPIBackend {
  readonly #options: ContractOptions;
  readonly #rules: ReadonlyMap<string, OperationRule>;
  /** Our handlers ask for none. */
  readonly #context = { api: this } as unknown as Context;

  constructor(definition: Document, options: ContractOptions, operations: readonly LocatedOperation[]) {
    super({ definition, quick: true, strict: true, handlers: createHandlers(options) });
    this.#options = options;
    this.#rules = createOperationRules(options, operations);
  }

  override async handleRequest(request: BackendRequest, exchange: Exchange): Promise<OperationResponse> {
    const operation = this.#match(request, exchange);
    const rule = this.#adopt(operation, request, exchange);
    if (rule.schemes.size > 0) {
      const principal = this.#options.authenticate(exchange, rule.schemes);
      exchange.principal = principal instanceof Promise ? await principal : principal;
      exchange.key = this.#options.admission.admit(exchange.principal.keyId, exchange.req);
    }
    // Only now: a request without a valid key costs nothing but its head.
    if (rule.body !== null) {
      await parserTurn;
      const reading = readRequestBody(exchange, rule.body);
      const read = reading instanceof Promise ? await reading : reading;
      exchange.body = read.body;
      exchange.files = read.files;
      rule.checkBody?.(read.judged);
      request.requestBody = read.judged;
    }
    const { errors } = this.validator.validateRequest(request, operation);
    if (errors) throw convertViolation(errors);
    const handle = this.handlers[rule.operationId];
    if (!handle) throw new Error(`There is no handler for ${rule.operationId}`);
    return (await handle(this.#context, exchange)) as OperationResponse;
  }

  #match(request: BackendRequest, exchange: Exchange): Operation {
    const router = this.router as ContractRouter;
    try {
      return router.matchOperation(request);
    } catch {
      const allowed = router.allowedMethods(request);
      if (allowed.length === 0) throw createUnknownPath();
      exchange.res.setHeader('allow', allowed.join(', '));
      throw createWrongMethod(allowed);
    }
  }

  /** Notes on the exchange what the contract says of its operation. */
  #adopt(operation: Operation, request: BackendRequest, exchange: Exchange): OperationRule {
    const rule = this.#rules.get(operation.operationId ?? '');
    if (!rule) throw new Error(`There is no rule for ${String(operation.operationId)}`);
    exchange.operationId = rule.operationId;
    exchange.area = rule.area;
    exchange.errorFormat = rule.errorFormat;
    exchange.pathParameters = request.params;
    if (this.#options.profile === 'vendor') exchange.ignoredQuery = listUnknown(exchange, rule.queryNames);
    if (!rule.isBuilt) throw createNotImplemented();
    return rule;
  }
}

function createHandlers({ handlers, services }: ContractOptions): Record<string, BackendHandler> {
  return Object.fromEntries(
    [...handlers].map(([operationId, handler]): [string, BackendHandler] => [
      operationId,
      (_context, exchange: Exchange) => handler(exchange, services),
    ]),
  );
}

function listUnknown({ target }: Exchange, known: ReadonlySet<string>): readonly string[] {
  return Object.keys(target.query).filter((name) => !known.has(name));
}

/** The path is not repeated: a key that was meant for the query may stand in it. */
function createUnknownPath(): GatewayError {
  return new GatewayError('not_found', 'There is nothing at this path; see /docs for every path.', {
    reason: 'not_found',
  });
}

function createWrongMethod(allowed: readonly string[]): GatewayError {
  return new GatewayError('method_not_allowed', `This path takes ${allowed.join(' or ')}.`, {
    reason: 'method_not_allowed',
  });
}

function createNotImplemented(): GatewayError {
  return new GatewayError('not_implemented', 'This operation is in the contract but is not built yet.', {
    reason: 'not_implemented',
    final: true,
  });
}
