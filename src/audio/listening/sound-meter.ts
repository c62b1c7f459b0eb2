import { convertLevelToPower, convertPowerToLevel } from '../measure-power.ts';

/** Levels are counted in whole decibels below full scale, down to this one. */
const quietestDb = -100;

/** What is quieter than this nobody hears, nor takes for speech. */
const silenceDb = -54;

/** What stands out of the quieter parts by so much is a sound; steady noise does not. */
const contrastDb = 9;

/** Shorter sounds are clicks. */
const minSoundMs = 60;

/** How sure it is what the quieter parts are: one frame in ten is as quiet. */
const quietShare = 0.1;

/** What there was to hear, whatever it means. */
export interface SoundReport {
  /** `noise` is steady: a fan, a hum, one tone. `sound` comes and goes, as speech does. */
  readonly kind: 'silence' | 'noise' | 'sound';
  readonly durationMs: number;
  /** How long there was more than what is always there. */
  readonly soundMs: number;
  /** How loud that was, or the noise or the silence where there was nothing else: whole decibels below full scale, from -100 to 0. */
  readonly levelDb: number;
}

/** Measures how loud something is. It takes the same memory however long that lasts. */
export class SoundMeter {
  readonly #frameMs: number;
  /** How many frames had each level. */
  readonly #counts = new Float64Array(1 - quietestDb);
  #frames = 0;

  constructor(frameMs: number) {
    this.#frameMs = frameMs;
  }

  /** The power of one more frame: the mean square of 16-bit samples. */
  measure(power: number): void {
    const level = Math.min(0, Math.round(convertPowerToLevel(power)));
    this.#counts[-level] = (this.#counts[-level] ?? 0) + 1;
    this.#frames += 1;
  }

  report(): SoundReport {
    const loudFrom = Math.max(silenceDb, this.#findLevel(quietShare) + contrastDb);
    const loudMs = this.#countFrom(loudFrom) * this.#frameMs;
    const durationMs = this.#frames * this.#frameMs;
    if (loudMs >= minSoundMs)
      return { kind: 'sound', durationMs, soundMs: loudMs, levelDb: this.#averageFrom(loudFrom) };
    const levelDb = this.#findLevel(0.5);
    return { kind: levelDb < silenceDb ? 'silence' : 'noise', durationMs, soundMs: 0, levelDb };
  }

  /** The level that this share of the frames is no louder than; the quietest where there are none. */
  #findLevel(share: number): number {
    let counted = 0;
    for (let level = quietestDb; level < 0; level += 1) {
      counted += this.#counts[-level] ?? 0;
      if (counted >= this.#frames * share) return level;
    }
    return 0;
  }

  #countFrom(levelDb: number): number {
    return this.#counts.subarray(0, 1 - levelDb).reduce((sum, count) => sum + count, 0);
  }

  #averageFrom(levelDb: number): number {
    const counts = this.#counts.subarray(0, 1 - levelDb);
    const total = counts.reduce((sum, count, level) => sum + count * convertLevelToPower(-level), 0);
    return Math.round(convertPowerToLevel(total / this.#countFrom(levelDb)));
  }
}
