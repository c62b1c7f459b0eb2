import {
  maxUnsentBytes,
  type ChannelListener,
  type ClientChannel,
  type ClientSpeaker,
} from '../../core/realtime/client-channel.ts';
import type {
  MediaCall,
  MediaEnd,
  MediaEndReason,
  MediaListener,
  TextFate,
} from '../../core/realtime/media-call.ts';

/** How often it is looked whether anything leaves that waits for the client, and how long nothing may, in milliseconds. */
export interface CallTimes {
  /** Default 20000. */
  readonly lookMs: number;
  /** Default 60000. */
  readonly stallMs: number;
}

export const defaultCallTimes: CallTimes = { lookMs: 20_000, stallMs: 60_000 };

export interface CallChannelOptions {
  readonly times: CallTimes;
  /** The call is over, whoever ended it. Told once. */
  readonly onEnd: (end: MediaEnd) => void;
}

/** What is told of a call that ended by itself (RFC 6455, 7.4.1). */
const codes: Readonly<Record<Exclude<MediaEndReason, 'ended'>, number>> = {
  closed: 1000,
  vanished: 1006,
  'never-connected': 1006,
  overflow: 1008,
  failed: 1011,
};

/** What the listener is to be told, and what it occupies until then, in bytes. */
interface News {
  readonly sizeBytes: number;
  readonly tell: (listener: ChannelListener) => void;
}

/** What a message occupies beside its text, about. */
const newsBytes = 128;

/**
 * One client on a call. A data channel cannot be held back: what comes while nobody reads is kept, up to {@link maxUnsentBytes}; a client that
 * sends more is given up, and so is one that takes nothing of what waits for it. Per session.
 */
export class CallChannel implements ClientChannel, MediaListener {
  readonly #options: CallChannelOptions;
  #call: MediaCall | null = null;
  #listener: ChannelListener | null = null;
  #abandon: () => void = () => undefined;
  #timer: NodeJS.Timeout | null = null;
  /** What came while nobody read. */
  #kept: News[] = [];
  #keptBytes = 0;
  #isPaused = false;
  #closeCode: number | null = null;
  /** What the call ended with before anybody listened. */
  #lateCode: number | null = null;
  #isTold = false;
  #isOver = false;
  #sentBytes = 0;
  #leftBytes = 0;
  /** When something left, or began to wait. */
  #movedAt = performance.now();

  constructor(options: CallChannelOptions) {
    this.#options = options;
  }

  /** The call has been answered. Called once. */
  carry(call: MediaCall): void {
    this.#call = call;
    this.#timer = setInterval(this.#look, this.#options.times.lookMs).unref();
  }

  /**
   * Who is told what the client does. What has come until now is told at once. `abandon` is called first where the end is that the client never
   * connected.
   */
  listen(listener: ChannelListener, abandon: () => void = () => undefined): void {
    this.#listener = listener;
    this.#abandon = abandon;
    if (this.#lateCode === null) this.resume();
    else this.#tellClosed(this.#lateCode);
  }

  /** Whether the call is over. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get speaker(): ClientSpeaker | null {
    return this.#call;
  }

  get bufferedBytes(): number {
    return this.#textBytes + (this.#call?.untakenSoundBytes ?? 0);
  }

  /** Of texts that the client has not taken. */
  get #textBytes(): number {
    return this.#call?.bufferedBytes ?? 0;
  }

  send(text: string): TextFate {
    if (this.#isOver || this.#closeCode !== null) return 'sent';
    if (this.#textBytes === 0) this.#movedAt = performance.now();
    const fate = this.#call?.sendText(text) ?? 'sent';
    if (fate === 'sent') this.#sentBytes += Buffer.byteLength(text);
    return fate;
  }

  pause(): void {
    this.#isPaused = true;
  }

  /** What was kept is told first, in its order, until there is too much again. */
  resume(): void {
    this.#isPaused = false;
    const listener = this.#listener;
    if (listener === null || this.#kept.length === 0) return;
    let told = 0;
    for (const { sizeBytes, tell } of this.#kept) {
      if (this.#isPaused || this.#closeCode !== null) break;
      told += 1;
      this.#keptBytes -= sizeBytes;
      tell(listener);
    }
    this.#kept.splice(0, told);
  }

  /** A data channel has no codes: what there is to say is said by an event before. */
  close(code: number): void {
    if (this.#closeCode !== null) return;
    this.#closeCode = code;
    this.#kept = [];
    this.#call?.close();
  }

  /** The client is not to be had any more: the listener is told so at once. */
  giveUp(code: number): void {
    this.close(code);
    this.#tellClosed(code);
  }

  onText(text: string): void {
    this.#pass(text.length, (listener) => {
      listener.onText(text);
    });
  }

  onBinary(): void {
    this.#pass(0, (listener) => {
      listener.onBinary();
    });
  }

  onOversized(sizeBytes: number): void {
    this.#pass(0, (listener) => {
      listener.onOversized(sizeBytes);
    });
  }

  onSound(audio: string): void {
    this.#pass(audio.length, (listener) => {
      listener.onSound(audio);
    });
  }

  /** Nothing that the client sent: it is told at once. */
  onPlayed(itemId: string): void {
    if (this.#closeCode === null) this.#listener?.onPlayed(itemId);
  }

  onDrain(): void {
    if (this.#closeCode === null) this.#listener?.onDrain();
  }

  onClosed(end: MediaEnd): void {
    this.#isOver = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#kept = [];
    const code = end.reason === 'ended' ? (this.#closeCode ?? 1000) : codes[end.reason];
    this.#closeCode ??= code;
    if (end.reason === 'never-connected') this.#abandon();
    this.#tellClosed(code);
    this.#options.onEnd(end);
  }

  #pass(sizeBytes: number, tell: News['tell']): void {
    if (this.#closeCode !== null) return;
    if (this.#listener !== null && !this.#isPaused) {
      tell(this.#listener);
      return;
    }
    const news = { sizeBytes: sizeBytes + newsBytes, tell };
    this.#kept.push(news);
    this.#keptBytes += news.sizeBytes;
    if (this.#keptBytes > maxUnsentBytes) this.giveUp(1008);
  }

  #tellClosed(code: number): void {
    if (this.#isTold) return;
    if (this.#listener === null) {
      this.#lateCode ??= code;
      return;
    }
    this.#isTold = true;
    this.#listener.onClosed(code);
  }

  readonly #look = (): void => {
    const leftBytes = this.#sentBytes - this.#textBytes;
    const hasMoved = leftBytes !== this.#leftBytes || this.#textBytes === 0;
    this.#leftBytes = leftBytes;
    if (hasMoved) this.#movedAt = performance.now();
    else if (performance.now() - this.#movedAt >= this.#options.times.stallMs) this.giveUp(1008);
  };
}
