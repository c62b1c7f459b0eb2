import type { ErrorCode, ErrorReason, UpstreamFailureKind } from '../../../core/gateway-error.ts';

/** What the simulator pretends an upstream said with one status. */
export interface SimulatedStatus {
  readonly status: number;
  /** `null` for the usual error with this status. */
  readonly variant: string | null;
  readonly code: ErrorCode;
  readonly reason: ErrorReason;
  readonly kind: UpstreamFailureKind;
  readonly message: string;
  /** In milliseconds; `null` where an upstream would not say. */
  readonly retryAfterMs: number | null;
}

type Rest = Pick<SimulatedStatus, 'reason'> & Partial<Pick<SimulatedStatus, 'variant' | 'retryAfterMs'>>;
type Row = readonly [status: number, code: ErrorCode, kind: UpstreamFailureKind, message: string, rest: Rest];

const rows: readonly Row[] = [
  [
    400,
    'invalid_argument',
    'rejected_request',
    'The model does not accept this request.',
    { reason: 'invalid_request' },
  ],
  [
    400,
    'failed_precondition',
    'rejected_request',
    'The model cannot serve this request in its present state.',
    { variant: 'failed_precondition', reason: 'invalid_request' },
  ],
  [401, 'unauthenticated', 'rejected_credential', 'The API key is not valid.', { reason: 'invalid_api_key' }],
  [
    403,
    'permission_denied',
    'rejected_credential',
    'The API key may not use this model.',
    { reason: 'permission_denied' },
  ],
  [404, 'not_found', 'not_found', 'The model does not exist.', { reason: 'model_not_found' }],
  [
    413,
    'payload_too_large',
    'rejected_request',
    'The request is larger than the model accepts.',
    { reason: 'request_too_large' },
  ],
  [
    429,
    'resource_exhausted',
    'rate_limited',
    'Too many requests; wait before you send the next one.',
    { reason: 'rate_limit_exceeded', retryAfterMs: 1_000 },
  ],
  [
    429,
    'resource_exhausted',
    'rate_limited',
    'The quota of this account is used up.',
    { variant: 'insufficient_quota', reason: 'insufficient_quota' },
  ],
  [500, 'internal', 'server_error', 'The model failed to answer this request.', { reason: 'upstream_error' }],
  [
    501,
    'not_implemented',
    'rejected_request',
    'The model does not implement this.',
    { reason: 'not_implemented' },
  ],
  [502, 'bad_gateway', 'invalid_answer', 'The model gave no usable answer.', { reason: 'upstream_error' }],
  [
    503,
    'unavailable',
    'unavailable',
    'The model is not available at the moment; try again shortly.',
    { reason: 'upstream_error', retryAfterMs: 1_000 },
  ],
  [504, 'deadline_exceeded', 'timeout', 'The model did not answer in time.', { reason: 'timeout' }],
  [529, 'overloaded', 'overloaded', 'The model is overloaded; try again later.', { reason: 'overloaded' }],
];

const statuses: readonly SimulatedStatus[] = rows.map(([status, code, kind, message, rest]) => ({
  status,
  code,
  kind,
  message,
  variant: rest.variant ?? null,
  reason: rest.reason,
  retryAfterMs: rest.retryAfterMs ?? null,
}));

/** The outcome of a status the simulator knows; `null` for one it does not. */
export function findSimulatedStatus(status: number, variant: string | null): SimulatedStatus | null {
  return statuses.find((row) => row.status === status && row.variant === variant) ?? null;
}

export function isSimulatedStatus(status: number, variant: string | null): boolean {
  return findSimulatedStatus(status, variant) !== null;
}

/** Every status as it is written in a directive. */
export function describeStatuses(): string {
  return statuses.map(({ status, variant }) => [status, variant ?? []].flat().join(':')).join(', ');
}
