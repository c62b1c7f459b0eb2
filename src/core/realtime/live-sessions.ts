import type { RealtimeDialect } from '../ephemeral-token.ts';

/** Why somebody else than its client and its upstream ends a session; the client is told. */
export type LiveSessionEnding =
  /** An operator, or the owner of its key, wants it ended. */
  | 'ended'
  /** The owner of its key hangs up a call; as from a telephone, nothing is wrong then, and its client is told of no error. */
  | 'hung-up'
  /** Its key is revoked or has expired, or its user may not use the gateway any more. */
  | 'key'
  /** The gateway stops. */
  | 'shutdown';

/** A session that is going on, as it is when it is listed. */
export interface LiveSession {
  /** The id of the request that opened it; also in the log, and in the head of the answer that opened it. */
  readonly id: string;
  readonly transport: 'websocket' | 'webrtc';
  readonly dialect: RealtimeDialect;
  /** The id of the model that is served: the one that was asked for, or a fallback of it. */
  readonly model: string;
  /** The deployment's id. */
  readonly deployment: string;
  readonly keyId: string;
  /** `null` for a key that belongs to nobody. */
  readonly userId: string | null;
  /** Unix milliseconds, as all times here. */
  readonly startedAt: number;
  /** Of the last event in either direction. */
  readonly lastEventAt: number;
  /** When it is ended at the latest. */
  readonly endsAt: number;
  /** Responses that have begun. */
  readonly responses: number;
  /** Sound that the client sent, in milliseconds. */
  readonly audioInMs: number;
  /** Sound that was sent to the client. */
  readonly audioOutMs: number;
  /** What was charged so far, in micro-USD. */
  readonly cost: bigint;
}

/** The sessions of this process. Shared. */
export interface LiveSessions {
  /** Oldest first. A snapshot: nothing in it changes. */
  list(): readonly LiveSession[];
  /**
   * Ends a session within a second: its client gets an `error` event, but of a call that is hung up, and a close. `false` where there is none with this id, or it is
   * ending already. Never throws.
   */
  end(id: string, ending: LiveSessionEnding): boolean;
}
