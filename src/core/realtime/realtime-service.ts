import type {
  RealtimeGaSession,
  RealtimeGaSessionConfig,
  RealtimeSession,
  RealtimeSessionConfig,
} from '../../../generated/contract-types.ts';
import type { Profile } from '../area.ts';
import type { OperationRequest } from '../operation.ts';
import type { Principal } from '../principal.ts';
import type { ChannelListener, ClientChannel } from './client-channel.ts';
import type { RealtimeDialect, StoredSession } from '../ephemeral-token.ts';
import type { RealtimeToken } from './token-store.ts';

/** How a client connects, after its credential and its dialect are known. */
export interface SessionOrder {
  readonly request: OperationRequest;
  /** As the client spelled it. */
  readonly modelName: string;
  /** The field that names it, as errors call it. */
  readonly param: string;
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
  /**
   * Limits and money are taken, and no upstream has been asked: now is what costs something, or can be had once. Where it rejects, the session
   * is not opened, and what was taken is given back.
   */
  readonly onAdmitted?: () => Promise<void>;
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

/** Somebody who wants to see and to send the events of a call that goes on. */
export interface AttachOrder {
  /** As `location` named it. */
  readonly callId: string;
  /** Whose call it has to be. */
  readonly principal: Principal;
  /** As `SessionOrder.authenticate`, for as long as it is attached. */
  readonly authenticate: SessionOrder['authenticate'];
}

/** Realtime sessions of this process. Shared. */
export interface RealtimeSessions {
  /**
   * Opens a session for a client that still waits for its answer. Throws GatewayError: `resource_exhausted` for limits and money, and what
   * upstreams failed with.
   */
  connect(order: SessionOrder): Promise<WaitingSession>;
  /**
   * Attaches a WebSocket to a call, which ends with the call, and without it. Throws GatewayError: `not_found` (`call_not_found`) where no such
   * call goes on in this process, or it has another owner, `resource_exhausted` (`rate_limit_exceeded`) where as many are attached as may be.
   */
  attach(order: AttachOrder): WaitingSession;
}

/** A call over WebRTC to set up. */
export interface CallOrder {
  readonly request: OperationRequest;
  /** Of the client, as it came (RFC 8866). */
  readonly offer: string;
  /** As the client spelled it; `null` where it named none. */
  readonly modelName: string | null;
  /** What a client without a token speaks on this path. */
  readonly dialect: RealtimeDialect;
  /** The settings that came with the offer; `null` for none. */
  readonly config: RealtimeGaSessionConfig | null;
}

/** A call that waits for its client to connect. */
export interface AnsweredCall {
  /** `rtc_` and what the id of its request says: so every node finds the session of a call. */
  readonly id: string;
  /** SDP, for the client. */
  readonly answer: string;
  /** For the head of the answer: the deployment, what is left of limits. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Calls over WebRTC. Shared. */
export interface RealtimeCalls {
  /**
   * Answers an offer with a session behind it. Throws GatewayError: `invalid_argument` (`invalid_sdp`, and as findRealtimeModel does),
   * `unavailable` where this gateway does no WebRTC, `overloaded`, and as `RealtimeSessions.connect`. Its token is used up by then, but for what
   * was refused of token, model and limits.
   */
  open(order: CallOrder): Promise<AnsweredCall>;
  /** Ends a call, within two seconds where another node has it. Rejects with `not_found` (`call_not_found`) where there is none of this owner. */
  hangUp(id: string, request: OperationRequest): Promise<void>;
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
  /** What was asked for and has no effect, whoever will answer. */
  readonly ignoredFields: readonly string[];
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
