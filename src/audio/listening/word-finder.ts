import { decodeWord, wordLengths, type CodedWord } from '../code/word-code.ts';
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
      const count = (this.#hop - beginning) / symbolHops + 1;
      if (!Number.isInteger(count) || count < wordLengths.min) continue;
      const word = decodeWord(this.#readSymbols(beginning, count));
      if (word !== null) return this.#settle(word, beginning);
      if (count >= wordLengths.max)
        this.#beginnings = this.#beginnings.filter((other) => other !== beginning);
    }
    return null;
  }

  #readSymbols(beginning: number, count: number): readonly number[] {
    return Array.from(
      { length: count },
      (_, index) => this.#symbols[(beginning + index * symbolHops) % rememberedHops] ?? 0,
    );
  }

  #settle(word: CodedWord, beginning: number): FoundWord {
    this.#beginnings = this.#beginnings.filter((other) => other > this.#hop);
    if (!word.isLast)
      this.#expect(Object.values(pauses).map((pause) => this.#hop + 2 * symbolHops + pause / hopMs));
    return {
      ...word,
      startMs: this.#middleOf(beginning - symbolHops) - symbolMs / 2,
      endMs: this.#middleOf(this.#hop) + symbolMs / 2,
    };
  }

  /** Milliseconds to the middle of the window of 20 ms that ends with a hop. */
  #middleOf(hop: number): number {
    return (hop + 1) * hopMs - 10;
  }
}

function findMiddle(strengths: readonly number[]): number {
  const enough = Math.max(...strengths) * plateau;
  const first = strengths.findIndex((strength) => strength >= enough);
  const last = strengths.findLastIndex((strength) => strength >= enough);
  return Math.round((first + last) / 2);
}
