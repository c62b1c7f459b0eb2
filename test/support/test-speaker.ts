import type { ClientSpeaker } from '../../src/core/realtime/client-channel.ts';
import type { StoppedSound } from '../../src/core/realtime/media-call.ts';
import { PlayQueue } from '../../src/webrtc/sound/play-queue.ts';
import { SoundRoom } from '../../src/webrtc/sound/sound-room.ts';
import { writePcm } from './sounds.ts';

/** Speech of this length, as events carry it. */
export function createSpeech(milliseconds: number): string {
  return writePcm(new Int16Array(milliseconds * 24));
}

/** Plays as a call does, but when a test wants it to. */
export class TestSpeaker implements ClientSpeaker {
  /** What was ordered, in order. */
  readonly orders: string[] = [];
  onPlayed: (itemId: string) => void = () => undefined;
  readonly #queue = new PlayQueue(new SoundRoom(() => 1));
  readonly #items = new Map<string, number>();
  /** Samples that were sent, by the number of their item. */
  readonly #sent: number[] = [];

  play(audio: string, itemId: string): void {
    const bytes = Buffer.from(audio, 'base64');
    this.orders.push(`play ${itemId} ${String(bytes.length / 48)}`);
    this.#queue.play(itemId, new Int16Array(bytes.length / 2).fill(this.#number(itemId)));
  }

  finish(itemId: string): void {
    this.orders.push(`finish ${itemId}`);
    this.#queue.finish(itemId);
  }

  stopPlaying(itemId?: string): Promise<readonly StoppedSound[]> {
    this.orders.push(`stop ${itemId ?? 'all'}`);
    return Promise.resolve(this.#queue.stop(itemId ?? null));
  }

  /** So much time passes. */
  advance(milliseconds: number): void {
    for (let passed = 0; passed < milliseconds; passed += 20) {
      const frame = this.#queue.take();
      if (frame === null) return;
      for (const sample of frame.samples ?? []) this.#sent[sample] = (this.#sent[sample] ?? 0) + 1;
      for (const itemId of frame.ended) this.onPlayed(itemId);
    }
  }

  /** Of an item, by the samples that were sent. */
  countPlayedMs(itemId: string): number {
    return (this.#sent[this.#number(itemId)] ?? 0) / 24;
  }

  /** What the samples of an item are. Silence is 0. */
  #number(itemId: string): number {
    const known = this.#items.get(itemId) ?? this.#items.size + 1;
    this.#items.set(itemId, known);
    return known;
  }
}
