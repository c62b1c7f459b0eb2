import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type GatewayErrorOptions,
  type UpstreamFailureKind,
} from '../../../src/core/gateway-error.ts';
import { findRepeatRule, judgeFailure } from '../../../src/routing/judge-failure.ts';
import { createCandidate } from '../../support/create-candidate.ts';

function createError(
  kind: UpstreamFailureKind,
  options: GatewayErrorOptions = {},
  retryAfterMs: number | null = null,
): GatewayError {
  const upstream = { deploymentId: 'a', status: null, kind, retryAfterMs };
  return new GatewayError('bad_gateway', 'It failed.', { upstream, ...options });
}

describe('judgeFailure', () => {
  it.each([
    ['connect', 'retry', 'count'],
    ['timeout', 'retry', 'count'],
    ['reset', 'retry', 'count'],
    ['rate_limited', 'retry', 'count'],
    ['overloaded', 'retry', 'count'],
    ['unavailable', 'retry', 'count'],
    ['server_error', 'retry', 'count'],
    ['invalid_answer', 'retry', 'count'],
    ['truncated', 'retry', 'count'],
    ['rejected_credential', 'elsewhere', 'cool'],
    ['not_found', 'elsewhere', 'none'],
    ['rejected_request', 'stop', 'alive'],
  ] as const)('judges %s: %s, %s', (kind, next, effect) => {
    expect(judgeFailure(createError(kind), 'repeatable')).toEqual({ next, effect });
  });

  it.each([
    ['connect', null, 'retry'],
    ['rate_limited', null, 'retry'],
    ['unavailable', 2000, 'retry'],
    ['unavailable', null, 'stop'],
    ['overloaded', 2000, 'stop'],
    ['timeout', null, 'stop'],
    ['reset', null, 'stop'],
    ['server_error', null, 'stop'],
    ['invalid_answer', null, 'stop'],
    ['rejected_credential', null, 'elsewhere'],
    ['not_found', null, 'elsewhere'],
  ] as const)('repeats only what was not served: %s, retry-after %s: %s', (kind, retryAfterMs, next) => {
    expect(judgeFailure(createError(kind, {}, retryAfterMs), 'unambiguous').next).toBe(next);
  });

  it.each([
    ['a final error', createError('overloaded', { final: true })],
    ['a process that stops', createError('unavailable', { reason: 'shutting_down' })],
    ['an error without upstream', new GatewayError('cancelled', 'The request was cancelled.')],
    ['a bug', new TypeError('x is not a function')],
  ])('ends the request after %s, and blames nobody', (_what, error) => {
    expect(judgeFailure(error, 'repeatable')).toEqual({ next: 'stop', effect: 'none' });
  });

  it('takes a balance that is used up for a refused credential', () => {
    const error = createError('rate_limited', { reason: 'insufficient_quota' });
    expect(judgeFailure(error, 'repeatable')).toEqual({ next: 'elsewhere', effect: 'cool' });
  });
});

describe('findRepeatRule', () => {
  it.each([
    ['createMessage', undefined, 'repeatable'],
    ['generateContent', undefined, 'repeatable'],
    ['createImage', undefined, 'unambiguous'],
    ['createImageEdit', undefined, 'unambiguous'],
    ['createImageEdit', true, 'repeatable'],
    ['createMessage', false, 'unambiguous'],
  ] as const)('%s with retryAmbiguous %s is %s', (operation, retryAmbiguous, expected) => {
    const { deployment } = createCandidate('a', retryAmbiguous === undefined ? {} : { retryAmbiguous });
    expect(findRepeatRule(deployment, operation)).toBe(expected);
  });
});
