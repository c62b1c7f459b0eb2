/** Longest offer of a client, in bytes: 64 kB. */
export const maxOfferBytes = 64_000;

/** Why a call is over. */
export type MediaEndReason =
  /** Its owner closed it. */
  | 'ended'
  /** The client closed it. */
  | 'closed'
  /** Nothing came from the client any more, not even consent (RFC 7675). */
  | 'vanished'
  /** The client had its answer, and did not connect in time. */
  | 'never-connected'
  /** The client takes too little of what it is sent, or sends more than can be passed on. */
  | 'overflow'
  /** The process that carried it has ended, or something in it went wrong. */
  | 'failed';

/** What went over a call. */
export interface MediaStats {
  /** Packets of sound that came. */
  readonly packetsIn: number;
  readonly packetsOut: number;
  /** Sound that came, gaps included, in milliseconds: the clock of the session. */
  readonly receivedMs: number;
  /** The part of it that was lost and had to be guessed, in milliseconds. */
  readonly concealedMs: number;
  /** Events that were longer than the client takes, and were not sent. */
  readonly unsentTexts: number;
}

/** How a call ended. `stats` is `null` where nobody is left to say. */
export interface MediaEnd {
  readonly reason: MediaEndReason;
  readonly stats: MediaStats | null;
}

/** A piece of speech that was cut off. */
export interface StoppedSound {
  readonly itemId: string;
  /** How much of it was sent, at the pace in which it is heard; exact to the packet of 20 ms. 0 for one that waited behind others. */
  readonly playedMs: number;
}

/** Who is told what comes over a call; called in the order in which it happens. */
export interface MediaListener {
  /** A message of the data channel. */
  onText(text: string): void;
  /** A message that is no text. */
  onBinary(): void;
  /** A message longer than 256 KiB, which was not kept. */
  onOversized(sizeBytes: number): void;
  /** Sound of the client: base64 of PCM, 16 bits, 24 kHz mono, at most 100 ms. Gaps are silence; what is lost is guessed. */
  onSound(audio: string): void;
  /** The last sample of an item has been sent. Never told of one that was stopped. */
  onPlayed(itemId: string): void;
  /** There is room again, after `bufferedBytes` was more than `maxUnsentBytes`. */
  onDrain(): void;
  /** The call is over, by whomever. Called once, nothing follows. */
  onClosed(end: MediaEnd): void;
}

/** What becomes of a text: it is sent while the client is there, or is longer than its client takes and is not. */
export type TextFate = 'sent' | 'too-long';

/** A call over WebRTC: the data channel and the sound of one client. Whoever opened it closes it. */
export interface MediaCall {
  /** Sends one event as text; waits while the client is not connected yet. Does nothing once the call is over. Never throws. */
  sendText(text: string): TextFate;
  /** Bytes of texts that were sent and have not left yet. */
  readonly bufferedBytes: number;
  /** Bytes of sound that was queued, and that the process which carries the call has not taken yet. */
  readonly untakenSoundBytes: number;
  /** The client has its answer: one that has not connected in time from now on is given up. */
  expectClient(): void;
  /** Queues sound of an item behind what is queued already, in the format of `onSound`. Sound of an item that was stopped is dropped. */
  play(audio: string, itemId: string): void;
  /** There is no more sound of this item: `onPlayed` says when its last sample was sent. */
  finish(itemId: string): void;
  /**
   * Drops what is not sent yet, of all items or of this one. Resolves to those that had not ended, the one that was being sent first. Never
   * rejects.
   */
  stopPlaying(itemId?: string): Promise<readonly StoppedSound[]>;
  /** Ends the call; texts that were sent before leave first, for at most a second. May be called again. */
  close(): void;
}

/** A call to answer. */
export interface MediaOrder {
  /** What the call is named; nobody else has it. */
  readonly id: string;
  /** The offer of the client, as it came (RFC 8866). */
  readonly offer: string;
  readonly listener: MediaListener;
}

/** A call that waits for its client. */
export interface OpenedMediaCall {
  /** The answer for the client, as SDP. */
  readonly answer: string;
  readonly call: MediaCall;
}

/** Calls over WebRTC of this process. Shared. */
export interface MediaCalls {
  /**
   * Answers an offer. Throws GatewayError: `invalid_argument` (`invalid_sdp`) for one that cannot be used, `overloaded` when there are as
   * many calls as can be, `unavailable` where this machine cannot do WebRTC.
   */
  open(order: MediaOrder): Promise<OpenedMediaCall>;
  /** Ends all calls at once, and the processes that carry them. Never rejects. */
  close(): Promise<void>;
}
