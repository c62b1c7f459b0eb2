import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import { readRefused } from '../../core/realtime/read-refused.ts';
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

/** Whatever is wrong with an event that asked for a response, none comes of it. */
function noteError(error: JsonObject, desk: ResponseDesk): void {
  const refused = readRefused(error);
  if (refused === 'any') desk.doubt();
  else if (refused === 'last') desk.dismiss(null);
  else if (refused !== 'none') desk.dismiss(refused.eventId);
}
