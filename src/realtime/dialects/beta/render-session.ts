import { asObject, asString, type JsonObject } from '../../../core/json/json-object.ts';
import type { RealtimeEvent } from '../../../core/realtime/realtime-link.ts';
import type { BetaState } from './beta-state.ts';

/** The conversation is one event of its own. */
export function renderCreated(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  const { options } = state;
  state.sessionId =
    options.sessionId ?? asString(asObject(event.value.session).id) ?? `sess_${options.createId()}`;
  return [showSession(event, state), showConversation(state)];
}

/** What tells of a session that goes on. */
export function renderGreeting(state: BetaState): readonly RealtimeEvent[] {
  const type = 'session.created';
  const value = { event_id: `event_${state.options.createId()}`, type };
  return [showSession({ type, value, text: null }, state), showConversation(state)];
}

/** It answers the oldest change that is not answered yet. */
export function renderUpdated(event: RealtimeEvent, state: BetaState): readonly RealtimeEvent[] {
  state.settings.confirm();
  return [showSession(event, state)];
}

function showConversation({ options, conversationId }: BetaState): RealtimeEvent {
  const type = 'conversation.created';
  const conversation = { id: conversationId, object: 'realtime.conversation' };
  const value = { event_id: `event_${options.createId()}`, type, conversation };
  return { type, value, text: null };
}

function showSession({ type, value }: RealtimeEvent, state: BetaState): RealtimeEvent {
  const { model, expiresAt } = state.options;
  const session: JsonObject = {
    id: state.sessionId,
    object: 'realtime.session',
    model,
    expires_at: expiresAt,
    tracing: null,
    ...state.settings.inForce,
    client_secret: null,
  };
  return { type, value: { ...value, session }, text: null };
}
