import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../core/gateway-error.ts';

/** Waits this long. Rejects at once with {@link createCancellation} when the signal is aborted. */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw createCancellation(signal);
  }
}

/** Nobody waits for the answer any more; the signal's own reason where that is an error of the gateway. */
export function createCancellation({ reason }: AbortSignal): GatewayError {
  if (reason instanceof GatewayError) return reason;
  return new GatewayError('cancelled', 'The request was cancelled.', {
    reason: 'client_closed_request',
    cause: reason,
  });
}
