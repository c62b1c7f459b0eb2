import type { ErrorCode, GatewayError } from '../src/core/gateway-error.ts';

/** Failures whose status invites clients to try again; after any other 4xx nobody does. */
const retriedCodes: ReadonlySet<ErrorCode> = new Set([
  'conflict',
  'resource_exhausted',
  'internal',
  'not_implemented',
  'bad_gateway',
  'unavailable',
  'overloaded',
  'deadline_exceeded',
]);

/** Failures whose answers may say how long to wait: 429, 503 and 529 (docs/errors.md). */
const waitingCodes: ReadonlySet<ErrorCode> = new Set(['resource_exhausted', 'unavailable', 'overloaded']);

/**
 * `retry-after` in whole seconds (RFC 9110, section 10.2.3) where the error says how long to wait, and
 * `x-should-retry: false` where trying again cannot help although the status suggests it, which the official SDKs obey.
 */
export function renderRetryHeaders(error: GatewayError): Readonly<Record<string, string>> {
  const { code, retryAfterMs } = error;
  const seconds = retryAfterMs !== null && waitingCodes.has(code) ? Math.ceil(retryAfterMs / 1000) : null;
  const isFinal = (error.final || error.reason === 'insufficient_quota') && retriedCodes.has(code);
  return {
    ...(seconds === null ? {} : { 'retry-after': String(seconds) }),
    ...(isFinal ? { 'x-should-retry': 'false' } : {}),
  };
}
