import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../src/core/gateway-error.ts';
import { detachSignal } from '../../../src/routing/detach-signal.ts';

describe('detachSignal', () => {
  it('goes on when the client leaves', () => {
    const controller = new AbortController();
    const signal = detachSignal(controller.signal);
    controller.abort();
    expect(signal.aborted).toBe(false);
  });

  it('is aborted with the reason of the gateway', () => {
    const controller = new AbortController();
    const signal = detachSignal(controller.signal);
    const reason = new GatewayError('unavailable', 'The gateway is shutting down.');
    controller.abort(reason);
    expect([signal.aborted, signal.reason]).toEqual([true, reason]);
  });

  it('begins nothing for a client that has left already', () => {
    expect(detachSignal(AbortSignal.abort()).aborted).toBe(true);
  });
});
