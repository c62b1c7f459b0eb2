import { GatewayError, type ErrorCode } from '../../../src/core/gateway-error.ts';
import type { AnyHandler } from '../../../src/core/handler.ts';

/** The request header that asks for a fault. */
export const faultHeader = 'x-contract-fault';

/** Faults by name: what happens within the gateway in the place of the handler's work. */
export const faults = [
  'bad_gateway',
  'crash',
  'deadline_exceeded',
  'gone',
  'metrics-off',
  'not-ready',
  'permission_denied',
  'resource_exhausted',
  'unauthenticated',
  'unavailable',
] as const;

export type Fault = (typeof faults)[number];

/**
 * The handlers of the program with a fault where the request asks for one: errors that no request and no upstream can
 * bring about, such as a crash or a store that is out of reach, are rendered by the gateway itself all the same.
 */
export function createFaultyHandlers(
  handlers: Readonly<Record<string, AnyHandler>>,
): Readonly<Record<string, AnyHandler>> {
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handler]) => [operationId, addFaults(handler)]),
  );
}

function addFaults(handler: AnyHandler): AnyHandler {
  return (request, services) => {
    const fault = request.headers[faultHeader];
    if (fault === undefined) return handler(request, services);
    if (fault === 'crash') throw new TypeError('A fault that was asked for');
    if (fault === 'not-ready') {
      const report = { isReady: false, checks: { database: 'failing' as const } };
      const readiness = { check: () => Promise.resolve(report) };
      return handler(request, { ...services, readiness });
    }
    if (fault === 'metrics-off') return handler(request, { ...services, metrics: null });
    const wait = fault === 'permission_denied' ? {} : { retryAfterMs: 1_000 };
    throw new GatewayError(fault as ErrorCode, 'A fault that was asked for.', wait);
  };
}
