import { asObject, asString, type JsonObject } from '../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { ResponseDesk } from './response-desk.ts';
import type { SoundLengths } from './sound-length.ts';

/** Takes note of what an event of the link, which is none of a response, changes for money and limits. */
export function noteEvent(event: RealtimeEvent, desk: ResponseDesk, lengths: SoundLengths): void {
  switch (event.type) {
    case 'session.created':
    case 'session.updated':
      lengths.readSession(asObject(event.value.session));
      desk.next.readSession(asObject(event.value.session));
      return;
    case 'conversation.item.added':
      desk.placeItem(event);
      return;
    case 'conversation.item.input_audio_transcription.completed':
      desk.next.addBeside(event.value.usage);
      return;
    case 'error':
      noteError(asObject(event.value.error), desk);
      return;
    default:
      desk.next.hear(event);
  }
}

/**
 * Whatever is wrong with an event that asked for a response, none comes of it. An error that names no event may be of any, as far as it is not
 * about sound that was sent: all others have names.
 */
function noteError({ event_id: id, code, param }: JsonObject, desk: ResponseDesk): void {
  const eventId = asString(id);
  if (eventId !== null || code === 'conversation_already_has_active_response') desk.dismiss(eventId);
  else if (param !== 'audio') desk.doubt();
}
