import type { Context, Handler as BackendHandler } from 'openapi-backend';
import type { Login } from '../../core/accounts/session.ts';
import type { Profile } from '../../core/area.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Principal } from '../../core/principal.ts';
import type { TaskKey } from '../../core/task-key.ts';
import type { Admission } from '../admission/create-admission.ts';
import type { BackendRequest, ContractRouter } from '../contract/contract-router.ts';
import { convertViolation } from '../contract/convert-violation.ts';
import { createUnknownPath } from '../exchange/create-unknown-path.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { AccountGate } from './account-gate.ts';
import { adviseOnPath } from './advise-on-path.ts';
import { loginSchemes, type Authenticate, type SecuritySchemeName } from './authenticate-exchange.ts';
import { isByLink, type AuthenticateLink } from './authenticate-link.ts';
import type { OperationRule } from './create-operation-rules.ts';
import type { CheckOperator } from './operator-token.ts';
import { readRequestBody, type RequestBody } from './read-request-body.ts';

export interface ContractStepOptions {
  readonly profile: Profile;
  readonly rules: ReadonlyMap<string, OperationRule>;
  readonly router: ContractRouter;
  readonly securitySchemes: readonly SecuritySchemeName[];
  readonly authenticate: Authenticate;
  readonly authenticateLink: AuthenticateLink;
  readonly admission: Pick<Admission, 'admit'>;
  readonly accountGate: AccountGate;
  readonly checkOperator: CheckOperator;
}

/** What openapi-backend calls on a request's way to the handler of its operation. */
export interface ContractSteps {
  readonly handlers: Readonly<Record<string, BackendHandler>>;
  readonly securityHandlers: Readonly<Record<string, BackendHandler>>;
}

/** The exchange goes through openapi-backend as an argument of its own, beside the context. */
type Step<Result> = (context: Context, exchange: Exchange) => Result;

/** The steps of the contract. Each either does its part or throws GatewayError, which ends the request. */
export function createContractSteps(options: ContractStepOptions): ContractSteps {
  const { rules, router, securitySchemes, profile } = options;
  const find = ({ operation: { operationId = '' } }: Context): OperationRule => {
    const rule = rules.get(operationId);
    if (rule === undefined) throw new Error(`There is no rule for ${operationId}`);
    return rule;
  };
  const handlers: Readonly<Record<string, Step<unknown>>> = {
    notFound: (_context, { guide, target }) => {
      throw createUnknownPath(
        guide,
        adviseOnPath(target.path, (path) => router.findPath(path)),
      );
    },
    methodNotAllowed: (context, exchange) =>
      throwWrongMethod(exchange, router.allowedMethods(context.request)),
    postRoutingHandler: (context, exchange) => {
      const rule = find(context);
      adopt(context, exchange, rule);
      if (exchange.area === 'account') options.accountGate.checkSite(exchange, rule);
      if (profile === 'vendor')
        exchange.ignoredQuery = listUnknown(context.request as BackendRequest, rule.queryNames);
    },
    unauthorizedHandler: throwUnsatisfied,
    postSecurityHandler: (context, exchange) => {
      const rule = find(context);
      if (rule.area === 'account') return admitAccount(options.accountGate, { context, exchange, rule });
      const keyId = findKeyId(exchange);
      if (keyId !== null) exchange.key = options.admission.admit(keyId, exchange.req);
      return readBody(context, exchange, rule);
    },
    validationFail: ({ validation, request }) => {
      throw convertViolation(validation.errors ?? [], (request as BackendRequest).query);
    },
  };
  const securityHandlers = securitySchemes.map((scheme) => [
    scheme,
    createSchemeHandler(scheme, find, options),
  ]);
  return { handlers, securityHandlers: Object.fromEntries(securityHandlers) as ContractSteps['handlers'] };
}

function createSchemeHandler(
  scheme: SecuritySchemeName,
  find: (context: Context) => OperationRule,
  options: ContractStepOptions,
): Step<unknown> {
  if (loginSchemes.has(scheme)) return createLoginHandler(scheme, options.accountGate);
  if (scheme === 'operatorToken') return (_context, exchange) => options.checkOperator(exchange);
  if (scheme === 'videoLink') return createLinkHandler(find, options.authenticateLink);
  return createSecurityHandler(scheme, find, options.authenticate);
}

