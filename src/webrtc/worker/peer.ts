import type * as Library from 'node-datachannel';
import type { DataChannel, PeerConnection, RtcConfig, Track } from 'node-datachannel';
import { maxDataMessageBytes } from '../sdp/read-offer.ts';

/** What is used of the WebRTC library. */
export type WebRtcLibrary = Pick<typeof Library, 'PeerConnection'>;

/** The data channel that events go over; others are closed. */
const channelLabel = 'oai-events';

/** How a connection stands, as its owner has to know it. */
export type PeerState = 'connected' | 'disconnected' | 'failed' | 'closed';

export interface PeerListener {
  onAnswer(answer: string): void;
  onState(state: PeerState): void;
  /** The data channel can be sent on. */
  onOpen(): void;
  /** The client has closed the data channel. */
  onChannelClosed(): void;
  onText(text: string): void;
  onBinary(): void;
  onOversized(sizeBytes: number): void;
  /** RTP or RTCP. */
  onPacket(bytes: Uint8Array): void;
  /** Something of the above has thrown. */
  onFault(error: unknown): void;
}

/**
 * A connection of the WebRTC library, which ends the whole process when anything is thrown in a callback: so every callback of the
 * library is registered here, in a guard, and nothing here throws. Per call.
 */
export class Peer {
  readonly #listener: PeerListener;
  readonly #connection: PeerConnection;
  #channel: DataChannel | null = null;
  #track: Track | null = null;
  #hasLeft = false;
  #isClosed = false;

  constructor(library: WebRtcLibrary, config: RtcConfig, listener: PeerListener) {
    this.#listener = listener;
    this.#connection = new library.PeerConnection('gateway', config);
    const connection = this.#connection;
    connection.onStateChange(this.#guard((state: string) => this.#tellState(state)));
    connection.onDataChannel(this.#guard((channel: DataChannel) => this.#adopt(channel)));
    connection.onTrack(this.#guard((track: Track) => this.#hear(track)));
    connection.onGatheringStateChange(
      this.#guard((state: string) => {
        const answer = state === 'complete' ? connection.localDescription() : null;
        if (answer !== null) listener.onAnswer(answer.sdp);
      }),
    );
  }

  /** Answers an offer. `refused`: the library does not take it; `no-port`: it cannot listen. */
  answer(offer: string): 'answered' | 'refused' | 'no-port' {
    try {
      this.#connection.setRemoteDescription(offer, 'offer');
      return 'answered';
    } catch (error) {
      return error instanceof Error && error.message.includes('gather local') ? 'no-port' : 'refused';
    }
  }

  /** The answer with the addresses that are known by now; `null` where there is none yet. */
  get description(): string | null {
    try {
      return this.#isClosed ? null : (this.#connection.localDescription()?.sdp ?? null);
    } catch {
      return null;
    }
  }

  /** Whether texts can be sent. */
  get isOpen(): boolean {
    return !this.#isClosed && this.#channel?.isOpen() === true;
  }

  /** Bytes that the library has not sent yet. */
  get bufferedBytes(): number {
    return this.isOpen ? (this.#channel?.bufferedAmount() ?? 0) : 0;
  }

  /** The longest text that the client takes, in bytes. */
  get maxTextBytes(): number {
    return this.isOpen ? (this.#channel?.maxMessageSize() ?? 0) : 0;
  }

  sendText(text: string): void {
    // It may close between the question and the sending.
    this.#attempt(() => this.isOpen && this.#channel?.sendMessage(text));
  }

  sendPacket(bytes: Buffer): void {
    this.#attempt(() => this.#track?.isOpen() === true && this.#track.sendMessageBinary(bytes));
  }

  /** Whether sound can be sent. */
  get canPlay(): boolean {
    return !this.#isClosed && this.#track?.isOpen() === true;
  }

  /**
   * Closes the data channel behind what was sent on it, which is repeated as often as the network needs as long as the connection is there.
   * The client learns of it, and the listener does not. May be called again.
   */
  leave(): void {
    this.#hasLeft = true;
    this.#attempt(() => this.#channel?.close());
    this.#channel = null;
  }

  /** Nothing is told afterwards. May be called again. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#attempt(() => this.#channel?.close());
    this.#attempt(() => this.#connection.close());
    this.#channel = null;
    this.#track = null;
  }

  #tellState(state: string): void {
    if (state === 'connected' || state === 'disconnected' || state === 'failed' || state === 'closed')
      this.#listener.onState(state);
  }

  #hear(track: Track): void {
    this.#track = track;
    track.onMessage(this.#guard((bytes: Buffer) => this.#listener.onPacket(bytes)));
  }

  #adopt(channel: DataChannel): void {
    if (this.#channel !== null || this.#hasLeft || channel.getLabel() !== channelLabel) {
      channel.close();
      return;
    }
    this.#channel = channel;
    channel.onMessage(this.#guard((message: string | Buffer | ArrayBuffer) => this.#take(message)));
    channel.onClosed(
      this.#guard(() => {
        if (!this.#hasLeft) this.#listener.onChannelClosed();
      }),
    );
    channel.onOpen(this.#guard(() => this.#listener.onOpen()));
    if (channel.isOpen()) this.#listener.onOpen();
  }

  #take(message: string | Buffer | ArrayBuffer): void {
    const sizeBytes = typeof message === 'string' ? Buffer.byteLength(message) : message.byteLength;
    if (sizeBytes > maxDataMessageBytes) this.#listener.onOversized(sizeBytes);
    else if (typeof message === 'string') this.#listener.onText(message);
    else this.#listener.onBinary();
  }

  #guard<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
    return (...args) => {
      if (this.#isClosed) return;
      try {
        callback(...args);
      } catch (error) {
        this.#listener.onFault(error);
      }
    };
  }

  #attempt(act: () => unknown): void {
    try {
      act();
    } catch {
      // It has closed meanwhile, which is told.
    }
  }
}
