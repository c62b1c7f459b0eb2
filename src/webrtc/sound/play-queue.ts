import type { StoppedSound } from '../../core/realtime/media-call.ts';
import type { SoundRoom } from './sound-room.ts';

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

/** A block of samples, of which the first are there. */
interface Piece {
  readonly samples: Int16Array;
  length: number;
}

interface QueuedItem {
  readonly id: string;
  readonly pieces: Piece[];
  /** Samples of the first piece that are sent. */
  offset: number;
  /** Samples that wait. */
  waiting: number;
  sent: number;
  isFinished: boolean;
}

/**
 * Sound that waits to be sent, item after item, and how much of each was. An item that goes on, and has no sound at the moment, lets those behind
 * it go first. Per call.
 */
export class PlayQueue {
  readonly #room: SoundRoom;
  readonly #items: QueuedItem[] = [];
  readonly #stopped = new Set<string>();
  #waiting = 0;

  /** What waits is taken of this room, and given back when it is sent or dropped. */
  constructor(room: SoundRoom) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Adds sound; `full` where there is too much, which is then dropped. */
  play(id: string, samples: Int16Array): 'taken' | 'full' {
    if (samples.length === 0 || this.#stopped.has(id)) return 'taken';
    if (this.#waiting + samples.length > maxQueuedSamples) return 'full';
    if (this.#room.take(samples.length, this.#waiting) === 'full') return 'full';
    const item = this.#find(id) ?? this.#begin(id);
    addPiece(item.pieces, samples);
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
    const last = this.#items.findLast(({ waiting }) => waiting > 0);
    if (last?.isFinished === false && this.#waiting < frameSamples) return null;
    const samples = this.#waiting === 0 ? null : new Int16Array(frameSamples);
    const ended = this.#fill(samples ?? new Int16Array(0));
    return samples === null && ended.length === 0 ? null : { samples, ended };
  }

  /** Drops what is not sent of one item, or of all (`null`). Says how much of each was, that of the first item first. */
  stop(id: string | null): readonly StoppedSound[] {
    const stopped: StoppedSound[] = [];
    for (const item of this.#items.splice(0)) {
      if (id !== null && item.id !== id) {
        this.#items.push(item);
        continue;
      }
      this.#waiting -= item.waiting;
      this.#room.give(item.waiting);
      this.#stopped.add(item.id);
      stopped.push({ itemId: item.id, playedMs: item.sent / samplesPerMs });
    }
    for (const old of this.#stopped) if (this.#stopped.size > maxStopped) this.#stopped.delete(old);
    return stopped;
  }

  /** Takes samples, and the items that end with them, whose ids it returns. */
  #fill(samples: Int16Array): readonly string[] {
    const ended: string[] = [];
    const dry: QueuedItem[] = [];
    let filled = 0;
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) {
      filled += this.#move(item, samples.subarray(filled));
      if (item.waiting > 0) {
        this.#items.unshift(item);
        break;
      }
      if (item.isFinished) ended.push(item.id);
      else dry.push(item);
    }
    this.#items.push(...dry);
    return ended;
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
      const end = Math.min(piece.length, item.offset + target.length - filled);
      const part = piece.samples.subarray(item.offset, end);
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
    this.#room.give(filled);
    return filled;
  }
}

/** Short ones share a block: each costs more to keep than it has, and who speaks sample by sample would fill the memory before the queue. */
function addPiece(pieces: Piece[], samples: Int16Array): void {
  if (samples.length >= frameSamples) {
    pieces.push({ samples, length: samples.length });
    return;
  }
  let last = pieces.at(-1);
  if (last === undefined || last.samples.length - last.length < samples.length) {
    last = { samples: new Int16Array(frameSamples), length: 0 };
    pieces.push(last);
  }
  last.samples.set(samples, last.length);
  last.length += samples.length;
}
