/** How long realtime sessions last and how long their messages may be (docs/configuration.md). */
export interface RealtimeConfig {
  /** After which a session is ended, in milliseconds. Default 30 minutes. */
  readonly maxDurationMs: number;
  /** Longest message that a client may send over a WebSocket. Default 16 MiB. */
  readonly maxMessageBytes: number;
}
