import type {
  MessageErrorObject,
  MessageErrorResponse,
  MessageErrorType,
} from '../../generated/contract-types.ts';
import type { ErrorCode, ErrorReason, GatewayError } from '../../src/core/gateway-error.ts';
import type { ErrorContext, RenderedError } from '../../src/core/operation.ts';
import type { Profile } from '../../src/core/area.ts';
import { renderRetryHeaders } from '../render-retry-headers.ts';

interface Row {
  readonly status: number;
  /** One of the four types of the neutral profile. */
  readonly neutral: MessageErrorType;
  readonly vendor: MessageErrorType;
  readonly code: string;
}

const invalid = { neutral: 'invalid_request_error', vendor: 'invalid_request_error' } as const;
const server = { neutral: 'server_error', vendor: 'api_error' } as const;

/** Status, types and default code of each error in message format B (docs/errors.md). */
const rows: Readonly<Record<ErrorCode, Row>> = {
  invalid_argument: { status: 400, ...invalid, code: 'invalid_request' },
  failed_precondition: { status: 400, ...invalid, code: 'invalid_request' },
  unauthenticated: {
    status: 401,
    neutral: 'authentication_error',
    vendor: 'authentication_error',
    code: 'invalid_api_key',
  },
  permission_denied: {
    status: 403,
    neutral: 'authentication_error',
    vendor: 'permission_error',
    code: 'permission_denied',
  },
  not_found: { status: 404, neutral: 'invalid_request_error', vendor: 'not_found_error', code: 'not_found' },
  method_not_allowed: { status: 405, ...invalid, code: 'method_not_allowed' },
  conflict: { status: 409, ...invalid, code: 'invalid_request' },
  gone: { status: 410, neutral: 'invalid_request_error', vendor: 'not_found_error', code: 'not_found' },
  precondition_failed: { status: 412, ...invalid, code: 'precondition_failed' },
  payload_too_large: {
    status: 413,
    neutral: 'invalid_request_error',
    vendor: 'request_too_large',
    code: 'request_too_large',
  },
  unsupported_media_type: { status: 415, ...invalid, code: 'unsupported_media_type' },
  range_not_satisfiable: { status: 416, ...invalid, code: 'invalid_request' },
  resource_exhausted: {
    status: 429,
    neutral: 'rate_limit_error',
    vendor: 'rate_limit_error',
    code: 'rate_limit_exceeded',
  },
  cancelled: { status: 499, ...invalid, code: 'client_closed_request' },
  internal: { status: 500, ...server, code: 'internal_error' },
  not_implemented: { status: 501, ...server, code: 'not_implemented' },
  bad_gateway: { status: 502, ...server, code: 'upstream_error' },
  unavailable: { status: 503, ...server, code: 'upstream_error' },
  overloaded: { status: 529, neutral: 'server_error', vendor: 'overloaded_error', code: 'overloaded' },
  deadline_exceeded: { status: 504, neutral: 'server_error', vendor: 'timeout_error', code: 'timeout' },
};

/** Reasons that format B tells apart in the message only, and the code it has for them. */
const foldedReasons: ReadonlyMap<ErrorReason, string> = new Map<ErrorReason, string>([
  ['invalid_value', 'invalid_request'],
  ['invalid_json', 'invalid_request'],
  ['missing_required_parameter', 'invalid_request'],
  ['unknown_parameter', 'invalid_request'],
  ['string_above_max_length', 'invalid_request'],
  ['unsupported_content_type', 'unsupported_media_type'],
  ['unsupported_content_encoding', 'unsupported_media_type'],
]);

/** The status 529 is the vendor's own; the neutral profile says 503. */
const neutralOverloadedStatus = 503;

/** The error envelope of message format B: a superset of what plain readers and the official SDKs look at. */
export function renderMessageError(
  error: GatewayError,
  context: ErrorContext,
): RenderedError<MessageErrorResponse> {
  const row = rows[error.code];
  const code = mapCode(error, row);
  const isNeutralOverload = error.code === 'overloaded' && context.profile === 'neutral';
  return {
    status: isNeutralOverload ? neutralOverloadedStatus : row.status,
    headers: renderRetryHeaders(error),
    body: {
      type: 'error',
      error: {
        type: mapType(error, row, context.profile),
        message: error.message,
        code,
        ...renderDetails(error, code, context.profile),
      },
      request_id: context.requestId,
    },
  };
}

function mapType(error: GatewayError, row: Row, profile: Profile): MessageErrorType {
  if (profile === 'neutral') return row.neutral;
  return error.reason === 'insufficient_quota' ? 'billing_error' : row.vendor;
}

function mapCode({ reason }: GatewayError, row: Row): string {
  return reason === null ? row.code : (foldedReasons.get(reason) ?? reason);
}

/**
 * SDKs that try message threads first read these details and go on without. Those of the vendor choose an error class by
 * the vendor's exact code.
 */
function renderDetails(
  { unsupported, upstream }: GatewayError,
  code: string,
  profile: Profile,
): Pick<MessageErrorObject, 'details'> {
  if (unsupported.length > 0) return { details: { error_code: code, unsupported } };
  if (profile === 'neutral' || upstream?.code === undefined) return {};
  return { details: { error_code: upstream.code } };
}
