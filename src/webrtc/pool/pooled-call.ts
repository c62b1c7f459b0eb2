import { maxUnsentBytes } from '../../core/realtime/client-channel.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type {
  MediaCall,
  MediaEnd,
  MediaListener,
  MediaStats,
  StoppedSound,
  TextFate,
} from '../../core/realtime/media-call.ts';
import type { CallNote, MediaWorkerOrder } from '../messages.ts';
import { createLostWorker, measureOrder } from './worker-process.ts';

/** A client for whom so much waits is given up, in bytes. */
const maxBuffered = 16 * 1024 * 1024;

/** Who carries a call. */
export interface CallCarrier {
  /** `onTaken` is called when the process has it, and never where that ends before. */
  send(order: MediaWorkerOrder, onTaken?: () => void): void;
  /**
   * How much of one call the process may be left with when so much more is ordered, in bytes. Without an end while it takes what all calls together
   * order: who orders much is not to bring it to its end.
   */
  maxOfCall(sizeBytes: number): number;
}

export interface PooledCallParts {
  readonly id: string;
  readonly carrier: CallCarrier;
  readonly listener: MediaListener;
  /** Longest text that the client takes, in bytes; 0 where it has no channel for any. */
  readonly maxTextBytes: number;
}

/** A call in the eyes of the gateway: what it is told goes to a process, and what that says to the listener. */
export class PooledCall implements MediaCall {
  readonly id: string;
  readonly #carrier: CallCarrier;
  readonly #listener: MediaListener;
  readonly #maxTextBytes: number;
  readonly #answer = Promise.withResolvers<string>();
  readonly #stops: ((stopped: readonly StoppedSound[]) => void)[] = [];
  #isClosing = false;
  #isEnded = false;
  #isOpened = false;
  #isFull = false;
  #sentBytes = 0;
  #leftBytes = 0;
  #untakenSoundBytes = 0;
  /** Of texts and sound, and what they occupy beside. */
  #untakenBytes = 0;
  #unsentTexts = 0;

  constructor({ id, carrier, listener, maxTextBytes }: PooledCallParts) {
    this.id = id;
    this.#carrier = carrier;
    this.#listener = listener;
    this.#maxTextBytes = maxTextBytes;
    this.#answer.promise.catch(() => undefined);
  }

  /** Resolves to the answer of the library. Throws GatewayError. */
  get answer(): Promise<string> {
    return this.#answer.promise;
  }

  /** Whoever opened it has it: the listener is told of its end. */
  handOver(): void {
    this.#isOpened = true;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  get bufferedBytes(): number {
    return this.#isEnded ? 0 : this.#sentBytes - this.#leftBytes;
  }

  get untakenSoundBytes(): number {
    return this.#isEnded ? 0 : this.#untakenSoundBytes;
  }

  sendText(text: string): TextFate {
    // Who has no channel misses nothing, and cannot be told that it does.
    if (this.#isEnded || this.#isClosing || this.#maxTextBytes === 0) return 'sent';
    const sizeBytes = Buffer.byteLength(text);
    if (sizeBytes > this.#maxTextBytes) {
      this.#unsentTexts += 1;
      return 'too-long';
    }
    this.#sentBytes += sizeBytes;
    if (this.bufferedBytes > maxUnsentBytes) this.#isFull = true;
    if (this.bufferedBytes > maxBuffered) this.#giveUp();
    else this.#deliver({ kind: 'text', id: this.id, text });
    return 'sent';
  }

  expectClient(): void {
    this.#order({ kind: 'expect', id: this.id });
  }

  play(audio: string, itemId: string): void {
    if (this.#isEnded || this.#isClosing) return;
    this.#untakenSoundBytes += audio.length;
    this.#deliver({ kind: 'play', id: this.id, audio, itemId }, () => {
      this.#untakenSoundBytes -= audio.length;
    });
  }

  finish(itemId: string): void {
    this.#order({ kind: 'finish', id: this.id, itemId });
  }

  stopPlaying(itemId?: string): Promise<readonly StoppedSound[]> {
    if (this.#isEnded || this.#isClosing) return Promise.resolve([]);
    this.#order({ kind: 'stop', id: this.id, itemId: itemId ?? null });
    return new Promise((resolve) => this.#stops.push(resolve));
  }

  close(): void {
    this.#order({ kind: 'close', id: this.id });
    this.#isClosing = true;
  }

  /** Takes what its process says of it. */
  take(note: CallNote): void {
    if (this.#isEnded) return;
    switch (note.kind) {
      case 'answer':
        this.#answer.resolve(note.answer);
        return;
      case 'refused':
        this.#answer.reject(createRefusal());
        return;
      case 'stopped':
        this.#stops.shift()?.(note.stopped);
        return;
      case 'left':
        this.#drain(note.sizeBytes);
        return;
      case 'ended':
        this.end({ reason: note.reason, stats: note.stats && this.#complete(note.stats) });
        return;
      default:
        if (!this.#isClosing) this.#pass(note);
    }
  }

  /** The call is over, or its process is. */
  end(end: MediaEnd): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#answer.reject(createLostWorker());
    for (const resolve of this.#stops.splice(0)) resolve([]);
    if (this.#isOpened) this.#listener.onClosed(end);
  }

  #order(order: MediaWorkerOrder): void {
    if (!this.#isEnded && !this.#isClosing) this.#carrier.send(order);
  }

  /** Gives the call up where this would bring a process that is behind nearer to its end. */
  #deliver(order: MediaWorkerOrder, onTaken?: () => void): void {
    const sizeBytes = measureOrder(order);
    if (this.#untakenBytes + sizeBytes > this.#carrier.maxOfCall(sizeBytes)) {
      this.#giveUp();
      return;
    }
    this.#untakenBytes += sizeBytes;
    this.#carrier.send(order, () => {
      this.#untakenBytes -= sizeBytes;
      onTaken?.();
    });
  }

  #complete(stats: MediaStats): MediaStats {
    return { ...stats, unsentTexts: stats.unsentTexts + this.#unsentTexts };
  }

  #giveUp(): void {
    this.close();
    this.end({ reason: 'overflow', stats: null });
  }

  #drain(leftBytes: number): void {
    this.#leftBytes = leftBytes;
    if (!this.#isFull || this.bufferedBytes > maxUnsentBytes) return;
    this.#isFull = false;
    this.#listener.onDrain();
  }

  #pass(note: Extract<CallNote, { kind: 'text' | 'binary' | 'oversized' | 'sound' | 'played' }>): void {
    switch (note.kind) {
      case 'text':
        this.#listener.onText(note.text);
        return;
      case 'binary':
        this.#listener.onBinary();
        return;
      case 'oversized':
        this.#listener.onOversized(note.sizeBytes);
        return;
      case 'sound':
        this.#listener.onSound(note.audio);
        return;
      case 'played':
        this.#listener.onPlayed(note.itemId);
    }
  }
}

function createRefusal(): GatewayError {
  return new GatewayError(
    'invalid_argument',
    'The offer cannot be answered: parts of it contradict one another.',
    {
      reason: 'invalid_sdp',
    },
  );
}
