import type { GatewayError } from '../src/core/gateway-error.ts';
import { adviseRetry } from './advise-retry.ts';

/**
 * `x-should-retry`, which the official SDKs and agents obey whatever the status, and where there is a wait, `retry-after`
 * in whole seconds (RFC 9110, section 10.2.3) beside `retry-after-ms`, which some of them read first.
 */
export function renderRetryHeaders(error: GatewayError): Readonly<Record<string, string>> {
  const { next, waitMs } = adviseRetry(error);
  return {
    ...(waitMs === null ? {} : renderWait(waitMs)),
    'x-should-retry': next === 'again' ? 'true' : 'false',
  };
}

function renderWait(waitMs: number): Readonly<Record<string, string>> {
  return { 'retry-after': String(Math.ceil(waitMs / 1000)), 'retry-after-ms': String(Math.ceil(waitMs)) };
}
