import type { StoppedSound } from '../../core/realtime/media-call.ts';

/** Samples of 20 ms at 24 kHz. */
export const frameSamples = 480;
const samplesPerMs = 24;
/** Sound that may wait: ten minutes. */
const maxQueuedSamples = 600_000 * samplesPerMs;
/** Items that are known to be stopped. */
const maxStopped = 64;

/** What is sent in 20 ms. */
export interface PlayedFrame {
  /** 20 ms, silence where the last item ends before; `null` where an item ended without more sound. */
  readonly samples: Int16Array | null;
  /** Items whose last sample is among them. */
  readonly ended: readonly string[];
}

interface QueuedItem {
  readonly id: string;
  readonly pieces: Int16Array[];
  /** Samples of the first piece that are sent. */
  offset: number;
  /** Samples that wait. */
  waiting: number;
  sent: number;
  isFinished: boolean;
}

/** Sound that waits to be sent, item after item, and how much of each was. Per call. */
export class PlayQueue {
  readonly #items: QueuedItem[] = [];
  readonly #stopped = new Set<string>();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Adds sound; `full` where there is too much, which is then dropped. */
  play(id: string, samples: Int16Array): 'taken' | 'full' {
    if (samples.length === 0 || this.#stopped.has(id)) return 'taken';
    if (this.#waiting + samples.length > maxQueuedSamples) return 'full';
    const item = this.#find(id) ?? this.#begin(id);
    item.pieces.push(samples);
    item.waiting += samples.length;
    this.#waiting += samples.length;
    return 'taken';
  }

  /** No more sound of this item follows. */
  finish(id: string): void {
    if (this.#stopped.has(id)) return;
    (this.#find(id) ?? this.#begin(id)).isFinished = true;
  }

  /** The next 20 ms; `null` while there is too little of an item that goes on. */
  take(): PlayedFrame | null {
    const isCut = this.#items.at(-1)?.isFinished === false && this.#waiting < frameSamples;
    if (this.isEmpty || isCut) return null;
    const samples = this.#waiting === 0 ? null : new Int16Array(frameSamples);
    const ended: string[] = [];
    let filled = 0;
    for (let item = this.#items[0]; item !== undefined; item = this.#items[0]) {
      if (samples !== null) filled += this.#move(item, samples.subarray(filled));
      // Another item behind it ends one, too.
      if (item.waiting > 0 || (!item.isFinished && this.#items.length === 1)) break;
      ended.push(item.id);
      this.#items.shift();
    }
    return { samples, ended };
  }

  /** Drops everything. */
  stop(): StoppedSound | null {
    const [first] = this.#items;
    for (const { id } of this.#items) this.#stopped.add(id);
    for (const id of this.#stopped) if (this.#stopped.size > maxStopped) this.#stopped.delete(id);
    this.#items.length = 0;
    this.#waiting = 0;
    return first === undefined ? null : { itemId: first.id, playedMs: first.sent / samplesPerMs };
  }

  #find(id: string): QueuedItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  #begin(id: string): QueuedItem {
    const item = { id, pieces: [], offset: 0, waiting: 0, sent: 0, isFinished: false };
    this.#items.push(item);
    return item;
  }

  #move(item: QueuedItem, target: Int16Array): number {
    let filled = 0;
    for (let [piece] = item.pieces; piece !== undefined && filled < target.length; [piece] = item.pieces) {
      const part = piece.subarray(item.offset, item.offset + target.length - filled);
      target.set(part, filled);
      filled += part.length;
      item.offset += part.length;
      if (item.offset < piece.length) break;
      item.pieces.shift();
      item.offset = 0;
    }
    item.waiting -= filled;
    item.sent += filled;
    this.#waiting -= filled;
    return filled;
  }
}
