import type { ErrorCode, GatewayError } from '../../src/core/gateway-error.ts';
import type { RenderedError } from '../../src/core/operation.ts';
import { renderRetryHeaders } from '../render-retry-headers.ts';

type Row = readonly [code: number, status: string];

/** HTTP code and status of each error in content generation format C (docs/errors.md). */
const rows: Readonly<Record<ErrorCode, Row>> = {
  invalid_argument: [400, 'INVALID_ARGUMENT'],
  failed_precondition: [400, 'FAILED_PRECONDITION'],
  unauthenticated: [401, 'UNAUTHENTICATED'],
  permission_denied: [403, 'PERMISSION_DENIED'],
  not_found: [404, 'NOT_FOUND'],
  method_not_allowed: [405, 'UNIMPLEMENTED'],
  conflict: [409, 'ABORTED'],
  gone: [404, 'NOT_FOUND'],
  payload_too_large: [413, 'PAYLOAD_TOO_LARGE'],
  unsupported_media_type: [415, 'INVALID_ARGUMENT'],
  range_not_satisfiable: [400, 'INVALID_ARGUMENT'],
  resource_exhausted: [429, 'RESOURCE_EXHAUSTED'],
  cancelled: [499, 'CANCELLED'],
  internal: [500, 'INTERNAL'],
  not_implemented: [501, 'UNIMPLEMENTED'],
  bad_gateway: [503, 'UNAVAILABLE'],
  unavailable: [503, 'UNAVAILABLE'],
  overloaded: [503, 'UNAVAILABLE'],
  deadline_exceeded: [504, 'DEADLINE_EXCEEDED'],
};

const typePrefix = 'type.googleapis.com/google.rpc.';

/** The error envelope of content generation format C, with google.rpc details where there is something to say. */
export function renderContentError(error: GatewayError): RenderedError {
  const [code, status] = rows[error.code];
  return {
    status: code,
    headers: renderRetryHeaders(error),
    body: { error: { code, message: error.message, status, details: renderDetails(error) } },
  };
}

function renderDetails(error: GatewayError): readonly object[] {
  const details: object[] = [];
  if (error.violations.length > 0) {
    details.push({ '@type': `${typePrefix}BadRequest`, fieldViolations: error.violations });
  }
  if (error.code === 'unauthenticated') {
    details.push({ '@type': `${typePrefix}ErrorInfo`, reason: 'API_KEY_INVALID', domain: 'googleapis.com' });
  }
  if (error.retryAfterMs !== null) {
    const seconds = Math.ceil(error.retryAfterMs / 1000);
    details.push({ '@type': `${typePrefix}RetryInfo`, retryDelay: `${String(seconds)}s` });
  }
  return details;
}
