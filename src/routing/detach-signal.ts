import { GatewayError } from '../core/gateway-error.ts';

/** A signal for calls that go on when their client leaves: it is aborted only where the gateway itself ends the request. */
export function detachSignal(signal: AbortSignal): AbortSignal {
  if (signal.aborted) return signal;
  const controller = new AbortController();
  signal.addEventListener(
    'abort',
    () => {
      if (signal.reason instanceof GatewayError) controller.abort(signal.reason);
    },
    { once: true },
  );
  return controller.signal;
}
