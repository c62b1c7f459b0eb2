import { decodeWord, readLength, wordLengths, type CodedWord } from '../code/word-code.ts';
import { pauses, symbolMs } from '../code/tones.ts';
import type { HeardTones } from './tone-bank.ts';

const hopMs = 5;

/** From the middle of a symbol to that of the next. */
const symbolHops = symbolMs / hopMs;

/** As many as the longest word takes, and some more. */
const rememberedHops = 256;

/** Beginnings that are thought possible at a time. Noise has one a second. */
const maxBeginnings = 16;

/** Hops that are searched for the middle of the sound that begins a word. */
const maxAttackHops = 12;

/** Where the sound that begins a word is nearly as strong as it gets, its window lies within it. */
const plateau = 0.85;

/**
 * Where sound was cut out within a word, or put in, as players do that are late: 20 or 10 ms, and 5 more or less. The rest of the
 * word is that many hops early or late.
 */
const slips = [-4, -2, 2, 4] as const;
const latestSlip = 4;

/** A word that was understood, on the clock of all that was heard. */
export interface FoundWord extends CodedWord {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Finds words among the tones. Each beginning that it hears is followed until the symbols behind it are a word or too many;
 * behind a word it also follows those that it does not hear, as the next word is never far. What overlaps a word is dropped.
 */
export class WordFinder {
  readonly #symbols = new Uint8Array(rememberedHops);
  #hop = 0;
  /** Where the first symbol of a word may be. */
  #beginnings: readonly number[] = [];
  #attacks: number[] = [];

  /** The word that ends with this hop, or `null`. */
  find({ symbol, attack }: HeardTones): FoundWord | null {
    this.#symbols[this.#hop % rememberedHops] = symbol;
    this.#followAttack(attack);
    const found = this.#tryBeginnings();
    this.#hop += 1;
    return found;
  }

  #followAttack(attack: number): void {
    if (attack > 0) this.#attacks.push(attack);
    const isOver = attack === 0 || this.#attacks.length === maxAttackHops;
    if (!isOver || this.#attacks.length === 0) return;
    const first = this.#hop - this.#attacks.length + (attack === 0 ? 0 : 1);
    this.#expect([first + findMiddle(this.#attacks) + symbolHops]);
    this.#attacks = [];
  }

  #expect(beginnings: readonly number[]): void {
    const unknown = beginnings.filter((beginning) => !this.#beginnings.includes(beginning));
    this.#beginnings = [...this.#beginnings, ...unknown].slice(-maxBeginnings);
  }

  #tryBeginnings(): FoundWord | null {
    for (const beginning of this.#beginnings) {
      const found = this.#tryWhole(beginning) ?? this.#trySlipped(beginning);
      if (found !== null) return found;
      if (this.#hop - beginning >= wordLengths.max * symbolHops) this.#forget(beginning);
    }
    return null;
  }

  #tryWhole(beginning: number): FoundWord | null {
    const length = (this.#hop - beginning) / symbolHops + 1;
    if (!Number.isInteger(length) || length < wordLengths.min || length > wordLengths.max) return null;
    const word = decodeWord(this.#readSymbols(beginning, length));
    return word === null ? null : this.#settle(word, { beginning, end: this.#hop });
  }

  /**
   * Once, when the word should have ended, even late. Of the many words that are tried none may have more than one wrong symbol, the
   * one that was cut, or noise would be taken for a word every month.
   */
  #trySlipped(beginning: number): FoundWord | null {
    const length = readLength(this.#symbols[beginning % rememberedHops] ?? 0);
    const end = beginning + (length - 1) * symbolHops;
    if (this.#hop !== end + latestSlip) return null;
    const symbols = this.#readSymbols(beginning, length);
    for (const slip of slips) {
      const slipped = this.#readSymbols(beginning + slip, length);
      for (let place = 1; place < length; place += 1) {
        const word = decodeWord([...symbols.slice(0, place), ...slipped.slice(place)], 1);
        if (word !== null) return this.#settle(word, { beginning, end: end + slip });
      }
    }
    return null;
  }

  #forget(beginning: number): void {
    this.#beginnings = this.#beginnings.filter((other) => other !== beginning);
  }

  #readSymbols(beginning: number, count: number): readonly number[] {
    return Array.from(
      { length: count },
      (_, index) => this.#symbols[(beginning + index * symbolHops) % rememberedHops] ?? 0,
    );
  }

  #settle(word: CodedWord, { beginning, end }: { beginning: number; end: number }): FoundWord {
    this.#beginnings = this.#beginnings.filter((other) => other > end);
    if (!word.isLast) this.#expect(Object.values(pauses).flatMap((pause) => listNext(end, pause)));
    return {
      ...word,
      startMs: middleOf(beginning - symbolHops) - symbolMs / 2,
      endMs: middleOf(end) + symbolMs / 2,
    };
  }
}

/** Where the first symbol of the next word may be, behind a pause of which nothing is missing, or 20 ms. */
function listNext(end: number, pauseMs: number): readonly number[] {
  const next = end + 2 * symbolHops + pauseMs / hopMs;
  return [next, next - latestSlip];
}

/** Milliseconds to the middle of the window of 20 ms that ends with a hop. */
function middleOf(hop: number): number {
  return (hop + 1) * hopMs - 10;
}

function findMiddle(strengths: readonly number[]): number {
  const enough = Math.max(...strengths) * plateau;
  const first = strengths.findIndex((strength) => strength >= enough);
  const last = strengths.findLastIndex((strength) => strength >= enough);
  return Math.round((first + last) / 2);
}
