import type { ContentError, ContentErrorDetail, ContentErrorStatus } from '../../generated/contract-types.ts';
import type { ErrorCode, GatewayError } from '../../src/core/gateway-error.ts';
import type { RenderedError } from '../../src/core/operation.ts';
import { lastingQuota, quotaNames, standInDelaysMs } from '../../src/formats/content/index.ts';
import { adviseRetry } from '../advise-retry.ts';
import { renderErrorFacts } from '../render-error-facts.ts';
import { renderRetryHeaders } from '../render-retry-headers.ts';

/** The contract does not list the statuses of two failures that no client of this format meets. */
type Status = ContentErrorStatus | 'ABORTED' | 'CANCELLED';

type Row = readonly [code: number, status: Status];

/** HTTP code and status of each error in content generation format C (docs/errors.md). */
const rows: Readonly<Record<ErrorCode, Row>> = {
  invalid_argument: [400, 'INVALID_ARGUMENT'],
  failed_precondition: [400, 'FAILED_PRECONDITION'],
  unauthenticated: [401, 'UNAUTHENTICATED'],
  permission_denied: [403, 'PERMISSION_DENIED'],
  not_found: [404, 'NOT_FOUND'],
  method_not_allowed: [405, 'UNIMPLEMENTED'],
  conflict: [409, 'ABORTED'],
  gone: [410, 'NOT_FOUND'],
  precondition_failed: [412, 'FAILED_PRECONDITION'],
  payload_too_large: [413, 'PAYLOAD_TOO_LARGE'],
  unsupported_media_type: [415, 'INVALID_ARGUMENT'],
  range_not_satisfiable: [416, 'INVALID_ARGUMENT'],
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

interface ContentErrorBody {
  readonly error: Omit<ContentError, 'status'> & { readonly status: Status };
}

/** The error envelope of content generation format C, with google.rpc details where there is something to say. */
export function renderContentError(error: GatewayError): RenderedError<ContentErrorBody> {
  const [code, status] = rows[error.code];
  return {
    status: code,
    headers: { ...renderRetryHeaders(error), ...renderErrorFacts(error) },
    body: { error: { code, message: error.message, status, details: renderDetails(error) } },
  };
}

function renderDetails(error: GatewayError): readonly ContentErrorDetail[] {
  return [
    ...renderViolations(error),
    ...renderQuotaFailure(error),
    ...renderErrorInfo(error),
    ...renderRetryInfo(error),
  ];
}

function renderViolations(error: GatewayError): readonly ContentErrorDetail[] {
  const fieldViolations = listViolations(error);
  return fieldViolations.length === 0 ? [] : [{ '@type': `${typePrefix}BadRequest`, fieldViolations }];
}

/** Where nobody listed them, it is the one field that the error names. */
function listViolations({ code, violations, param, message }: GatewayError): GatewayError['violations'] {
  if (violations.length > 0 || code !== 'invalid_argument' || param === null) return violations;
  return [{ field: param, description: message }];
}

/**
 * Which limit a 429 is about. Clients of this format look into `quotaId` for how long it lasts: they give up where it names a
 * day, and come back where it names a minute.
 */
function renderQuotaFailure(error: GatewayError): readonly ContentErrorDetail[] {
  if (error.code !== 'resource_exhausted') return [];
  return [{ '@type': `${typePrefix}QuotaFailure`, violations: [{ quotaId: nameQuota(error) }] }];
}

function nameQuota(error: GatewayError): string {
  if (error.reason === 'insufficient_quota') return 'InsufficientQuota';
  if (error.limit !== null) return quotaNames[error.limit];
  if (error.reason === 'concurrency_limit_exceeded') return quotaNames.concurrency;
  return adviseRetry(error).next === 'again' ? quotaNames.requests : lastingQuota;
}

/** Where the reasons of docs/errors.md are defined. */
const ownDomain = 'specway';

/**
 * The cause as a constant of google.api.ErrorReason, where that has one, and by its name in docs/errors.md, with the wait where it is
 * known: other gateways read these, and there may be one `ErrorInfo` only (AIP-193).
 */
function renderErrorInfo(error: GatewayError): readonly ContentErrorDetail[] {
  const { reason } = error;
  const constant = findErrorReason(error);
  const name = constant ?? reason?.toUpperCase();
  if (name === undefined) return [];
  const domain = constant === null ? ownDomain : 'googleapis.com';
  const { waitMs } = adviseRetry(error);
  const metadata = {
    ...(reason === null ? {} : { reason }),
    ...(waitMs === null ? {} : { retryAfterMs: String(Math.ceil(waitMs)) }),
  };
  const facts = Object.keys(metadata).length === 0 ? {} : { metadata };
  return [{ '@type': `${typePrefix}ErrorInfo`, reason: name, domain, ...facts }];
}

function findErrorReason({ code, reason }: GatewayError): string | null {
  if (code === 'unauthenticated') return 'API_KEY_INVALID';
  if (code !== 'resource_exhausted') return null;
  return reason === 'insufficient_quota' ? 'RESOURCE_QUOTA_EXCEEDED' : 'RATE_LIMIT_EXCEEDED';
}

/** A request that no limit will ever let through: there is no delay after which it could come back. */
function isTooLarge({ code, final, upstream, retryAfterMs }: GatewayError): boolean {
  return code === 'resource_exhausted' && final && upstream === null && retryAfterMs === null;
}

/** On everything whose status invites clients to come back. */
function renderRetryInfo(error: GatewayError): readonly ContentErrorDetail[] {
  const { next, waitMs } = adviseRetry(error);
  if ((rows[error.code][0] !== 429 && rows[error.code][0] < 500) || isTooLarge(error)) return [];
  const standInMs = next === 'again' ? standInDelaysMs.unknown : standInDelaysMs.never;
  const seconds = Math.ceil((waitMs ?? standInMs) / 1000);
  return [{ '@type': `${typePrefix}RetryInfo`, retryDelay: `${String(seconds)}s` }];
}
