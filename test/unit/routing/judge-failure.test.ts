import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type GatewayErrorOptions,
  type UpstreamFailureKind,
} from '../../../src/core/gateway-error.ts';
import { judgeFailure, wasNotServed } from '../../../src/routing/judge-failure.ts';

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
    ['connect', 'retry', 'count', 'deployment'],
    ['timeout', 'retry', 'count', 'model'],
    ['reset', 'retry', 'count', 'model'],
    ['rate_limited', 'retry', 'count', 'model'],
    ['overloaded', 'retry', 'count', 'model'],
    ['unavailable', 'retry', 'count', 'model'],
    ['server_error', 'retry', 'count', 'model'],
    ['invalid_answer', 'retry', 'count', 'model'],
    ['truncated', 'retry', 'count', 'model'],
    ['declined', 'retry', 'none', 'model'],
    ['rejected_credential', 'elsewhere', 'cool', 'deployment'],
    ['not_found', 'elsewhere', 'none', 'model'],
    ['rejected_request', 'stop', 'none', 'model'],
  ] as const)('judges %s: %s, %s, of the %s', (kind, next, effect, concerns) => {
    expect(judgeFailure(createError(kind), 'repeatable')).toEqual({ next, effect, concerns });
  });

  it('leaves what is beyond a model to others, unless something may have been made', () => {
    const upstream = {
      deploymentId: 'a',
      status: 400,
      kind: 'rejected_request',
      retryAfterMs: null,
      beyond: 'model',
    } as const;
    const error = new GatewayError('invalid_argument', 'It is not supported by this model.', { upstream });
    expect(judgeFailure(error, 'repeatable')).toEqual({ next: 'pass', effect: 'none', concerns: 'model' });
    expect(judgeFailure(error, 'unambiguous').next).toBe('pass');
    expect(judgeFailure(error, 'never').next).toBe('stop');
  });

  it('gives up what this process could not wait for where something was made already', () => {
    const late = new GatewayError('deadline_exceeded', 'It took too long.', { reason: 'timeout' });
    expect(judgeFailure(late, 'unambiguous').next).toBe('stop');
    expect(judgeFailure(late, 'never').next).toBe('give-up');
  });

  it('leaves what no upstream has seen to others where it is beyond a model', () => {
    const error = new GatewayError('invalid_argument', 'It is too large.', {
      reason: 'image_too_large',
      beyondModel: true,
    });
    expect(judgeFailure(error, 'unambiguous')).toEqual({ next: 'pass', effect: 'none', concerns: 'model' });
  });

  it.each([403, 421, 451])('takes %i for a refusal of the model', (status) => {
    const upstream = {
      deploymentId: 'a',
      status,
      kind: 'rejected_credential',
      retryAfterMs: null,
    } as const;
    const error = new GatewayError('bad_gateway', 'It failed.', { upstream });
    const expected = { next: 'elsewhere', effect: 'refuse', concerns: 'model' };
    expect(judgeFailure(error, 'repeatable')).toEqual(expected);
  });

  it.each([
    [409, 'give-up'],
    [425, 'retry'],
    [499, 'give-up'],
    [503, 'give-up'],
  ])('repeats what may have been made after %i: %s', (status, next) => {
    const upstream = { deploymentId: 'a', status, kind: 'unavailable', retryAfterMs: null } as const;
    const error = new GatewayError('unavailable', 'It failed.', { reason: 'upstream_error', upstream });
    expect(judgeFailure(error, 'unambiguous').next).toBe(next);
    expect(wasNotServed(error)).toBe(next === 'retry');
  });

  it.each([
    ['connect', null, 'retry'],
    ['rate_limited', null, 'retry'],
    ['unavailable', 2000, 'retry'],
    ['unavailable', null, 'give-up'],
    ['overloaded', 2000, 'give-up'],
    ['timeout', null, 'give-up'],
    ['reset', null, 'give-up'],
    ['server_error', null, 'give-up'],
    ['invalid_answer', null, 'give-up'],
    ['rejected_credential', null, 'elsewhere'],
    ['not_found', null, 'elsewhere'],
  ] as const)('repeats only what was not served: %s, retry-after %s: %s', (kind, retryAfterMs, next) => {
    expect(judgeFailure(createError(kind, {}, retryAfterMs), 'unambiguous').next).toBe(next);
  });

  it.each([
    ['a final error', createError('overloaded', { final: true })],
    ['a process that stops', new GatewayError('unavailable', 'Later.', { reason: 'shutting_down' })],
    ['an error without upstream', new GatewayError('cancelled', 'The request was cancelled.')],
    ['a bug', new TypeError('x is not a function')],
  ])('ends the request after %s, and blames nobody', (_what, error) => {
    expect(judgeFailure(error, 'repeatable')).toEqual({
      next: 'stop',
      effect: 'none',
      concerns: 'model',
    });
  });

  it.each(['shutting_down', 'too_many_bytes_in_flight'] as const)(
    'has nobody ask again for what may have been made when this process gave up: %s',
    (reason) => {
      const error = new GatewayError('unavailable', 'Later.', { reason });
      expect(judgeFailure(error, 'unambiguous')).toEqual({
        next: 'give-up',
        effect: 'none',
        concerns: 'model',
      });
      expect(judgeFailure(error, 'repeatable').next).toBe('stop');
    },
  );

  it.each(['shutting_down', 'too_many_bytes_in_flight'] as const)(
    'takes a gateway behind this one for an upstream like others where it is the one that gives up: %s',
    (reason) => {
      const error = createError('unavailable', { reason }, 1_000);
      const expected = { next: 'retry', effect: 'count', concerns: 'model' };
      expect(judgeFailure(error, 'repeatable')).toEqual(expected);
      expect(judgeFailure(error, 'unambiguous')).toEqual(expected);
    },
  );

  it('leaves a limit that lasts for long to others, and remembers it', () => {
    const error = createError('rate_limited', { final: true }, 900_000);
    const expected = { next: 'elsewhere', effect: 'count', concerns: 'model' };
    expect(judgeFailure(error, 'repeatable')).toEqual(expected);
    expect(judgeFailure(error, 'unambiguous')).toEqual(expected);
  });

  it('leaves a request that a limit will never let through to others, and blames nobody', () => {
    const error = createError('rate_limited', { final: true });
    const expected = { next: 'elsewhere', effect: 'none', concerns: 'model' };
    expect(judgeFailure(error, 'repeatable')).toEqual(expected);
  });

  it('takes a balance that is used up for a refused credential', () => {
    const expected = { next: 'elsewhere', effect: 'cool', concerns: 'deployment' };
    for (const final of [true, false] as const) {
      const error = createError('rate_limited', { reason: 'insufficient_quota', ...(final && { final }) });
      expect(judgeFailure(error, 'repeatable')).toEqual(expected);
    }
  });

  it.each(['connect', 'rate_limited', 'rejected_credential'] as const)(
    'repeats nothing of which a part was served: %s',
    (kind) => {
      expect(judgeFailure(createError(kind), 'never').next).toBe('give-up');
    },
  );
});

describe('wasNotServed', () => {
  it.each([
    ['connect', null, true],
    ['rate_limited', null, true],
    ['rejected_request', null, true],
    ['unavailable', 1000, true],
    ['unavailable', null, false],
    ['reset', null, false],
    ['server_error', 1000, false],
  ] as const)('is sure of %s with retry-after %s: %s', (kind, retryAfterMs, expected) => {
    expect(wasNotServed(createError(kind, {}, retryAfterMs))).toBe(expected);
  });

  it('is not sure of a call that was ended', () => {
    expect(wasNotServed(new GatewayError('cancelled', 'The request was cancelled.'))).toBe(false);
  });
});
