import { describe, expect, it } from 'vitest';
import { adviseRetry } from '../../../handlers/advise-retry.ts';
import { renderErrors } from '../../../handlers/render-errors.ts';
import { GatewayError, type ErrorCode, type GatewayErrorOptions } from '../../../src/core/gateway-error.ts';

/** What docs/errors.md says where no wait is known. */
const table: Readonly<Record<ErrorCode, readonly ['again' | 'never', null]>> = {
  invalid_argument: ['never', null],
  failed_precondition: ['never', null],
  unauthenticated: ['never', null],
  permission_denied: ['never', null],
  not_found: ['never', null],
  method_not_allowed: ['never', null],
  conflict: ['never', null],
  gone: ['never', null],
  precondition_failed: ['never', null],
  payload_too_large: ['never', null],
  unsupported_media_type: ['never', null],
  range_not_satisfiable: ['never', null],
  resource_exhausted: ['again', null],
  cancelled: ['never', null],
  internal: ['again', null],
  not_implemented: ['never', null],
  bad_gateway: ['again', null],
  unavailable: ['again', null],
  overloaded: ['again', null],
  deadline_exceeded: ['again', null],
};

const codes = Object.keys(table) as ErrorCode[];
const context = { requestId: 'req_1', profile: 'vendor' } as const;

function advise(code: ErrorCode, options: GatewayErrorOptions = {}) {
  const { next, waitMs } = adviseRetry(new GatewayError(code, 'x', options));
  return [next, waitMs];
}

describe('adviseRetry', () => {
  it.each(codes)('says of %s what the table says', (code) => {
    expect(advise(code)).toEqual(table[code]);
    expect(advise(code, { final: true })).toEqual(['never', null]);
  });

  it('takes the wait that is known, where answers have one', () => {
    expect(advise('unavailable', { retryAfterMs: 1_500 })).toEqual(['again', 1_500]);
    expect(advise('internal', { retryAfterMs: 1_500 })).toEqual(['again', null]);
    expect(advise('not_found', { retryAfterMs: 1_500 })).toEqual(['never', null]);
  });

  it('advises against a wait of more than five minutes, and names it', () => {
    expect(advise('resource_exhausted', { retryAfterMs: 300_000 })).toEqual(['again', 300_000]);
    expect(advise('resource_exhausted', { retryAfterMs: 300_001 })).toEqual(['never', 300_001]);
  });

  it('advises against what somebody has to mend first', () => {
    expect(advise('resource_exhausted', { reason: 'insufficient_quota' })).toEqual(['never', null]);
    expect(advise('bad_gateway', { reason: 'upstream_rejected_credential' })).toEqual(['never', null]);
  });
});

describe('the headers of every format', () => {
  it.each(codes)('say of %s whether it may be repeated', (code) => {
    const expected = table[code][0] === 'again' ? 'true' : 'false';
    for (const render of Object.values(renderErrors)) {
      const { headers } = render(new GatewayError(code, 'x'), context);
      expect(headers['x-should-retry']).toBe(expected);
      expect(headers).not.toHaveProperty('retry-after');
    }
  });

  it('name the wait in whole seconds, rounded up, and in milliseconds', () => {
    const error = new GatewayError('overloaded', 'x', { retryAfterMs: 1_200.4 });
    expect(renderErrors.messages(error, context).headers).toEqual({
      'retry-after': '2',
      'retry-after-ms': '1201',
      'x-should-retry': 'true',
    });
  });
});

describe('the details of format C', () => {
  const type = 'type.googleapis.com/google.rpc.';
  const details = (code: ErrorCode, options: GatewayErrorOptions = {}) => {
    const { body } = renderErrors.generateContent(new GatewayError(code, 'x', options), context);
    return (body as { error: { details: Readonly<Record<string, unknown>>[] } }).error.details;
  };
  const pick = (name: string, code: ErrorCode, options: GatewayErrorOptions = {}) =>
    details(code, options).find((detail) => detail['@type'] === `${type}${name}`);

  it('have RetryInfo where the status invites to come back, and nowhere else', () => {
    for (const code of codes) {
      const isInvited = table[code][0] === 'again' || code === 'not_implemented';
      expect(pick('RetryInfo', code) !== undefined, code).toBe(isInvited);
    }
    expect(details('not_found')).toEqual([]);
  });

  it('name in RetryInfo the wait in whole seconds, five where it is not known, an hour where none helps', () => {
    const delay = (code: ErrorCode, options?: GatewayErrorOptions) =>
      pick('RetryInfo', code, options)?.retryDelay;
    expect(delay('unavailable', { retryAfterMs: 33_100 })).toBe('34s');
    expect(delay('bad_gateway')).toBe('5s');
    expect(delay('bad_gateway', { reason: 'upstream_rejected_credential' })).toBe('3600s');
    expect(delay('resource_exhausted', { reason: 'insufficient_quota' })).toBe('3600s');
  });

  it.each([
    ['rate_limit_exceeded', {}, 'RequestsPerMinute', 'RATE_LIMIT_EXCEEDED'],
    ['rate_limit_exceeded', { retryAfterMs: 4_000_000 }, 'RequestsPerDay', 'RATE_LIMIT_EXCEEDED'],
    ['rate_limit_exceeded', { retryAfterMs: 1_000, final: true }, 'RequestsPerDay', 'RATE_LIMIT_EXCEEDED'],
    ['rate_limit_exceeded', { limit: 'requests' }, 'RequestsPerMinute', 'RATE_LIMIT_EXCEEDED'],
    ['rate_limit_exceeded', { limit: 'tokens' }, 'TokensPerMinute', 'RATE_LIMIT_EXCEEDED'],
    ['rate_limit_exceeded', { limit: 'concurrency' }, 'ConcurrentRequests', 'RATE_LIMIT_EXCEEDED'],
    ['concurrency_limit_exceeded', {}, 'ConcurrentRequests', 'RATE_LIMIT_EXCEEDED'],
    ['insufficient_quota', {}, 'InsufficientQuota', 'RESOURCE_QUOTA_EXCEEDED'],
  ] as const)('name the limit of a 429: %s %o is %s', (reason, options, quotaId, infoReason) => {
    expect(pick('QuotaFailure', 'resource_exhausted', { reason, ...options })).toEqual({
      '@type': `${type}QuotaFailure`,
      violations: [{ quotaId }],
    });
    expect(pick('ErrorInfo', 'resource_exhausted', { reason, ...options })).toMatchObject({
      reason: infoReason,
      domain: 'googleapis.com',
    });
  });
});
