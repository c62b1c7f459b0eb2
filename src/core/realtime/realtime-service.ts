import type { Profile } from '../area.ts';
import type { OperationRequest } from '../operation.ts';
import type { Principal } from '../principal.ts';
import type { ServedModel } from '../router.ts';
import type { ChannelListener, ClientChannel } from './client-channel.ts';
import type { RealtimeDialect, StoredSession } from './token-store.ts';

/** How a client connects, after its credential and its dialect are known. */
export interface SessionOrder {
  readonly request: OperationRequest;
  /** As the client spelled it. */
  readonly modelName: string;
  /** Found and allowed already. */
  readonly model: ServedModel;
  readonly dialect: RealtimeDialect;
  readonly profile: Profile;
  readonly transport: 'websocket' | 'webrtc';
  /** What the session was set up with by whoever made its token; `null` for an API key. */
  readonly stored: StoredSession | null;
  /**
   * Whose credential it is, as known now: asked every second while the session lasts, so it costs next to nothing. Throws as
   * `KeyAuthenticator.authenticate` does; by an ephemeral token it is asked of the key that made it.
   */
  readonly authenticate: () => Promise<Principal> | Principal;
}

/** A session that is there and waits for its client. Whoever has it accepts or abandons it. */
export interface WaitingSession {
  /** For the head of the answer: the deployment, what is left of limits. */
  readonly headers: Readonly<Record<string, string>>;
  /** The client is there. Called once. */
  accept(channel: ClientChannel): ChannelListener;
  /** The client has left before it was accepted: everything is given back. */
  abandon(): void;
}

/** Realtime sessions of this process. Shared. */
export interface RealtimeSessions {
  /**
   * Opens a session for a client that still waits for its answer. Throws GatewayError: `resource_exhausted` for limits and money, and what
   * upstreams failed with.
   */
  connect(order: SessionOrder): Promise<WaitingSession>;
}

/** An ephemeral token to make. */
export interface TokenOrder {
  readonly request: OperationRequest;
  readonly session: StoredSession;
  /** In milliseconds; `null` for a minute and a single connection. */
  readonly lifetimeMs: number | null;
}

export interface CreatedToken {
  /** `ek_` and at least 128 random bits. Shown once. */
  readonly value: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** Makes ephemeral tokens. Shared. */
export interface RealtimeTokens {
  /** `sess_` and random characters. */
  createSessionId(): string;
  create(order: TokenOrder): Promise<CreatedToken>;
}
