import { measureOpusPacket } from './measure-opus-packet.ts';
import type { RtpPacket } from './rtp-packet.ts';

/** What is next in the sound of a client. Lengths are in 48,000ths of a second. */
export type SoundStep =
  | { readonly kind: 'packet'; readonly payload: Uint8Array; readonly ticks: number }
  /** Was lost. `next` is the packet after it, which may have a copy of it; `null` where that is too far away. */
  | { readonly kind: 'lost'; readonly ticks: number; readonly next: Uint8Array | null }
  /** Nothing was sent. */
  | { readonly kind: 'silence'; readonly ticks: number };

const ticksPerMs = 48;
/** For so long a packet waits for those before it, in milliseconds. */
const maxWaitMs = 60;
/** So many packets wait for those before them. */
const maxHeld = 16;
/** A longer loss is guessed for so long, and silence then. */
const maxGuess = 120 * ticksPerMs;
/**
 * After so long without a packet all of its time counts as silence, in milliseconds. Less would tear words of clients that are late for a
 * moment; more would be noticed by whoever waits for the end of a turn, which is told after half a second.
 */
const quietAfterMs = 240;
/** A packet further away than this begins anew (RFC 3550, A.1). */
const maxJump = 1_000;
/** So much more sound than time has passed is taken; the rest is dropped. */
const maxAhead = 5_000 * ticksPerMs;
const maxSilentAhead = 1_000 * ticksPerMs;

interface HeldPacket {
  readonly packet: RtpPacket;
  readonly ticks: number;
  readonly arrivedAt: number;
}

/**
 * Puts packets of sound in order, and says what is missing: lost, or never sent. Nothing waits to be heard, as what is in order is passed on at
 * once. All times are what it is told. Per call.
 */
export class JitterBuffer {
  readonly #held = new Map<number, HeldPacket>();
  #ssrc: number | null = null;
  #startedAt = 0;
  #arrivedAt = 0;
  /** Numbers without their wrap-around. */
  #nextSequence = 0;
  #nextTimestamp = 0;
  /** All that was passed on. */
  #passed = 0;
  /** Silence that was passed on before it was known how long it is. */
  #advance = 0;
  #lastTicks = 0;

  /** Takes a packet that came now. What is no Opus, came twice or too late is dropped. */
  put(packet: RtpPacket, now: number): void {
    const ticks = measureOpusPacket(packet.payload);
    if (ticks === null || this.#aheadBy(now) > maxAhead) return;
    let offset = toSigned16(packet.sequence - this.#nextSequence);
    if (packet.ssrc !== this.#ssrc || Math.abs(offset) > maxJump) {
      this.#begin(packet, now);
      offset = 0;
    }
    this.#arrivedAt = now;
    const sequence = this.#nextSequence + offset;
    if (offset < 0 || this.#held.has(sequence)) return;
    this.#held.set(sequence, { packet, ticks, arrivedAt: now });
  }

  /** What can be passed on by now. Call it after each packet, and every few milliseconds. */
  take(now: number): readonly SoundStep[] {
    if (this.#ssrc === null) return [];
    const steps: SoundStep[] = [];
    for (let isLoss = false; ;) {
      const held = this.#held.get(this.#nextSequence);
      if (held !== undefined) {
        this.#pass(held, isLoss ? 'lost' : 'silence', { steps, now });
        isLoss = false;
      } else if (this.#hasWaited(now)) {
        this.#nextSequence = Math.min(...this.#held.keys());
        isLoss = true;
      } else break;
    }
    this.#fillQuiet(steps, now);
    for (const { ticks } of steps) this.#passed += ticks;
    return steps;
  }

  #begin({ ssrc, sequence, timestamp }: RtpPacket, now: number): void {
    if (this.#ssrc === null) this.#startedAt = now;
    this.#held.clear();
    this.#ssrc = ssrc;
    this.#nextSequence = sequence;
    this.#nextTimestamp = timestamp;
    this.#advance = 0;
  }

  #aheadBy(now: number): number {
    return this.#ssrc === null ? 0 : this.#passed - (now - this.#startedAt) * ticksPerMs;
  }

  #hasWaited(now: number): boolean {
    if (this.#held.size >= maxHeld) return true;
    for (const { arrivedAt } of this.#held.values()) if (now - arrivedAt >= maxWaitMs) return true;
    return false;
  }

  #pass(
    held: HeldPacket,
    missing: 'lost' | 'silence',
    { steps, now }: { readonly steps: SoundStep[]; readonly now: number },
  ): void {
    const { packet, ticks } = held;
    this.#held.delete(this.#nextSequence);
    this.#nextSequence += 1;
    const gap = this.#measureGap(packet.timestamp, now);
    if (gap > 0 && missing === 'silence') steps.push({ kind: 'silence', ticks: gap });
    else if (gap > maxGuess) {
      steps.push({ kind: 'lost', ticks: maxGuess, next: null }, { kind: 'silence', ticks: gap - maxGuess });
    } else if (gap > 0) steps.push({ kind: 'lost', ticks: gap, next: packet.payload });
    steps.push({ kind: 'packet', payload: packet.payload, ticks });
    this.#nextTimestamp = packet.timestamp + ticks;
    this.#lastTicks = ticks;
  }

  /** What is missing before a packet, by its timestamp; never more than the time that has passed allows. */
  #measureGap(timestamp: number, now: number): number {
    const gap = Math.max(0, (timestamp - this.#nextTimestamp) | 0);
    const filled = Math.min(gap, this.#advance);
    this.#advance -= filled;
    return Math.min(gap - filled, Math.max(0, maxSilentAhead - this.#aheadBy(now)));
  }

  /** A client that sends nothing is silent; in whole frames of 20 ms. */
  #fillQuiet(steps: SoundStep[], now: number): void {
    if (this.#held.size > 0 || now - this.#arrivedAt < quietAfterMs) return;
    const quiet = (now - this.#arrivedAt) * ticksPerMs - this.#lastTicks - this.#advance;
    const ticks = Math.floor(quiet / 960) * 960;
    if (ticks <= 0) return;
    this.#advance += ticks;
    steps.push({ kind: 'silence', ticks });
  }
}

function toSigned16(difference: number): number {
  return ((difference + 0x8000) & 0xffff) - 0x8000;
}
