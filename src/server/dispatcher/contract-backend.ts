import {
  OpenAPIBackend,
  type Context,
  type Document,
  type Handler,
  type Operation,
  type ValidationResult,
} from 'openapi-backend';
import type { OperationResponse } from '../../core/operation.ts';
import type { BackendRequest, ContractRouter } from '../contract/contract-router.ts';
import type { Exchange } from '../exchange/exchange.ts';

/**
 * openapi-backend with its `handleRequest` written anew: the library's makes promises, closures and copies for each step of
 * each request, and a small request costs a fifth more for it (docs/decisions/0018-contract-core-in-truth.md). This one takes
 * the same steps in the same order, calls the handlers that are registered with the library, and hands them the library's
 * context. It waits only for what is not there yet. Every step throws for what it does not let pass, and a handler that is
 * missing is an error of the program.
 */
export class ContractBackend extends OpenAPIBackend {
  constructor(definition: Document) {
    // `npm run check` has the library check documents in full; at start that would take a second and a half.
    super({ definition, quick: true, strict: true });
  }

  override async handleRequest(request: BackendRequest, exchange: Exchange): Promise<OperationResponse> {
    const context = { api: this as OpenAPIBackend, request } as Context;
    context.operation = this.#match(context, exchange);
    this.#find('postRoutingHandler')(context, exchange);
    await this.#authorise(context, exchange);
    const reading = this.#find('postSecurityHandler')(context, exchange) as Promise<void> | undefined;
    if (reading !== undefined) await reading;
    context.validation = this.#validate(context, exchange);
    if (!context.validation.valid) this.#find('validationFail')(context, exchange);
    return this.#find(context.operation.operationId ?? '')(context, exchange) as Promise<OperationResponse>;
  }

  #match(context: Context, exchange: Exchange): Operation {
    try {
      return (this.router as ContractRouter).matchOperation(context.request);
    } catch (error) {
      const isKnownPath = (error as Error).message.startsWith('405');
      return this.#find(isKnownPath ? 'methodNotAllowed' : 'notFound')(context, exchange) as never;
    }
  }

  /**
   * Asks the security handlers until one is satisfied. Gives Node's parser the turn of the microtask queue that it needs to
   * hand over a body that came with its head.
   */
  async #authorise(context: Context, exchange: Exchange): Promise<void> {
    context.security = { authorized: false };
    const { security = [] } = context.operation;
    for (const scheme of security.flatMap((requirement) => Object.keys(requirement))) {
      const answer: unknown = this.securityHandlers[scheme]?.(context, exchange);
      const principal = answer instanceof Promise ? ((await answer) as unknown) : answer;
      if (!principal) continue;
      context.security = { authorized: true, [scheme]: principal };
      return;
    }
    if (security.length > 0) this.#find('unauthorizedHandler')(context, exchange);
  }

  /** Of most texts the contract names no more than sizes. What is refused for one that is not made yet is looked at again. */
  #validate({ request, operation }: Context, { lateTexts }: Exchange): ValidationResult {
    const glance = lateTexts?.glance(() => this.validator.validateRequest(request, operation));
    return glance?.valid ? glance : this.validator.validateRequest(request, operation);
  }

  #find(name: string): Handler {
    const handler = this.handlers[name];
    if (handler === undefined) throw new Error(`No handler is registered for ${name}`);
    return handler;
  }
}
