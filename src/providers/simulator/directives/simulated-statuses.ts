import type { ErrorCode, ErrorReason, UpstreamFailureKind } from '../../../core/gateway-error.ts';

/** What the simulator pretends an upstream said with one status. */
export interface SimulatedStatus {
  readonly status: number;
  readonly code: ErrorCode;
  readonly kind: UpstreamFailureKind;
  readonly reason: ErrorReason;
  readonly message: string;
  /** In milliseconds; `null` where an upstream would not say. */
  readonly retryAfterMs: number | null;
}

type Row = readonly [
  name: string,
  code: ErrorCode,
  kind: UpstreamFailureKind,
  reason: ErrorReason,
  message: string,
  retryAfterMs?: number,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['400', 'invalid_argument', 'rejected_request', 'invalid_request', 'The model does not accept this request.'],
  ['400:failed_precondition', 'failed_precondition', 'rejected_request', 'invalid_request', 'The model cannot serve this request in its present state.'],
  ['401', 'unauthenticated', 'rejected_credential', 'invalid_api_key', 'The API key is not valid.'],
  ['403', 'permission_denied', 'rejected_credential', 'permission_denied', 'The API key may not use this model.'],
  ['404', 'not_found', 'not_found', 'model_not_found', 'The model does not exist.'],
  ['413', 'payload_too_large', 'rejected_request', 'request_too_large', 'The request is larger than the model accepts.'],
  ['429', 'resource_exhausted', 'rate_limited', 'rate_limit_exceeded', 'Too many requests; wait before you send the next one.', 1_000],
  ['429:insufficient_quota', 'resource_exhausted', 'rate_limited', 'insufficient_quota', 'The quota of this account is used up.'],
  ['500', 'internal', 'server_error', 'upstream_error', 'The model failed to answer this request.'],
  ['501', 'not_implemented', 'rejected_request', 'not_implemented', 'The model does not implement this.'],
  ['502', 'bad_gateway', 'invalid_answer', 'upstream_error', 'The model gave no usable answer.'],
  ['503', 'unavailable', 'unavailable', 'upstream_error', 'The model is not available at the moment; try again shortly.', 1_000],
  ['504', 'deadline_exceeded', 'timeout', 'timeout', 'The model did not answer in time.'],
  ['529', 'overloaded', 'overloaded', 'overloaded', 'The model is overloaded; try again later.'],
];

/** Every status by its name in a directive. */
export const simulatedStatuses: ReadonlyMap<string, SimulatedStatus> = new Map(
  rows.map(([name, code, kind, reason, message, retryAfterMs = null]) => {
    return [name, { status: Number.parseInt(name, 10), code, kind, reason, message, retryAfterMs }];
  }),
);
