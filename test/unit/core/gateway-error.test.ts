import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';

describe('toFinal', () => {
  it('keeps all that an error says', () => {
    const options = {
      reason: 'rate_limit_exceeded',
      param: 'n',
      violations: [{ field: 'n', description: 'Too many.' }],
      retryAfterMs: 1000,
      limit: 'tokens',
      unsupported: ['thread'],
      beyondModel: true,
      pollAfterMs: 5,
      sizeBytes: 6,
      upstream: { deploymentId: 'a', status: 429, kind: 'rate_limited', retryAfterMs: 1000 },
      cause: new Error('why'),
    } as const;
    const final = new GatewayError('resource_exhausted', 'Slow down.', options).toFinal();
    expect(final).toMatchObject({
      code: 'resource_exhausted',
      message: 'Slow down.',
      ...options,
      final: true,
    });
  });
});
