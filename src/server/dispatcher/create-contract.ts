import type { Handler as BackendHandler } from 'openapi-backend';
import type { AnyHandler, HandlerServices } from '../../core/handler.ts';
import type { OperationResponse } from '../../core/operation.ts';
import { checkContract } from '../contract/check-contract.ts';
import { ContractRouter, type BackendRequest } from '../contract/contract-router.ts';
import { ContractValidator } from '../contract/contract-validator.ts';
import { createDefinition } from '../contract/create-definition.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { ContractBackend } from './contract-backend.ts';
import { createContractSteps, type ContractStepOptions } from './create-contract-steps.ts';
import { createOperationRules, type OperationRuleOptions } from './create-operation-rules.ts';

export interface ContractOptions extends OperationRuleOptions, Omit<ContractStepOptions, 'rules' | 'router'> {
  /** A handler for every built operation. */
  readonly handlers: ReadonlyMap<string, AnyHandler>;
  readonly services: HandlerServices;
}

/** One profile of the contract at run time: nothing reaches a handler that it does not allow. Shared. */
export interface Contract {
  /** Routes, authenticates, reads, validates and handles a request. Throws GatewayError. */
  handle(exchange: Exchange): Promise<OperationResponse>;
}

/**
 * Builds a contract on openapi-backend, which takes every request through its steps: it routes, asks for security,
 * validates and calls the handler (docs/decisions/0018-contract-core-in-truth.md). Rejects with ContractError when program
 * and contract do not fit.
 */
export async function createContract(options: ContractOptions): Promise<Contract> {
  const { operations } = options.outline;
  checkContract({ ...options, operations, handlerIds: options.handlers.keys() });
  const definition = createDefinition(options.outline);
  const api = new ContractBackend(definition);
  await api.init();
  const router = new ContractRouter(definition);
  api.router = router;
  api.validator = new ContractValidator({ definition, router, profile: options.profile });
  const rules = createOperationRules(options);
  const { handlers, securityHandlers } = createContractSteps({ ...options, rules, router });
  api.register({ ...createHandlers(options), ...handlers });
  for (const [name, handler] of Object.entries(securityHandlers)) api.registerSecurityHandler(name, handler);
  return { handle: (exchange) => api.handleRequest(createBackendRequest(exchange), exchange) };
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

function createHandlers({ handlers, services }: ContractOptions): Record<string, BackendHandler> {
  return Object.fromEntries(
    [...handlers].map(([operationId, handler]): [string, BackendHandler] => [
      operationId,
      (_context, exchange: Exchange) => handler(exchange, services),
    ]),
  );
}
