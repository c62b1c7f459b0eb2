import { pauses, symbolMs } from '../code/tones.ts';
import { nextNumber, numberCycle, wordLengths } from '../code/word-code.ts';
import { FrameCutter } from '../frame-cutter.ts';
import { measurePower } from '../measure-power.ts';
import { SoundMeter, type SoundReport } from './sound-meter.ts';
import { hopSamples, ToneBank } from './tone-bank.ts';
import { WordFinder, type FoundWord } from './word-finder.ts';

/** Stands for words that were spoken and could not be understood. */
export const missedMark = '…';

/** A word, or a part of a long one, as it was understood. Milliseconds are from the first sample that was heard. */
export interface HeardWord {
  readonly text: string;
  /** Whether it goes on with the word before it. */
  readonly isJoined: boolean;
  /** Whether words before it were missed. */
  readonly isAfterGap: boolean;
  readonly startMs: number;
  readonly endMs: number;
}

/** All that was heard. */
export interface HeardSound extends Omit<SoundReport, 'kind'> {
  /** `speech` is the voice of the simulator; the speech of people is `sound`. */
  readonly kind: 'speech' | SoundReport['kind'];
  /** The words, one space between them, and `…` for those that were missed; empty where there was no speech. */
  readonly text: string;
  /** Whether no word was missed, the last one included. */
  readonly isComplete: boolean;
}

/**
 * Understands the voice of the simulator, in 24 kHz mono, piece by piece, whatever else there is to hear; for one turn or one
 * session. A word is understood when it ends, or missed: what the checksums do not confirm is never shown. It keeps the
 * words, 20 bytes a second.
 */
export class Listener {
  readonly #hops = new FrameCutter(hopSamples);
  readonly #tones = new ToneBank();
  readonly #words = new WordFinder();
  readonly #meter = new SoundMeter((hopSamples * 1_000) / 24_000);
  #last: FoundWord | null = null;
  #text = '';
  #hasGap = false;

  /** The words that end in these samples. */
  hear(samples: Int16Array): readonly HeardWord[] {
    const heard: HeardWord[] = [];
    for (const hop of this.#hops.cut(samples)) {
      this.#meter.measure(measurePower(hop));
      const word = this.#words.find(this.#tones.hear(hop));
      if (word !== null) heard.push(this.#take(word));
    }
    return heard;
  }

  /** What was heard until now. */
  report(): HeardSound {
    const sound = this.#meter.report();
    if (this.#last === null) return { ...sound, text: '', isComplete: true };
    const isCutOff = !this.#last.isLast;
    return {
      ...sound,
      kind: 'speech',
      text: isCutOff ? `${this.#text} ${missedMark}` : this.#text,
      isComplete: !isCutOff && !this.#hasGap,
    };
  }

  #take(word: FoundWord): HeardWord {
    const { text, isJoined, startMs, endMs } = word;
    const last = this.#last;
    const isAfterGap = !isNext(word, last);
    const space = this.#text === '' ? '' : ' ';
    if (isAfterGap) this.#text += `${space}${missedMark}${isJoined ? '' : ' '}${text}`;
    else this.#text += isJoined ? text : space + text;
    this.#last = word;
    this.#hasGap ||= isAfterGap;
    return { text, isJoined, isAfterGap, startMs, endMs };
  }
}

/** The shortest time that as many words take as there are numbers: after it, they say nothing. */
const maxPauseMs = numberCycle * ((1 + wordLengths.min) * symbolMs + pauses.word);

/** Whether nothing was said between a word and the last one before it. */
function isNext(word: FoundWord, last: FoundWord | null): boolean {
  if (last === null || last.isLast) return word.number === 0;
  return word.number === nextNumber(last.number) && word.startMs - last.endMs < maxPauseMs;
}
