import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';

/** What a client is told where an upstream refuses the credential of the gateway, which is none of the client's. */
export const refusedCredential = {
  type: 'server_error',
  code: 'upstream_error',
  message: 'The upstream did not accept the credential of the gateway.',
} as const;

/** Whether an upstream speaks of the gateway's credential. */
export function isCredentialError(error: unknown): boolean {
  return asObject(error).code === 'invalid_api_key';
}

/** The error of a response that failed, as clients may see it; the very response where there is nothing to hide. */
export function hideCredentialFailure(response: JsonObject): JsonObject {
  const details = asObject(response.status_details);
  if (!isCredentialError(details.error)) return response;
  return { ...response, status_details: { ...details, error: { ...refusedCredential } } };
}

/** An `error` of an upstream without what its client must not take for its own key's. */
export function hideCredentialError(event: RealtimeEvent): RealtimeEvent {
  const { type, value } = event;
  if (type !== 'error' || !isCredentialError(value.error)) return event;
  const { param, event_id: eventId } = asObject(value.error);
  const error = { ...refusedCredential, param: asString(param), event_id: asString(eventId) };
  return { type, value: { ...value, error }, text: null };
}

/** The members that errors of both dialects have, each with a value. */
export function readUpstreamError(event: JsonObject) {
  const error = asObject(event.error);
  const { type, code, message } = error;
  return {
    type: asString(type) ?? 'server_error',
    code: asString(code),
    message: asString(message) ?? 'The upstream reported an error.',
    param: asString(error.param),
    event_id: asString(error.event_id),
  };
}
