/** How long realtime sessions last and how long their messages may be (docs/configuration.md). */
export interface RealtimeConfig {
  /** After which a session is ended, in milliseconds. Default 30 minutes. */
  readonly maxDurationMs: number;
  /** Longest message that a client may send over a WebSocket, and longest event of an upstream. Default 16 MiB. */
  readonly maxMessageBytes: number;
  /** Client events in a second; who sends more is read more slowly. Default 1000. */
  readonly maxEventsPerSecond: number;
  /** Sound that a client may send in one session, in milliseconds. Default one hour. */
  readonly maxAudioMs: number;
  /** What a client speaks that says nothing of it: the GA dialect, or it is refused. Default `refused`. */
  readonly withoutMarker: 'ga' | 'refused';
  /** Calls over WebRTC; `null` where there are to be none. */
  readonly webRtc: WebRtcConfig | null;
}

/** How calls over WebRTC are answered. */
export interface WebRtcConfig {
  /** Processes that carry calls. Default 1. */
  readonly workers: number;
  /** The one address that is listened on; `null` for all of them. */
  readonly bindAddress: string | null;
  /** Of the first worker, the others have those after it; `null` for ports that are free. */
  readonly udpPort: number | null;
  /** Where clients reach the address that is listened on, behind NAT; `null` where it is that address. */
  readonly advertisedAddress: string | null;
  /** STUN and TURN servers: `stun:` and `turn:` URIs (RFC 7064, RFC 7065) with credentials. Default none. */
  readonly iceServers: readonly IceServer[];
}

/** Helps to find addresses, or relays (RFC 8445). */
export interface IceServer {
  /** `stun:host:port`, `turn:host:port`. */
  readonly url: string;
  /** `null` for STUN. */
  readonly username: string | null;
  readonly password: string | null;
}
