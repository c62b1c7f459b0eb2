import type { MediaCall, TextFate } from './media-call.ts';

/** More than this is not to wait for a client, in bytes: whoever makes it is held back. */
export const maxUnsentBytes = 4 * 1024 * 1024;

/** Plays speech to one client as it is heard, so that it can be cut off. */
export type ClientSpeaker = Pick<MediaCall, 'play' | 'finish' | 'stopPlaying'>;

/** The way to one client, whatever it goes over. Per session. */
export interface ClientChannel {
  /** Where the client hears speech beside its events; `null` where speech is in the events. */
  readonly speaker: ClientSpeaker | null;
  /** Sends one event as JSON text. Does nothing once the channel is closed. Never throws. */
  send(text: string): TextFate;
  /** Bytes that were sent and have not left yet. */
  readonly bufferedBytes: number;
  /** Reads nothing more of the client until `resume`: what it sends waits in the network. */
  pause(): void;
  resume(): void;
  /** Closes as RFC 6455 has it; what was sent before leaves first, as far as the client takes it in time. */
  close(code: number, reason: string): void;
}

/** Who is told what a client does; called in the order in which it happens. */
export interface ChannelListener {
  onText(text: string): void;
  /** A message that is no text. */
  onBinary(): void;
  /** A message that is longer than the channel takes, and was not kept. */
  onOversized(sizeBytes: number): void;
  /** Sound that came beside the events, as `MediaListener.onSound` has it; of a channel with a speaker. */
  onSound(audio: string): void;
  /** The last sample of an item has left the speaker. Never told of one that was stopped. */
  onPlayed(itemId: string): void;
  /** There is room again, after `bufferedBytes` was more than {@link maxUnsentBytes}. */
  onDrain(): void;
  /** The channel is closed, or being closed, by whomever: nothing that is sent reaches the client any more. Called once, nothing follows. `code` as in RFC 6455; 1006 for a client that vanished. */
  onClosed(code: number): void;
}
