import { convertMsToSamples, innerRate } from '../formats/audio-format.ts';
import { splitWords, type WordPart } from '../code/split-words.ts';
import { pauses, symbolMs } from '../code/tones.ts';
import { encodeWord, nextNumber } from '../code/word-code.ts';

/** A word, or a part of a long one, as it will be spoken. Milliseconds are from the beginning of what is said. */
export interface PlannedWord extends WordPart {
  readonly startMs: number;
  /** Where its sound ends; a pause follows. */
  readonly endMs: number;
  /** What it is written with. */
  readonly symbols: readonly number[];
  /** How many words of its sentence were before it. */
  readonly place: number;
  /** Whether its sentence asks: known of the last word only. */
  readonly asks: boolean;
}

/** Silence before the first word and behind the last one: voice detection hears what silence is, and filters end. */
export const breathMs = 60;

/** The words of a text with their times, one after the other: with whoever stops in the middle, no more is worked out. */
export function* planSpeech(text: string): Generator<PlannedWord, void> {
  let [startMs, number, place] = [breathMs, 0, 0];
  for (const { part, isLast, isSplit } of lookAhead(splitWords(text))) {
    const symbols = encodeWord({ ...part, isLast, number });
    const endMs = startMs + (symbols.length + 1) * symbolMs;
    yield { ...part, startMs, endMs, symbols, place, asks: part.text.endsWith('?') };
    const pauseMs = isSplit ? pauses.word : findPause(part.text);
    startMs = endMs + pauseMs;
    number = nextNumber(number);
    place = pauseMs === pauses.sentence ? 0 : place + 1;
  }
}

/** How long a text takes to say, in samples of 24 kHz: whole frames of 20 ms, none for a text without words. */
export function measureSpeech(text: string): number {
  let endMs = 0;
  for (const word of planSpeech(text)) endMs = word.endMs + breathMs;
  return convertMsToSamples(Math.ceil(endMs / 20) * 20, innerRate);
}

function* lookAhead(parts: Iterable<WordPart>) {
  let waiting: WordPart | null = null;
  for (const part of parts) {
    if (waiting !== null) yield { part: waiting, isLast: false, isSplit: part.isJoined };
    waiting = part;
  }
  if (waiting !== null) yield { part: waiting, isLast: true, isSplit: false };
}

function findPause(text: string): number {
  if (/[.!?。！？…]["')\]]*$/u.test(text)) return pauses.sentence;
  return /[,;:，、；：]["')\]]*$/u.test(text) ? pauses.comma : pauses.word;
}
