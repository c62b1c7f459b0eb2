import type { ErrorReason } from '../../core/gateway-error.ts';

/** Codes that speak of the gateway's own key, organisation or bill. */
export const accountCodes: ReadonlySet<string> = new Set([
  'invalid_api_key',
  'missing_api_key',
  'conflicting_api_keys',
  'incorrect_api_key',
  'account_deactivated',
  'invalid_organization',
  'mismatched_organization',
  'ip_not_authorized',
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'too_many_attempts',
]);

/** Codes that clients of ours know by the same name. */
export const knownReasons: ReadonlySet<string> = new Set<ErrorReason>([
  'invalid_request',
  'invalid_json',
  'invalid_value',
  'missing_required_parameter',
  'unknown_parameter',
  'string_above_max_length',
  'unsupported_parameter',
  'unsupported_block',
  'missing_version_header',
  'invalid_image_file',
  'image_too_large',
  'mask_too_large',
  'too_many_images',
  'invalid_mask',
  'model_not_found',
  'request_too_large',
  'rate_limit_exceeded',
  'concurrency_limit_exceeded',
  'too_many_bytes_in_flight',
  'upload_storage_unavailable',
  'upstream_rejected_credential',
  'upstream_error',
  'stream_truncated',
  'timeout',
  'overloaded',
  'shutting_down',
]);

/** The HTTP status each code stands for; needed in streams only, where there is none. */
export const statusOfCode: ReadonlyMap<string, number> = new Map([
  ['model_not_found', 404],
  ['request_too_large', 413],
  ['rate_limit_exceeded', 429],
  ['concurrency_limit_exceeded', 429],
  ['upstream_error', 502],
  ['stream_truncated', 502],
  ['upstream_rejected_credential', 502],
  ['too_many_bytes_in_flight', 503],
  ['upload_storage_unavailable', 503],
  ['shutting_down', 503],
  ['timeout', 504],
  ['overloaded', 529],
]);
