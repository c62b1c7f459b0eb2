import type { RealtimeGaClientEvent } from '../../../../generated/contract-types.ts';
import { shortenName } from '../../../core/shorten-name.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { appendInputAudio } from './append-input-audio.ts';
import { cancelResponse } from './cancel-response.ts';
import { clearInputAudio } from './clear-input-audio.ts';
import { clearOutputAudio } from './clear-output-audio.ts';
import { commitInputAudio } from './commit-input-audio.ts';
import { createItem } from './create-item.ts';
import { createResponse } from './create-response.ts';
import { deleteItem } from './delete-item.ts';
import { retrieveItem } from './retrieve-item.ts';
import type { SessionParts } from './session-parts.ts';
import { truncateItem } from './truncate-item.ts';
import { updateSession } from './update-session.ts';

type Answer = Refusal | null | Promise<Refusal | null>;

/** What each event does; a refusal where it changed nothing. */
const handlers: {
  readonly [Type in RealtimeGaClientEvent['type']]: (
    session: SessionParts,
    event: Extract<RealtimeGaClientEvent, { readonly type: Type }>,
  ) => Answer;
} = {
  'session.update': updateSession,
  'input_audio_buffer.append': appendInputAudio,
  'input_audio_buffer.commit': commitInputAudio,
  'input_audio_buffer.clear': clearInputAudio,
  'output_audio_buffer.clear': clearOutputAudio,
  'conversation.item.create': createItem,
  'conversation.item.retrieve': retrieveItem,
  'conversation.item.truncate': truncateItem,
  'conversation.item.delete': deleteItem,
  'response.create': createResponse,
  'response.cancel': cancelResponse,
};

/** Does what an event asks for. The event has been held to its contract; one of an unknown type is refused. */
export function handleEvent(
  session: SessionParts,
  type: string,
  value: Readonly<Record<string, unknown>>,
): Answer {
  if (!Object.hasOwn(handlers, type)) {
    const name = JSON.stringify(shortenName(type));
    return refuse('invalid_event', `${name} is not the type of an event that clients can send here.`, 'type');
  }
  // The table has a handler of this type, and the contract says what its events are.
  const handler = handlers[type as RealtimeGaClientEvent['type']] as (
    session: SessionParts,
    event: Readonly<Record<string, unknown>>,
  ) => Answer;
  return handler(session, value);
}
