import { asString, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import { OutputStream } from './audio-streams.ts';
import type { BetaState } from './beta-state.ts';

const delta = { ga: '"response.output_audio.delta"', type: 'response.audio.delta' } as const;

/** With WebRTC the model's speech is on its track. */
export function renderAudioDelta(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const { options, settings, responses } = state;
  if (options.transport === 'webrtc') return [];
  const { value } = event;
  const { path, streams } = responses.find(value.response_id, settings.inForce);
  if (path.client === null)
    return [{ type: delta.type, value: { ...value, type: delta.type }, text: spliceType(event.text) }];
  const key = nameStream(value);
  const stream = streams.get(key) ?? new OutputStream(path.client);
  streams.set(key, stream);
  return listDeltas(value, stream.push(asString(value.delta) ?? ''));
}

/** What a filter still holds comes before the end. */
export function renderAudioDone({ value }: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const { options, settings, responses } = state;
  const type = 'response.audio.done';
  const done: RealtimeEvent = { type, value: { ...value, type }, text: null };
  const { streams } = responses.find(value.response_id, settings.inForce);
  const stream = streams.take(nameStream(value));
  if (stream === undefined) return [done];
  const last = { ...value, event_id: `event_${options.createId()}` };
  return [...listDeltas(last, stream.end()), done];
}

function listDeltas(value: JsonObject, audio: string): readonly RealtimeEvent[] {
  if (audio === '') return [];
  return [{ type: delta.type, value: { ...value, type: delta.type, delta: audio }, text: null }];
}

function nameStream({ item_id, content_index }: JsonObject): string {
  return JSON.stringify([item_id, content_index]);
}

/** The text of an event with the type's other name; `null` where it stands there more than once, or not so. */
function spliceType(text: string | null): string | null {
  const place = text?.indexOf(delta.ga) ?? -1;
  if (text === null || place < 0) return null;
  const end = place + delta.ga.length;
  if (text.includes(delta.ga, end)) return null;
  return `${text.slice(0, place)}"${delta.type}"${text.slice(end)}`;
}
