import type {
  RealtimeGaSession,
  RealtimeGaSessionConfig,
  RealtimeSession,
  RealtimeSessionConfig,
} from '../../../generated/contract-types.ts';
import type { Profile } from '../area.ts';
import type { OperationRequest } from '../operation.ts';
import type { Principal } from '../principal.ts';
import type { ServedModel } from '../router.ts';
import type { ChannelListener, ClientChannel } from './client-channel.ts';
import type { RealtimeDialect, RealtimeToken, StoredSession } from './token-store.ts';

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
export interface TokenOrder<Config> {
  readonly request: OperationRequest;
  /** As the client spelled it. Found and allowed already. */
  readonly modelName: string;
  /** What the session is set up with. */
  readonly config: Config;
  /** In milliseconds; `null` for a minute and a single connection. */
  readonly lifetimeMs: number | null;
}

export interface CreatedToken<Session> {
  /** `ek_` and at least 128 random bits. Shown once. */
  readonly value: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  /** The session as it will be in force. */
  readonly session: Session;
}

/**
 * Makes ephemeral tokens, which stand for the key that asks for them. Throws GatewayError: `invalid_argument` for settings that contradict one
 * another, `resource_exhausted` for a limit of the key, `unavailable` (`key_store_unavailable`) when tokens cannot be kept. Shared.
 */
export interface RealtimeTokens {
  createBeta(order: TokenOrder<RealtimeSessionConfig>): Promise<CreatedToken<RealtimeSession>>;
  createGa(order: TokenOrder<RealtimeGaSessionConfig>): Promise<CreatedToken<RealtimeGaSession>>;
}

/** Looks at ephemeral tokens that somebody connects with. Shared. */
export interface RealtimeTokenDesk {
  /**
   * The token, which opens a session yet. Rejects with `unauthenticated` (`invalid_api_key`, `token_expired`, `token_already_used`) for any
   * other, and with `unavailable` (`key_store_unavailable`) when that cannot be found out.
   */
  find(value: string): Promise<Pick<RealtimeToken, 'keyHash' | 'session'>>;
  /** Uses it up, where it is for one session. Rejects as {@link find} where somebody else was faster. */
  use(value: string): Promise<void>;
}
