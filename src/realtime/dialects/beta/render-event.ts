import { asObject, asString, listObjects, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import { planItemPaths, type BetaState } from './beta-state.ts';
import { renderAudioDelta, renderAudioDone } from './render-audio.ts';
import { renderError, renderTranscriptionError } from './render-error.ts';
import { renderItem, renderOutputPart } from './render-item.ts';
import { renderResponse } from './render-response.ts';
import { renderCreated, renderUpdated } from './render-session.ts';

type Renderer = (event: RealtimeEvent, state: BetaState) => readonly RealtimeEvent[];

/**
 * What a client is told of an event of its session, which must be complete: nothing of those that the beta dialect has no name for
 * (B26). Must be asked for every event, in order.
 */
export function renderEvent(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  return renderers.get(event.type)?.(event, state) ?? [];
}

const renderers: ReadonlyMap<string, Renderer> = new Map<string, Renderer>([
  ['error', (event, state) => change(event, { error: renderError(event.value, state) })],
  ['session.created', renderCreated],
  ['session.updated', renderUpdated],
  ['conversation.item.added', renderAdded],
  ['conversation.item.retrieved', renderRetrieved],
  ['conversation.item.truncated', pass],
  ['conversation.item.deleted', pass],
  ['conversation.item.input_audio_transcription.completed', renderTranscript],
  [
    'conversation.item.input_audio_transcription.failed',
    (event) => change(event, { error: renderTranscriptionError(asObject(event.value.error)) }),
  ],
  ['input_audio_buffer.committed', renderCommitted],
  ['input_audio_buffer.cleared', pass],
  ['input_audio_buffer.speech_started', pass],
  ['input_audio_buffer.speech_stopped', pass],
  ['response.created', renderResponseEvent],
  ['response.done', renderResponseEvent],
  ['response.output_item.added', renderOutputItem],
  ['response.output_item.done', renderOutputItem],
  ['response.content_part.added', renderContentPart],
  ['response.content_part.done', renderContentPart],
  ['response.output_text.delta', (event) => rename(event, 'response.text.delta')],
  ['response.output_text.done', renderTextDone],
  ['response.output_audio_transcript.delta', (event) => rename(event, 'response.audio_transcript.delta')],
  ['response.output_audio_transcript.done', (event) => rename(event, 'response.audio_transcript.done')],
  ['response.output_audio.delta', renderAudioDelta],
  ['response.output_audio.done', renderAudioDone],
  ['response.function_call_arguments.delta', pass],
  ['response.function_call_arguments.done', pass],
  ['rate_limits.updated', renderRateLimits],
]);

function pass(event: RealtimeEvent): readonly RealtimeEvent[] {
  return [event];
}

function change({ type, value }: RealtimeEvent, fields: JsonObject): readonly RealtimeEvent[] {
  return [{ type, value: { ...value, ...fields }, text: null }];
}

function rename({ value }: RealtimeEvent, type: string): readonly RealtimeEvent[] {
  return [{ type, value: { ...value, type }, text: null }];
}

function renderAdded(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const { items } = state.memory;
  const item = asObject(event.value.item);
  const shown = renderItem(item, planItemPaths(state));
  if (shown === null) {
    if (typeof item.id === 'string') items.hide(item.id);
    return [];
  }
  const type = 'conversation.item.created';
  const previous_item_id = items.findShown(asString(event.value.previous_item_id));
  return change({ ...event, type }, { type, previous_item_id, item: shown });
}

/** Only the vendor profile has it. */
function renderRetrieved(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const item = renderItem(asObject(event.value.item), planItemPaths(state));
  return state.profile === 'neutral' || item === null ? [] : change(event, { item });
}

function renderCommitted(event: RealtimeEvent, { memory }: BetaState): readonly RealtimeEvent[] {
  const previous = asString(event.value.previous_item_id);
  const shown = memory.items.findShown(previous);
  return shown === previous ? [event] : change(event, { previous_item_id: shown });
}

function renderResponseEvent(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const { settings, responses, conversationId } = state;
  const response: JsonObject = asObject(event.value.response);
  const isNew = event.type === 'response.created';
  const view = isNew
    ? responses.begin(response, settings.inForce)
    : responses.find(response.id, settings.inForce);
  if (!isNew) responses.end(response.id);
  const scene = { view, conversationId, paths: planItemPaths(state) };
  return change(event, { response: renderResponse(response, scene) });
}

function renderOutputItem(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const usualStatus = event.type.endsWith('.added') ? 'in_progress' : 'completed';
  const item = renderItem(asObject(event.value.item), planItemPaths(state), usualStatus);
  return item === null ? [] : change(event, { item });
}

function renderContentPart(event: RealtimeEvent): readonly RealtimeEvent[] {
  return change(event, { part: renderOutputPart(event.value.part) });
}

/** What a transcription costs is not told in this dialect. */
function renderTranscript({ type, value }: RealtimeEvent): readonly RealtimeEvent[] {
  const { event_id, item_id, content_index, transcript } = value;
  return [{ type, value: { event_id, type, item_id, content_index, transcript }, text: null }];
}

function renderTextDone(event: RealtimeEvent): readonly RealtimeEvent[] {
  const type = 'response.text.done';
  return change({ ...event, type }, { type, delta: event.value.text });
}

/** Seconds are whole ones. */
function renderRateLimits(event: RealtimeEvent): readonly RealtimeEvent[] {
  const limits = listObjects(event.value.rate_limits).map((limit) =>
    typeof limit.reset_seconds === 'number'
      ? { ...limit, reset_seconds: Math.ceil(limit.reset_seconds) }
      : limit,
  );
  return change(event, { rate_limits: limits });
}
