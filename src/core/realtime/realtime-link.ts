import type { GatewayError } from '../gateway-error.ts';

/** An event of the GA dialect on its way, from a client or to one. Per event. */
export interface RealtimeEvent {
  readonly type: string;
  /** The event as parsed, `type` included; from a client without the nulls that stand for absent fields. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The JSON text exactly as it came; `null` for what was made or changed here and must be written anew. */
  readonly text: string | null;
}

/** Why a link is over without its owner having closed it. */
export interface RealtimeEnd {
  /** `expired` where the other side says that the session has lasted as long as it may. */
  readonly kind: 'expired' | 'broken';
  readonly error: GatewayError;
}

/** Who is told what a link brings; called in the order in which it happens, and never after `close`. */
export interface RealtimeLinkListener {
  onEvent(event: RealtimeEvent): void;
  /**
   * The upstream has failed, limits the gateway or refuses its account, none of which ends a session; what it says to the client comes next.
   * May be called again.
   */
  onFailure?(error: GatewayError): void;
  /** The link is over and has freed what it held. Called once at most, nothing follows. */
  onEnd(end: RealtimeEnd): void;
}

/**
 * A session at somebody who answers, in the GA dialect: an upstream's, or one of our own around a model. Its first event is
 * `session.created`. Whoever opened it closes it. Per session.
 */
export interface RealtimeLink {
  /** Takes an event of the client that its contract has been held to. Does nothing once the link is over. Never throws. */
  send(event: RealtimeEvent): void;
  /** What is not needed yet is held back, as far as that can be: whoever reads is slow. */
  pause(): void;
  resume(): void;
  /** Bytes of events that were taken and are not dealt with or sent yet; whoever sends waits when they are many. */
  readonly bufferedBytes: number;
  /** Ends what is under way, silently, and frees everything. May be called again. */
  close(): void;
}
