import type { GatewayError } from '../../../core/gateway-error.ts';
import { asObject, asString, isObject, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import { createStatedError, type RefusalSource } from './create-link-error.ts';

const transcriptionFailed = 'conversation.item.input_audio_transcription.failed';

/**
 * What an event within a session says of the gateway's own account at the upstream: its credential is refused, or its balance is used up;
 * `null` for every other event. A right that the account has not (403) is about what was asked for.
 */
export function readAccountFailure(event: RealtimeEvent, source: RefusalSource): GatewayError | null {
  const stated = readStated(event);
  if (!isObject(stated)) return null;
  const error = createStatedError({ error: stated }, source);
  const isOurs = error.reason === 'upstream_rejected_credential' && error.upstream?.status !== 403;
  return isOurs ? error : null;
}

function readStated({ type, value }: RealtimeEvent): unknown {
  if (type === 'error' || type === transcriptionFailed) return value.error;
  return type === 'response.done' ? readDetails(value).error : null;
}

/** The event as clients may see it, who would take the upstream's words for their own key's or balance's. */
export function hideAccountFailure({ type, value }: RealtimeEvent, { message }: GatewayError): RealtimeEvent {
  const hidden = { type: 'server_error', code: 'upstream_error', message };
  if (type === transcriptionFailed) return { type, value: { ...value, error: hidden }, text: null };
  if (type === 'error') {
    const { param, event_id: eventId } = asObject(value.error);
    const error = { ...hidden, param: asString(param), event_id: asString(eventId) };
    return { type, value: { ...value, error }, text: null };
  }
  const details = { ...readDetails(value), error: hidden };
  const response = { ...asObject(value.response), status_details: details };
  return { type, value: { ...value, response }, text: null };
}

function readDetails({ response }: JsonObject): JsonObject {
  return asObject(asObject(response).status_details);
}
