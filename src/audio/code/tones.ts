import { innerRate } from '../formats/audio-format.ts';

/**
 * Each symbol is two tones that sound together, as two formants of a vowel do: the upper half of the byte chooses the lower
 * one, the lower half the higher. All are multiples of 50 Hz, so that none is heard in 20 ms of another, and within the band of a
 * telephone, 300 to 3400 Hz.
 */
export const lowTones = createScale(400, 50);
export const highTones = createScale(1_500, 100);

/** What no symbol has begins each word: below it the higher tones, above them. */
export const attackTones = { low: 1_250, high: 3_200 } as const;

/** How long each symbol lasts: of 30 ms the 20 in the middle are listened to. */
export const symbolMs = 30;
export const symbolSamples = (innerRate * symbolMs) / 1_000;

/** What is silent behind a word. None is as long as the shortest silence that ends a turn (100 ms), so that what is said stays one turn. */
export const pauses = { word: 30, comma: 60, sentence: 90 } as const;

function createScale(lowest: number, step: number): readonly number[] {
  return Array.from({ length: 16 }, (_, index) => lowest + step * index);
}
