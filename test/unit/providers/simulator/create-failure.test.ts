import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../../src/core/gateway-error.ts';
import {
  createRejection,
  createResetFailure,
  createStatusFailure,
  createTimeoutFailure,
  createTruncatedFailure,
} from '../../../../src/providers/simulator/create-failure.ts';
import type { StatusOutcome } from '../../../../src/providers/simulator/directives/directives.ts';
import { simulatedStatuses } from '../../../../src/providers/simulator/directives/simulated-statuses.ts';

function readOutcome(name: string, persistence: StatusOutcome['persistence'] = 'final'): StatusOutcome {
  const status = simulatedStatuses.get(name);
  if (!status) throw new Error(`No status ${name}`);
  return { status, persistence };
}

describe('createStatusFailure', () => {
  it.each<[string, ErrorCode, string, string]>([
    ['400', 'invalid_argument', 'invalid_request', 'rejected_request'],
    ['400:failed_precondition', 'failed_precondition', 'invalid_request', 'rejected_request'],
    ['401', 'unauthenticated', 'invalid_api_key', 'rejected_credential'],
    ['403', 'permission_denied', 'permission_denied', 'rejected_credential'],
    ['404', 'not_found', 'model_not_found', 'not_found'],
    ['413', 'payload_too_large', 'request_too_large', 'rejected_request'],
    ['429', 'resource_exhausted', 'rate_limit_exceeded', 'rate_limited'],
    ['429:insufficient_quota', 'resource_exhausted', 'insufficient_quota', 'rate_limited'],
    ['500', 'internal', 'upstream_error', 'server_error'],
    ['501', 'not_implemented', 'not_implemented', 'rejected_request'],
    ['502', 'bad_gateway', 'upstream_error', 'invalid_answer'],
    ['503', 'unavailable', 'upstream_error', 'unavailable'],
    ['504', 'deadline_exceeded', 'timeout', 'timeout'],
    ['529', 'overloaded', 'overloaded', 'overloaded'],
  ])('turns %s into %s', (...row) => {
    const [name, code, reason, kind] = row;
    const error = createStatusFailure(readOutcome(name), 'd1');
    expect(error).toMatchObject({
      code,
      reason,
      final: true,
      upstream: { deploymentId: 'd1', status: Number.parseInt(name, 10), kind },
    });
    expect(error.message).not.toBe('');
  });

  it('says how long to wait after 429 and 503', () => {
    for (const name of ['429', '503']) {
      const error = createStatusFailure(readOutcome(name), 'd1');
      expect(error.retryAfterMs).toBe(1_000);
      expect(error.upstream?.retryAfterMs).toBe(1_000);
    }
  });

  it('leaves the door open where another try is allowed', () => {
    expect(createStatusFailure(readOutcome('503', 'retryable'), 'd1').final).toBe(false);
  });
});

describe('createResetFailure and createTruncatedFailure', () => {
  it('tell a connection lost before the answer from one lost in its middle', () => {
    expect(createResetFailure('final', 'd1')).toMatchObject({
      code: 'bad_gateway',
      reason: 'upstream_error',
      final: true,
      upstream: { kind: 'reset', status: null },
    });
    expect(createTruncatedFailure('retryable', 'd1')).toMatchObject({
      code: 'bad_gateway',
      reason: 'stream_truncated',
      final: false,
      upstream: { kind: 'reset' },
    });
  });
});

describe('createTimeoutFailure', () => {
  it('is a deadline that an upstream missed', () => {
    expect(createTimeoutFailure('head', 'd1')).toMatchObject({
      code: 'deadline_exceeded',
      reason: 'timeout',
      upstream: { kind: 'timeout' },
    });
    expect(createTimeoutFailure('stream', 'd1').message).not.toBe(createTimeoutFailure('head', 'd1').message);
  });
});

describe('createRejection', () => {
  it('names the field at fault', () => {
    const error = createRejection('Wrong.', 'tool_choice.name', 'd1');
    expect(error).toMatchObject({
      code: 'invalid_argument',
      param: 'tool_choice.name',
      upstream: { status: 400, kind: 'rejected_request' },
    });
    expect(error.violations).toEqual([{ field: 'tool_choice.name', description: 'Wrong.' }]);
  });
});
