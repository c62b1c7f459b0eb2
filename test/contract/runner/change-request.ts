import type { WireRequest } from '../../support/contract-request.ts';
import type { CasePlan } from './contract-case.ts';
import { faultHeader, type Fault } from './create-faulty-handlers.ts';

/** A key of the right form that no server knows. */
const wrongKey = 'sk-specway-contract-wrong-key-0001';

/** A request that has the gateway fail in this way. */
export function planFault(operationId: string, status: number, fault: Fault): CasePlan {
  return {
    operationId,
    note: `fault ${fault}`,
    expectation: { status },
    needs: 'faults',
    change: (request) => setHeader(request, faultHeader, fault),
  };
}

/** A request with this header. */
export function setHeader(request: WireRequest, name: string, value: string): WireRequest {
  return { ...request, headers: { ...request.headers, [name]: value } };
}

/** A request without this header. */
export function dropHeader(request: WireRequest, name: string): WireRequest {
  const { [name]: _, ...headers } = request.headers;
  return { ...request, headers };
}

/** Puts a wrong key wherever the key is. */
export function replaceKey(request: WireRequest): WireRequest {
  const places: Readonly<Record<string, string>> = {
    'x-api-key': wrongKey,
    'x-goog-api-key': wrongKey,
    authorization: `Bearer ${wrongKey}`,
    cookie: `specway_session=${wrongKey}`,
  };
  const headers = Object.entries(request.headers).map(([name, value]) => [name, places[name] ?? value]);
  return {
    ...request,
    target: request.target.replace(/(?<=[?&](?:key|token)=)[^&]*/, wrongKey),
    headers: Object.fromEntries(headers) as Record<string, string>,
  };
}
