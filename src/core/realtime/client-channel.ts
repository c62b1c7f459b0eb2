/** More than this is not to wait for a client, in bytes: whoever makes it is held back. */
export const maxUnsentBytes = 4 * 1024 * 1024;

/** The way to one client, whatever it goes over. Per session. */
export interface ClientChannel {
  /** Sends one event as JSON text. Does nothing once the channel is closed. Never throws. */
  send(text: string): void;
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
  /** There is room again, after `bufferedBytes` was more than {@link maxUnsentBytes}. */
  onDrain(): void;
  /** The channel is closed, by whomever. Called once, nothing follows. `code` as in RFC 6455; 1006 for a client that vanished. */
  onClosed(code: number): void;
}
