import type { RealtimeClientEvent } from '../../../../generated/contract-types.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';
import { isSameModel } from '../../../core/model-catalogue.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import { refuse, type Refusal } from '../../session/refusal.ts';
import { sortBetaSettings } from '../../settings/beta-fields.ts';
import { planInputPath, planItemPaths, type BetaState } from './beta-state.ts';
import { convertItem } from './convert-item.ts';
import { convertResponseConfig } from './convert-response-config.ts';
import { convertSettings } from './convert-settings.ts';
import { checkAudio } from './input-audio.ts';
import { listSettingNames } from './settings-keeper.ts';

/** A message of a client that its contract has nothing against. */
export interface ClientMessageEvent<Event extends RealtimeClientEvent = RealtimeClientEvent> {
  readonly event: Event;
  /** Its `event_id`. */
  readonly eventId: string | null;
  /** `null` where it must be written anew. */
  readonly text: string | null;
}

type EventOf<Type extends RealtimeClientEvent['type']> = Extract<
  RealtimeClientEvent,
  { readonly type: Type }
>;

/** What it means in the GA dialect, or why it changes nothing. */
export function convertClientEvent(
  message: ClientMessageEvent,
  state: BetaState,
): readonly RealtimeEvent[] | Refusal {
  const { event } = message;
  switch (event.type) {
    case 'input_audio_buffer.append':
      return convertAppend({ ...message, event }, state);
    case 'input_audio_buffer.commit':
      return [...listAppends(state.input.flush()), convertPlain(message)];
    case 'input_audio_buffer.clear':
      state.input.clear();
      return [convertPlain(message)];
    case 'session.update':
      return convertUpdate({ ...message, event }, state);
    case 'conversation.item.create':
      return convertCreate({ ...message, event }, state);
    case 'response.create':
      return convertResponse({ ...message, event }, state);
    default:
      return [convertPlain(message)];
  }
}

/** The fields of events that are the same in both dialects. */
const plainFields: readonly string[] = [
  'type',
  'event_id',
  'audio',
  'item_id',
  'content_index',
  'audio_end_ms',
  'response_id',
];

/** As it came, without fields that its contract does not name: the session might not ignore them. */
function convertPlain({ event, text }: ClientMessageEvent): RealtimeEvent {
  const { type } = event;
  const fields: JsonObject = event;
  const names = Object.keys(fields);
  if (names.every((name) => plainFields.includes(name))) return { type, value: fields, text };
  const known = names.filter((name) => plainFields.includes(name));
  return createEvent(type, Object.fromEntries(known.map((name) => [name, fields[name]])));
}

function createEvent(type: string, value: JsonObject): RealtimeEvent {
  return { type, value: { type, ...value }, text: null };
}

function withId(eventId: string | null): JsonObject {
  return eventId === null ? {} : { event_id: eventId };
}

function listAppends(audio: string, eventId: string | null = null): readonly RealtimeEvent[] {
  return audio === '' ? [] : [createEvent('input_audio_buffer.append', { ...withId(eventId), audio })];
}

function convertAppend(
  message: ClientMessageEvent<EventOf<'input_audio_buffer.append'>>,
  { input }: BetaState,
): readonly RealtimeEvent[] | Refusal {
  const { audio } = message.event;
  const refusal = checkAudio(audio, input.path, 'audio');
  if (refusal !== null) return refusal;
  return input.isSame ? [convertPlain(message)] : listAppends(input.push(audio), message.eventId);
}

function convertUpdate(
  { event, eventId }: ClientMessageEvent<EventOf<'session.update'>>,
  state: BetaState,
): readonly RealtimeEvent[] | Refusal {
  const { options, settings, input } = state;
  const { model } = event.session;
  if (model !== undefined && !isSameModel(model, options.model))
    return refuse('invalid_model', 'A session keeps the model it began with.', 'session.model');
  const { known: config } = sortBetaSettings(event.session);
  const id = createEventId(state);
  const voiceInUse = settings.asked.voice;
  const refusal = settings.ask({ id, clientId: eventId, config });
  if (refusal !== null) return refusal;
  const { transport } = options;
  const names = listSettingNames(config);
  const session = convertSettings({ settings: settings.asked, names, voiceInUse, transport });
  const rest = input.configure(planInputPath(options, settings));
  return [...listAppends(rest), createEvent(event.type, { event_id: id, session })];
}

/** Ids of the client may be there twice; an answer must be known for what it is. */
function createEventId({ namePrefix, options }: BetaState): string {
  return `${namePrefix}${options.createId()}`;
}

function convertCreate(
  { event, eventId }: ClientMessageEvent<EventOf<'conversation.item.create'>>,
  state: BetaState,
): readonly RealtimeEvent[] | Refusal {
  const { type, item, previous_item_id } = event;
  // In the GA dialect it is the beginning of the conversation; in this one there is no such item.
  if (previous_item_id === 'root')
    return refuse('invalid_item_id', 'The conversation has no item of this id.', 'previous_item_id');
  const converted = convertItem(item, planItemPaths(state), 'item');
  if ('code' in converted) return converted;
  const place = previous_item_id === undefined ? {} : { previous_item_id };
  return [createEvent(type, { ...withId(eventId), ...place, item: converted })];
}

function convertResponse(
  { event: { type, response: config }, eventId }: ClientMessageEvent<EventOf<'response.create'>>,
  state: BetaState,
): readonly RealtimeEvent[] | Refusal {
  const response = convertResponseConfig(config ?? {}, state);
  if ('code' in response) return response;
  const id = createEventId(state);
  state.responses.ask({ id, clientId: eventId, config: config ?? {} });
  return [createEvent(type, { event_id: id, ...(config !== undefined && { response }) })];
}