/** The key for which a request counts: its own, or the one that made the link it comes by. */
function findKeyId({ principal, linkOwner }: Exchange): string | null {
  if (principal !== null) return principal.keyId;
  return linkOwner?.keyId ?? null;
}

/** Notes on the exchange what the contract says of its operation. Where no API key comes in the query, `key` is a parameter like any other. */
function adopt(context: Context, exchange: Exchange, rule: OperationRule): void {
  const request = context.request as BackendRequest;
  const { queryKeys } = exchange.target;
  if (queryKeys.length > 0 && !rule.schemes.has('queryKey'))
    request.query = { ...request.query, key: [...queryKeys] };
  exchange.operationId = rule.operationId;
  exchange.area = rule.area;
  exchange.errorFormat = rule.errorFormat;
  exchange.pathParameters = request.params;
}

/**
 * Answers with the principal of a request whose key came by this scheme. The first of an operation's schemes that is asked
 * searches for all of them: two keys in one request contradict each other wherever they stand.
 */
function createSecurityHandler(
  scheme: SecuritySchemeName,
  find: (context: Context) => OperationRule,
  authenticate: Authenticate,
): Step<Promise<Principal | null> | Principal | null> {
  const keep = (exchange: Exchange, principal: Principal): Principal | null => {
    exchange.principal = principal;
    return exchange.credentialSource === scheme ? principal : null;
  };
  return (context, exchange) => {
    const { schemes } = find(context);
    if (isByLink(exchange, schemes)) return null;
    const found = exchange.principal ?? authenticate(exchange, schemes);
    return found instanceof Promise
      ? found.then((principal) => keep(exchange, principal))
      : keep(exchange, found);
  };
}

/** Answers with whom a link speaks for; `null` for a request that comes by none. */
function createLinkHandler(
  find: (context: Context) => OperationRule,
  authenticateLink: AuthenticateLink,
): Step<Promise<TaskKey> | null> {
  return (context, exchange) => {
    if (!isByLink(exchange, find(context).schemes)) return null;
    return authenticateLink(exchange).then((owner) => (exchange.linkOwner = owner));
  };
}

/** Answers with the login of a request that proves itself by this scheme. Both schemes are looked for at once. */
function createLoginHandler(scheme: SecuritySchemeName, gate: AccountGate): Step<Promise<Login | null>> {
  return async (_context, exchange) => {
    const login = exchange.login ?? (await gate.authenticate(exchange));
    return exchange.credentialSource === scheme ? login : null;
  };
}

interface AccountStep {
  readonly context: Context;
  readonly exchange: Exchange;
  readonly rule: OperationRule;
}

/** A client may hold its body back for minutes, in which the login ends or its user may less than before. */
async function admitAccount(gate: AccountGate, { context, exchange, rule }: AccountStep): Promise<void> {
  await gate.admit(exchange, rule);
  const reading = readBody(context, exchange, rule);
  if (reading === undefined) return;
  await reading;
  await gate.readmit(exchange, rule);
}

/** Only now: a request without a valid key costs nothing but its head. A body that is here already costs no promise. */
function readBody(context: Context, exchange: Exchange, rule: OperationRule): Promise<void> | undefined {
  if (rule.body === null) return undefined;
  const take = ({ body, files, judged, lateTexts }: RequestBody) => {
    exchange.body = body;
    exchange.files = files;
    rule.checkBody?.(judged, rule.operationId);
    exchange.lateTexts = lateTexts;
    (context.request as BackendRequest).requestBody = judged;
  };
  const reading = readRequestBody(exchange, rule.body);
  if (reading instanceof Promise) return reading.then(take);
  take(reading);
  return undefined;
}

function listUnknown({ query }: BackendRequest, known: ReadonlySet<string>): readonly string[] {
  return Object.keys(query).filter((name) => !known.has(name));
}

/** Authentication says itself why it refuses, so that none of its schemes is satisfied is an error of the program. */
function throwUnsatisfied({ operation }: Context): never {
  throw new Error(`No security scheme of ${String(operation.operationId)} was satisfied`);
}

/** Throws `method_not_allowed`, and says in the head which ones are. */
export function throwWrongMethod({ res }: Exchange, allowed: readonly string[]): never {
  res.setHeader('allow', allowed.join(', '));
  throw new GatewayError('method_not_allowed', `This path takes ${allowed.join(' or ')}.`, {
    reason: 'method_not_allowed',
  });
}
