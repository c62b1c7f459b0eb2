import type { ValidateFunction } from 'ajv';
import {
  OpenAPIValidator,
  type Document,
  type Operation,
  type Request,
  type ValidationResult,
} from 'openapi-backend';
import type { Area, Profile } from '../../core/area.ts';
import type { Validator } from '../../core/contract/violation.ts';
import type { BackendRequest, ContractRouter } from './contract-router.ts';
import { createValidatorLoader, type OperationValidators } from './load-validators.ts';

export interface ContractValidatorOptions {
  readonly definition: Document;
  readonly router: ContractRouter;
  readonly profile: Profile;
}

/** Both kinds of forms have one schema. */
const formType = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)/i;

/**
 * openapi-backend's validator over the validators of generated/, in place of those it would compile itself: they cost half a
 * second at start, and know only draft 7 of JSON Schema. An operation's are loaded on its first request. The library's own
 * `validateRequest` copies a request that was parsed already, which makes a small one a twelfth dearer
 * (docs/decisions/0018-contract-core-in-truth.md).
 */
export class ContractValidator extends OpenAPIValidator {
  readonly #profile: Profile;
  readonly #load = createValidatorLoader();

  constructor({ definition, router, profile }: ContractValidatorOptions) {
    super({ definition, router, lazyCompileValidators: true });
    this.#profile = profile;
  }

  override validateRequest(req: Request, { operationId = '' }: Operation): ValidationResult {
    const [validate] = this.getRequestValidatorsForOperation(operationId) ?? [];
    if (validate === undefined) throw new Error(`There is no validator for ${operationId}`);
    const { params, query, headers, cookies, requestBody } = req as BackendRequest;
    const isValid = validate({ path: params, query, header: headers, cookie: cookies, requestBody });
    return { valid: isValid, errors: isValid ? null : (validate.errors ?? []) };
  }

  /** Throws for an operation that has no validator: nothing goes unchecked. */
  override buildRequestValidatorsForOperation({ operationId, tags }: Operation): ValidateFunction[] {
    const validators = this.#load(tags?.[0] as Area, this.#profile, operationId ?? '');
    return [chooseByContentType(validators) as ValidateFunction];
  }
}

/** A form may be held to another schema than a JSON body of the same operation. */
function chooseByContentType({ request, formRequest }: OperationValidators): Validator {
  if (formRequest === null) return request;
  const validate: Validator = (value) => {
    const { header } = value as { readonly header: Readonly<Record<string, unknown>> };
    const isForm = formType.test(String(header['content-type'] ?? ''));
    const chosen = isForm ? formRequest : request;
    const isValid = chosen(value);
    validate.errors = chosen.errors ?? null;
    return isValid;
  };
  return validate;
}
