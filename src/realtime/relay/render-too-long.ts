import { asObject, asString } from '../../core/json/json-object.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { NewEvent } from '../session/session-context.ts';

/** The event that a client is told in the place of one that is longer than its channel takes. */
export function renderTooLong(text: string): NewEvent {
  const { type, event_id } = asObject(parseJson(text));
  const size = Buffer.byteLength(text).toLocaleString('en');
  const name = `${asString(type) ?? 'event'} (${asString(event_id) ?? 'without a name'})`;
  const message = `The event ${name} was not sent: it has ${size} bytes, which are more than your data channel takes.`;
  const error = { type: 'server_error', code: 'server_error', message, param: null, event_id: null } as const;
  return { type: 'error', error };
}
