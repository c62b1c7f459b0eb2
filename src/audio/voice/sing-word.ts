import { clipSample } from '../formats/clip-sample.ts';
import { innerRate } from '../formats/audio-format.ts';
import { attackTones, highTones, lowTones, symbolSamples } from '../code/tones.ts';
import type { PlannedWord } from './plan-speech.ts';
import type { VoiceTraits } from './voices.ts';

/** Of 32 768: about as loud as speech is recorded, -17 dBFS, and never near the ends. */
const loudness = 5_600;

/** Tones slide into one another, half of it before and half of it behind where a symbol ends. */
const slideSamples = innerRate * 0.008;

/** The beginning and the end of a word are not abrupt. */
const rampSamples = innerRate * 0.008;

/** A syllable is so many symbols long, and its ends are quieter by this part. */
const syllableSymbols = 6;
const syllableDepth = 0.4;

const sines = Float32Array.from({ length: 8_192 }, (_, index) => Math.sin((2 * Math.PI * index) / 8_192));

/** The sound of a word: 24 kHz mono from its beginning to its end. */
export function singWord(word: PlannedWord, voice: VoiceTraits): Int16Array {
  const low = [attackTones.low, ...word.symbols.map((symbol) => lowTones[symbol >> 4] ?? 0)];
  const high = [attackTones.high, ...word.symbols.map((symbol) => highTones[symbol & 15] ?? 0)];
  const samples = new Int16Array(low.length * symbolSamples);
  const phases = { low: 0, high: 0, hum: 0 };
  for (let index = 0; index < samples.length; index += 1) {
    phases.low += slide(low, index) / innerRate;
    phases.high += slide(high, index) / innerRate;
    phases.hum += (voice.pitch * bend(word, index / samples.length)) / innerRate;
    const sound = sine(phases.low) + voice.brightness * sine(phases.high) + voice.warmth * sine(phases.hum);
    samples[index] = clipSample(loudness * swell(index, samples.length) * sound);
  }
  return samples;
}

/** The frequency at a sample of a word whose symbols have these. */
function slide(tones: readonly number[], index: number): number {
  const at = Math.floor(index / symbolSamples);
  const within = index - at * symbolSamples;
  const tone = tones[at] ?? 0;
  const half = slideSamples / 2;
  if (within < half) {
    const before = tones[at - 1] ?? tone;
    return before + (tone - before) * (0.5 + within / slideSamples);
  }
  const left = symbolSamples - within;
  if (left > half) return tone;
  const next = tones[at + 1] ?? tone;
  return next + (tone - next) * (0.5 + left / slideSamples);
}

/** Sentences fall from their first word on, each word rises a little in its middle, and questions rise at their end. */
function bend({ place, asks }: PlannedWord, progress: number): number {
  const line = 1.12 - 0.025 * Math.min(place, 8);
  const accent = 0.08 * Math.sin(Math.PI * progress);
  return line + accent + (asks ? 0.3 * progress : 0);
}

/** How loud a word is at a sample, from 0 to 1. */
function swell(index: number, length: number): number {
  const edge = Math.min(index, length - 1 - index);
  const ramp = edge >= rampSamples ? 1 : 0.5 - 0.5 * sine(0.25 + edge / rampSamples / 2);
  const syllable = sine(0.25 + index / (syllableSymbols * symbolSamples));
  return ramp * (1 - syllableDepth * (0.5 + 0.5 * syllable));
}

/** Of whole turns, not of radians. */
function sine(turns: number): number {
  return sines[Math.round(turns * 8_192) & 8_191] ?? 0;
}
