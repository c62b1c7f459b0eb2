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
}
