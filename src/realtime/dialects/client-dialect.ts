import type { RealtimeEvent } from '../../core/realtime/realtime-link.ts';
import type { RefusalCode } from '../session/refusal.ts';
import type { NewEvent } from '../session/session-context.ts';
import type { EventFault } from './event-contract.ts';

/** What is wrong with a message of the client, and with which event, where it said. */
export interface MessageFault {
  readonly code: EventFault['code'] | RefusalCode | 'invalid_json';
  readonly message: string;
  readonly param: string | null;
  /** The client's `event_id`. */
  readonly eventId: string | null;
}

/** What a message of the client means to the session, in the GA dialect: events to pass on, in this order, or a fault. */
export type ClientMessage =
  | { readonly events: readonly RealtimeEvent[]; readonly fault: null }
  | { readonly events: null; readonly fault: MessageFault };

/**
 * How one client is spoken to: its dialect and its profile, on one side of it the GA dialect of sessions. It knows no socket. Per
 * session.
 */
export interface ClientDialect {
  /**
   * What the session must be told before its client is told anything: one `session.update`, or nothing. Its answer is nothing that `write`
   * should know of, but `session.created` shows the session so.
   */
  readonly opening: RealtimeEvent | null;
  /** Reads one message. Never throws. */
  read(text: string): ClientMessage;
  /** The messages that tell the client of an event of its link: none, one or several. Never throws. */
  write(event: RealtimeEvent): readonly string[];
  /**
   * The messages that tell the client what the gateway itself has to say: faults, limits, the end of what a link left open. In the GA dialect;
   * the event gets its id here. Unlike `write`, it tells of `rate_limits.updated`, which links have their own of. Never throws.
   */
  tell(event: NewEvent): readonly string[];
  /** The messages that greet a client which comes to a session that goes on: `session.created`, of the session as it is now. Never throws. */
  greet(): readonly string[];
}
