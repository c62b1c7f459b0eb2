import {
  OpenAPIValidator,
  type Document,
  type Operation,
  type Request,
  type ValidationResult,
} from 'openapi-backend';
import type { OperationValidators, Validator } from './compile-validators.ts';
import type { BackendRequest, ContractRouter } from './contract-router.ts';

/**
 * openapi-backend's validator over schemas compiled once: the original would parse the request again and copy its parts
 * for each call.
 */
export class ContractValidator extends OpenAPIValidator {
  readonly #operations: ReadonlyMap<string, OperationValidators>;

  constructor(
    definition: Document,
    router: ContractRouter,
    validators: ReadonlyMap<string, OperationValidators>,
  ) {
    super({ definition, router, lazyCompileValidators: true });
    this.#operations = validators;
  }

  /** Throws for an operation that has no compiled schemas: nothing goes unchecked. */
  override validateRequest(req: Request, operation: Operation): ValidationResult {
    const validate = this.#find(req, operation.operationId ?? '');
    if (!validate) throw new Error(`There is no validator for ${String(operation.operationId)}`);
    const { params, query, headers, cookies, requestBody } = req as BackendRequest;
    const isValid = validate({ path: params, query, header: headers, cookie: cookies, requestBody });
    return { valid: isValid, errors: isValid ? null : (validate.errors ?? []) };
  }

  /** A form may be held to another schema than a JSON body of the same operation. */
  #find({ headers }: Request, operationId: string): Validator | undefined {
    const found = this.#operations.get(operationId);
    if (!found?.formRequest) return found?.request;
    const isForm = /^\s*multipart\/form-data/i.test(String(headers['content-type'] ?? ''));
    return isForm ? found.formRequest : found.request;
  }
}
