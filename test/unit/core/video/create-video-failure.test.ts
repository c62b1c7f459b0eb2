import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type ErrorReason,
  type UpstreamFailureKind,
} from '../../../../src/core/gateway-error.ts';
import { createCallFailure, createStatedFailure } from '../../../../src/core/video/create-video-failure.ts';

describe('createCallFailure', () => {
  const refuse = (
    status: number | null,
    kind: UpstreamFailureKind,
    { message = 'No.', reason = 'invalid_request' as ErrorReason } = {},
  ) => {
    const upstream = { deploymentId: 'primary', status, kind, retryAfterMs: null };
    return createCallFailure(new GatewayError('bad_gateway', message, { reason, upstream }));
  };

  it.each([
    [400, 'rejected_request', 'invalid_request'],
    [422, 'rejected_request', 'invalid_request'],
    [400, 'rejected_credential', 'upstream_error'],
    [401, 'rejected_credential', 'upstream_error'],
    [402, 'rejected_credential', 'upstream_error'],
    [403, 'rejected_credential', 'upstream_error'],
    [404, 'not_found', 'upstream_error'],
    [410, 'not_found', 'upstream_error'],
    [408, 'timeout', 'upstream_timeout'],
    [413, 'rejected_request', 'invalid_request'],
    [501, 'rejected_request', 'upstream_error'],
    [429, 'rate_limited', 'quota_exceeded'],
    [500, 'server_error', 'upstream_error'],
    [503, 'unavailable', 'upstream_error'],
    [504, 'timeout', 'upstream_timeout'],
    [529, 'overloaded', 'upstream_error'],
    [302, 'invalid_answer', 'upstream_error'],
    [null, 'connect', 'upstream_error'],
    [null, 'reset', 'upstream_error'],
    [null, 'timeout', 'upstream_error'],
  ] as const)('takes status %s (%s) for %s', (status, kind, code) => {
    expect(refuse(status, kind)).toEqual({ code, message: 'No.', upstreamCode: status });
  });

  it.each(['invalid_answer', 'reset', 'timeout'] as const)(
    'has no number for an answer that began as one of success (%s)',
    (kind) => {
      expect(refuse(200, kind)).toEqual({ code: 'upstream_error', message: 'No.', upstreamCode: null });
    },
  );

  it.each([
    'The safety filter refused it.',
    'Against our policies',
    'It was BLOCKED',
    'violates usage guidelines',
    "It violates Google's Responsible AI practices.",
  ])('takes a refusal that says "%s" for one of the content', (message) => {
    expect(refuse(400, 'rejected_request', { message }).code).toBe('content_policy_violation');
    expect(refuse(500, 'server_error', { message }).code).toBe('upstream_error');
  });

  it('shows nothing of what is no error of an upstream', () => {
    const failure = { code: 'upstream_error', message: 'The upstream failed.', upstreamCode: null };
    expect(createCallFailure(new Error('secret'))).toEqual(failure);
    expect(createCallFailure(new GatewayError('internal', 'secret'))).toEqual(failure);
  });

  it('takes what was moderated for a refusal of the content', () => {
    expect(refuse(400, 'rejected_request', { reason: 'moderation_blocked' }).code).toBe(
      'content_policy_violation',
    );
  });
});

describe('createStatedFailure', () => {
  const fail = (number: number | null, name: string | null, message = 'No.') =>
    createStatedFailure({ number, name, message });

  it.each([
    [3, 'invalid_request'],
    [9, 'invalid_request'],
    [11, 'invalid_request'],
    [8, 'quota_exceeded'],
    [4, 'upstream_timeout'],
    [14, 'upstream_error'],
    [13, 'generation_failed'],
    [2, 'generation_failed'],
    [99, 'generation_failed'],
    [400, 'invalid_request'],
    [429, 'quota_exceeded'],
    [503, 'upstream_error'],
    [null, 'generation_failed'],
  ] as const)('takes number %s for %s', (number, code) => {
    expect(fail(number, null)).toEqual({ code, message: 'No.', upstreamCode: number });
  });

  it.each([
    ['invalid_request', 'invalid_request'],
    ['content_policy_violation', 'content_policy_violation'],
    ['upstream_timeout', 'upstream_timeout'],
    ['moderation_blocked', 'content_policy_violation'],
    ['insufficient_quota', 'quota_exceeded'],
    ['rate_limit_exceeded', 'quota_exceeded'],
    ['generation_timeout', 'upstream_timeout'],
    ['internal_error', 'upstream_error'],
    ['video_generation_failed', 'generation_failed'],
  ])('takes the name %s for %s', (name, code) => {
    expect(fail(null, name).code).toBe(code);
  });

  it('takes an argument that speaks of a filter for the content, and gives words to who has none', () => {
    expect(fail(3, null, 'The prompt was blocked.').code).toBe('content_policy_violation');
    expect(fail(14, null, 'The prompt was blocked.').code).toBe('upstream_error');
    expect(fail(13, null, '').message).toBe('The upstream could not make the video.');
  });
});
