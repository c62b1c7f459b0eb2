import type { AccountErrorResponse } from '../../generated/contract-types.ts';
import type { ErrorReason, GatewayError } from '../../src/core/gateway-error.ts';
import type { RenderedError } from '../../src/core/operation.ts';
import { renderOpenAiError } from '../render-openai-error.ts';

/** Refusals of login and privilege that have names of their own in the account area. */
const fixedCodes: ReadonlyMap<string, string> = new Map<ErrorReason, string>([
  ['invalid_api_key', 'AUTH_UNAUTHORIZED'],
  ['missing_api_key', 'AUTH_UNAUTHORIZED'],
  ['conflicting_api_keys', 'AUTH_UNAUTHORIZED'],
  ['permission_denied', 'AUTH_INSUFFICIENT_PRIVILEGE'],
]);

/** Parameters that have another name in the paths of the account area. */
const paramNames: ReadonlyMap<string, string> = new Map([['task_id', 'id']]);

/** The envelope of the account operations: `success: false` beside a code, a message and the field at fault (docs/errors.md). */
export function renderAccountError(error: GatewayError): RenderedError<AccountErrorResponse> {
  const { status, headers, body } = renderOpenAiError(error);
  const { code } = body.error;
  return {
    status,
    headers,
    body: {
      success: false,
      message: error.message,
      code: fixedCodes.get(code) ?? mapCode(code, status),
      ...(error.param === null ? {} : { param: paramNames.get(error.param) ?? error.param }),
    },
  };
}

function mapCode(reason: string, status: number): string {
  const code = reason.toUpperCase();
  return status === 401 || status === 403 ? `AUTH_${code}` : code;
}
