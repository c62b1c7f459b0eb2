import type { AccountReason } from './account-reason.ts';

/**
 * What went wrong, as a closed set. Each area's `render-error.ts` maps every code to a status and a body.
 */
export type ErrorCode =
  | 'invalid_argument'
  | 'failed_precondition'
  | 'unauthenticated'
  | 'permission_denied'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'gone'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'range_not_satisfiable'
  | 'resource_exhausted'
  | 'cancelled'
  | 'internal'
  | 'bad_gateway'
  | 'unavailable'
  | 'overloaded'
  | 'deadline_exceeded'
  | 'not_implemented';

/** The wire codes clients may switch on. Every member is explained in docs/errors.md. */
export type ErrorReason =
  | AccountReason
  | 'invalid_api_key'
  | 'missing_api_key'
  | 'conflicting_api_keys'
  | 'missing_beta_header'
  | 'missing_version_header'
  | 'invalid_request'
  | 'invalid_json'
  | 'invalid_value'
  | 'missing_required_parameter'
  | 'unknown_parameter'
  | 'string_above_max_length'
  | 'unsupported_block'
  | 'unsupported_parameter'
  | 'invalid_image_file'
  | 'image_too_large'
  | 'mask_too_large'
  | 'too_many_images'
  | 'invalid_mask'
  | 'moderation_blocked'
  | 'task_not_found'
  | 'task_not_completed'
  | 'task_already_completed'
  | 'generation_failed'
  | 'content_filtered'
  | 'video_expired'
  | 'range_not_satisfiable'
  | 'precondition_failed'
  | 'unsupported_operation'
  | 'unsupported_content_type'
  | 'unsupported_content_encoding'
  | 'thread_unsupported_request'
  | 'model_not_found'
  | 'invalid_model'
  | 'invalid_sdp'
  | 'webrtc_unavailable'
  | 'token_already_used'
  | 'call_not_found'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_too_large'
  | 'permission_denied'
  | 'rate_limit_exceeded'
  | 'concurrency_limit_exceeded'
  | 'too_many_attempts'
  | 'insufficient_quota'
  | 'too_many_bytes_in_flight'
  | 'upload_storage_unavailable'
  | 'storage_unavailable'
  | 'key_store_unavailable'
  | 'ledger_unavailable'
  | 'upstream_error'
  | 'timeout'
  | 'overloaded'
  | 'upstream_rejected_credential'
  | 'stream_truncated'
  | 'client_closed_request'
  | 'shutting_down'
  | 'not_implemented'
  | 'internal_error';

/** What is limited of a key and of a user: requests and tokens of a minute, and requests at a time. */
export type LimitKind = 'requests' | 'tokens' | 'concurrency';

/** One field the client got wrong. `field` is a dotted path such as `messages[0].content`. */
export interface FieldViolation {
  readonly field: string;
  readonly description: string;
}

/** Why an upstream call failed. The router decides from `kind` and `retryAfterMs` alone. */
export interface UpstreamFailure {
  readonly deploymentId: string;
  /** The upstream's HTTP status; `null` when no answer came. */
  readonly status: number | null;
  readonly kind: UpstreamFailureKind;
  /** How long the upstream asked us to wait, in milliseconds; `null` when it did not say. */
  readonly retryAfterMs: number | null;
  /** The upstream's own name of what is wrong with the request, for `details.error_code` of format B. */
  readonly code?: string;
  /**
   * How the exchange broke, for the log: which time ran out (`first_byte_timeout`), or the code of the system or the library
   * (`ECONNREFUSED`, `CERT_HAS_EXPIRED`). Nothing that the upstream wrote. Absent where the exchange did not break.
   */
  readonly fault?: string;
  /**
   * Of a rejected request that is in order, who alone cannot do what it asks for: this model, or this account, which does not have what
   * the request refers to.
   */
  readonly beyond?: 'model' | 'account';
  /** Another gateway says that nobody behind it did what was asked for. Absent where nobody says so. */
  readonly isUnserved?: true;
}

export type UpstreamFailureKind =
  | 'connect'
  | 'timeout'
  | 'reset'
  | 'rate_limited'
  | 'overloaded'
  | 'unavailable'
  | 'server_error'
  | 'invalid_answer'
  /** An answer in order, and without what was asked for: the request's doing more likely than the model's. */
  | 'declined'
  | 'truncated'
  | 'rejected_credential'
  | 'rejected_request'
  | 'not_found';

/** Everything an error can carry beside its code and message. */
export interface GatewayErrorOptions {
  readonly reason?: ErrorReason;
  /** The field at fault, as a dotted path. */
  readonly param?: string;
  readonly violations?: readonly FieldViolation[];
  readonly retryAfterMs?: number;
  /** Of what no upstream has seen: the request is in order, and only this model cannot take it. */
  readonly beyondModel?: true;
  /** Which limit of the key or its user `rate_limit_exceeded` is about; of an upstream's only where that is another gateway, which says so. */
  readonly limit?: LimitKind;
  /** The same request must not be sent again although the code suggests it. */
  readonly final?: true;
  readonly upstream?: UpstreamFailure;
  /** Field names an API refuses as a whole, for `details.unsupported` of format B. */
  readonly unsupported?: readonly string[];
  /** When what was asked for may be there, in milliseconds from now: of a video task that has not ended. */
  readonly pollAfterMs?: number;
  /** The size of the file that does not have the bytes asked for. */
  readonly sizeBytes?: number;
  /** For the log only; never rendered. */
  readonly cause?: unknown;
}

/**
 * The one error of the program. Throw it anywhere; it is caught once per transport and rendered by the area's
 * `render-error.ts`. `message` is read by the client: say what was wrong and how to repair it, and nothing internal.
 */
export class GatewayError extends Error {
  readonly code: ErrorCode;
  readonly reason: ErrorReason | null;
  readonly param: string | null;
  readonly violations: readonly FieldViolation[];
  readonly retryAfterMs: number | null;
  readonly beyondModel: boolean;
  readonly limit: LimitKind | null;
  readonly final: boolean;
  readonly upstream: UpstreamFailure | null;
  readonly unsupported: readonly string[];
  readonly pollAfterMs: number | null;
  readonly sizeBytes: number | null;
  readonly #options: GatewayErrorOptions;

  constructor(code: ErrorCode, message: string, options: GatewayErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'GatewayError';
    this.code = code;
    this.reason = options.reason ?? null;
    this.param = options.param ?? null;
    this.violations = options.violations ?? [];
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.beyondModel = options.beyondModel ?? false;
    this.limit = options.limit ?? null;
    this.final = options.final ?? false;
    this.upstream = options.upstream ?? null;
    this.unsupported = options.unsupported ?? [];
    this.pollAfterMs = options.pollAfterMs ?? null;
    this.sizeBytes = options.sizeBytes ?? null;
    this.#options = options;
  }

  /** The same error of a request that must not be sent again. */
  toFinal(): GatewayError {
    return new GatewayError(this.code, this.message, { ...this.#options, final: true });
  }
}

/** The text every unexpected failure is answered with; the cause goes to the log only. */
export const internalErrorMessage =
  'The gateway failed to answer this request. Quote the request id when you report it.';

/** Turns anything thrown into a GatewayError: itself, or `internal` with a fixed text and the original as cause. */
export function toGatewayError(thrown: unknown): GatewayError {
  if (thrown instanceof GatewayError) return thrown;
  return new GatewayError('internal', internalErrorMessage, { reason: 'internal_error', cause: thrown });
}
