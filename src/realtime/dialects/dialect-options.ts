import type { EventSet } from './load-event-validators.ts';

/** What a client's dialect is made of. */
export interface DialectOptions {
  readonly set: EventSet;
  /** With WebRTC the model's speech is on a track, and no event. */
  readonly transport: 'websocket' | 'webrtc';
  /** As the client spelled it; it is what the session calls it. */
  readonly model: string;
  /** That of the client's token; `null` for the session's own. */
  readonly sessionId: string | null;
  /** When the session will be closed, Unix time in seconds. */
  readonly expiresAt: number;
  /** What was asked for when the client's token was made, in the words of the dialect, as JSON; `null` without a token. */
  readonly configJson: string | null;
  /** Makes random characters that nothing else has. */
  readonly createId: () => string;
  /** Where what is written is held to the contract; `null` where nobody wants to know. */
  readonly drift: DriftWatch | null;
}

/** Who wants to know whether what clients are told keeps to the contract. */
export interface DriftWatch {
  /** Whether to look at the next event. */
  shouldCheck(): boolean;
  /** `finding` is a JSON pointer and a keyword, without content. */
  report(type: string, finding: string): void;
}
