import type { RealtimeGaServerEvent } from '../../../generated/contract-types.ts';
import type { RealtimeModel } from '../../core/realtime/realtime-model.ts';
import type { GaSettings } from '../settings/ga-settings.ts';
import type { Conversation } from './conversation.ts';
import type { Refusal } from './refusal.ts';
import type { SessionAccount } from './session-account.ts';

/** An event before it has an id. */
export type NewEvent = RealtimeGaServerEvent extends infer Event
  ? Event extends RealtimeGaServerEvent
    ? Omit<Event, 'event_id'>
    : never
  : never;

/** What everything in a session knows of it. */
export interface SessionContext {
  /** In force now. */
  settings: GaSettings;
  readonly conversation: Conversation;
  /** What it keeps is counted here. */
  readonly account: SessionAccount;
  readonly model: RealtimeModel;
  /** Whether the model has spoken: its voice cannot change any more. */
  hasSpoken: boolean;
  /** Sends an event to the client. */
  emit(event: NewEvent): void;
  /** Sends an `error` event for something that the client did not send just now. */
  emitError(refusal: Refusal): void;
  /** An identifier with this prefix. */
  createId(prefix: 'item' | 'resp' | 'call'): string;
  /** What nobody expected; for the log. */
  reportFault(cause: unknown): void;
}
