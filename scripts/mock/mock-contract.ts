import type { ErrorFormat, Area } from '../../src/core/area.ts';
import { bodyChecks } from '../../handlers/index.ts';
import { normaliseBody } from '../../src/core/contract/normalise-body.ts';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { listSchemes, readOutlines } from '../../src/server/contract/contract-outline.ts';
import { ContractRouter, type BackendRequest } from '../../src/server/contract/contract-router.ts';
import { ContractValidator } from '../../src/server/contract/contract-validator.ts';
import { convertViolation } from '../../src/server/contract/convert-violation.ts';
import { createBodyRules } from '../../src/server/contract/create-body-rules.ts';
import { createDefinition } from '../../src/server/contract/create-definition.ts';
import type { Violation } from '../../src/core/contract/violation.ts';
import { toObject, type JsonObject } from '../generate/json.ts';
import { listOperations } from '../generate/openapi-operations.ts';
import type { ContractProfile } from './start-prism.ts';

/** What the relay knows of an operation. */
export interface MockOperation {
  readonly operationId: string;
  readonly area: Area;
  readonly errorFormat: ErrorFormat;
  /** Every status it may be answered with. */
  readonly statuses: ReadonlySet<number>;
  /** Whether a success may be a stream of events. */
  readonly streams: boolean;
  /** Media types of a success. */
  readonly mediaTypes: ReadonlySet<string>;
  readonly queryNames: ReadonlySet<string>;
  /** Whether an API key may come in the query. */
  readonly takesQueryKey: boolean;
}

/** A request as the contract's own validators take it. */
export interface MockRequest {
  readonly method: string;
  /** In the contract's spelling. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** `undefined` where there is none, or none that is JSON. */
  readonly body: unknown;
}

/** One profile of the contract, as the relay in front of Prism reads requests by it. */
export interface MockContract {
  readonly profile: ContractProfile;
  /** `null` for a path and method that no operation has. */
  find(request: Pick<MockRequest, 'method' | 'path'>): MockOperation | null;
  /** Brings a JSON body to the contract's spelling, in place. Throws where a field has two. */
  normalise(operation: MockOperation, body: unknown): 'changed' | 'unchanged';
  /** What the gateway would refuse of a request without a form; `null` for nothing. */
  judge(operation: MockOperation, request: MockRequest): GatewayError | null;
}

/** Reads a profile; `document` is its OpenAPI document. */
export function createMockContract(profile: ContractProfile, document: JsonObject): MockContract {
  const outline = readOutlines()[profile];
  const definition = createDefinition(outline);
  const router = new ContractRouter(definition);
  const validator = new ContractValidator({ definition, router, profile });
  const rulesOf = createBodyRules(outline);
  const answers = readAnswers(document);
  const operations = new Map(
    outline.operations.map((operation) => {
      const { operationId, area, errorFormat, queryNames } = operation;
      const takesQueryKey = listSchemes(operation).includes('queryKey');
      const facts = { operationId, area, errorFormat, queryNames: new Set(queryNames), takesQueryKey };
      return [operationId, { ...facts, ...(answers.get(operationId) ?? noAnswers) }];
    }),
  );
  return {
    profile,
    find: (request) => {
      const operationId = findOperationId(router, request);
      return operationId === null ? null : (operations.get(operationId) ?? null);
    },
    normalise: ({ area }, body) => normaliseBody(body, rulesOf(area)),
    judge: (operation, request) => {
      const known = profile === 'neutral' ? request : dropUnknownQuery(operation, request);
      const routed = createBackendRequest(known);
      const { valid, errors } = validator.validateRequest(routed, router.matchOperation(routed));
      const refusal = findRefusal(() => bodyChecks[operation.area]?.(request.body, operation.operationId));
      if (refusal !== null || valid) return refusal;
      return convertViolation((errors ?? []) as readonly Violation[], routed.query);
    },
  };
}

/** In the vendor profile a query parameter that the contract does not name has no effect. */
function dropUnknownQuery({ queryNames }: MockOperation, request: MockRequest): MockRequest {
  const known = Object.entries(request.query).filter(([name]) => queryNames.has(name));
  return { ...request, query: Object.fromEntries(known) };
}

function findRefusal(check: () => void): GatewayError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

function findOperationId(
  router: ContractRouter,
  { method, path }: Pick<MockRequest, 'method' | 'path'>,
): string | null {
  try {
    const request = createBackendRequest({ method, path, query: {}, headers: {}, body: undefined });
    return router.matchOperation(request).operationId ?? null;
  } catch {
    return null;
  }
}

function createBackendRequest({ method, path, query, headers, body }: MockRequest): BackendRequest {
  return {
    method: method.toLowerCase(),
    path,
    headers: { ...headers },
    query: { ...query },
    params: {},
    requestBody: body,
    cookies: undefined,
  };
}

type Answers = Pick<MockOperation, 'statuses' | 'streams' | 'mediaTypes'>;

const noAnswers: Answers = { statuses: new Set(), streams: false, mediaTypes: new Set() };

function readAnswers(document: JsonObject): ReadonlyMap<string, Answers> {
  return new Map(
    listOperations(document).map(({ operation }) => {
      const responses = Object.entries(toObject(operation.responses));
      const successes = responses.filter(([status]) => status.startsWith('2'));
      const mediaTypes = new Set(
        successes.flatMap(([, response]) => Object.keys(toObject(toObject(response).content))),
      );
      const statuses = new Set(responses.map(([status]) => Number(status)));
      return [
        String(operation.operationId),
        { statuses, mediaTypes, streams: mediaTypes.has('text/event-stream') },
      ];
    }),
  );
}
