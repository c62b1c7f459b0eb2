import { describe, expect, it } from 'vitest';
import { createCancellation } from '../../../src/core/create-cancellation.ts';
import { GatewayError } from '../../../src/core/gateway-error.ts';

describe('createCancellation', () => {
  it('is no fault of the upstream', () => {
    const error = createCancellation(AbortSignal.abort('left'));
    expect(error).toMatchObject({ code: 'cancelled', reason: 'client_closed_request', upstream: null });
  });

  it('passes on an error of the gateway', () => {
    const reason = new GatewayError('unavailable', 'Stopping.', { reason: 'shutting_down' });
    expect(createCancellation(AbortSignal.abort(reason))).toBe(reason);
  });
});
