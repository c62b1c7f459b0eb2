import { asString, type JsonObject } from '../json/json-object.ts';
import { isOwnName } from './event-name.ts';

/**
 * Which event of a client an `error` refuses: that of this name, the one that asked for a response `last`, `any` one, as nothing is said, or
 * `none` that asks for a response.
 */
export type Refused = { readonly eventId: string } | 'last' | 'any' | 'none';

/** Reads it of the member `error` of the event. A name that is none of the gateway's names nothing. Never throws. */
export function readRefused({ event_id: id, code, param }: JsonObject): Refused {
  const eventId = asString(id);
  if (eventId !== null && isOwnName(eventId)) return { eventId };
  if (code === 'conversation_already_has_active_response') return 'last';
  return param === 'audio' ? 'none' : 'any';
}
