import type { OpenAiErrorResponse, OpenAiErrorType } from '../generated/contract-types.ts';
import type { ErrorCode, GatewayError } from '../src/core/gateway-error.ts';
import type { RenderedError } from '../src/core/operation.ts';
import { renderErrorFacts } from './render-error-facts.ts';
import { renderRetryHeaders } from './render-retry-headers.ts';

/** The gateway always names the cause. */
type NamedError = OpenAiErrorResponse & { readonly error: { readonly code: string } };

type Row = readonly [status: number, type: OpenAiErrorType, code: string];

/** Status, type and default code of each error in the OpenAI-style envelope (docs/errors.md). */
const rows: Readonly<Record<ErrorCode, Row>> = {
  invalid_argument: [400, 'invalid_request_error', 'invalid_value'],
  failed_precondition: [400, 'invalid_request_error', 'invalid_request'],
  unauthenticated: [401, 'invalid_request_error', 'invalid_api_key'],
  permission_denied: [403, 'permission_error', 'permission_denied'],
  not_found: [404, 'invalid_request_error', 'not_found'],
  method_not_allowed: [405, 'invalid_request_error', 'method_not_allowed'],
  conflict: [409, 'invalid_request_error', 'invalid_request'],
  gone: [410, 'invalid_request_error', 'not_found'],
  precondition_failed: [412, 'invalid_request_error', 'precondition_failed'],
  payload_too_large: [413, 'invalid_request_error', 'request_too_large'],
  unsupported_media_type: [415, 'invalid_request_error', 'unsupported_content_type'],
  range_not_satisfiable: [416, 'invalid_request_error', 'range_not_satisfiable'],
  resource_exhausted: [429, 'rate_limit_error', 'rate_limit_exceeded'],
  cancelled: [499, 'invalid_request_error', 'client_closed_request'],
  internal: [500, 'server_error', 'internal_error'],
  not_implemented: [501, 'server_error', 'not_implemented'],
  bad_gateway: [502, 'server_error', 'upstream_error'],
  unavailable: [503, 'server_error', 'upstream_error'],
  overloaded: [503, 'server_error', 'overloaded'],
  deadline_exceeded: [504, 'server_error', 'timeout'],
};

/** The OpenAI-style envelope of images, video, realtime over HTTP, the model lists and every unknown path. */
export function renderOpenAiError(error: GatewayError): RenderedError<NamedError> {
  const [status, defaultType, defaultCode] = rows[error.code];
  const code = error.reason ?? defaultCode;
  const type = error.reason === 'moderation_blocked' ? 'image_generation_user_error' : defaultType;
  return {
    status,
    headers: { ...renderRetryHeaders(error), ...renderErrorFacts(error) },
    body: { error: { message: error.message, type, param: error.param, code } },
  };
}
