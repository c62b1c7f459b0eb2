import { convertLevelToPower } from '../measure-power.ts';

/** What is quieter is taken for as loud: a digital silence has noise of its last bit. */
const minPower = convertLevelToPower(-61);

/** What the first moments are at most taken for: somebody who speaks at once is no noise. */
const maxFirstPower = convertLevelToPower(-30);

/** Of the first frames, so many of the quietest are the noise. */
const quietestFrames = 3;

/** How much of the way noise is followed in a frame, and how much louder a frame may seem. */
const rising = { share: 0.01, maxRatio: 2 } as const;
const fallingShare = 0.4;

/** Speech has pauses. What had none for as long as this, twice, is the noise of something that was switched on. */
const pauselessFrames = 200;

/** How loud it is when nobody speaks, learned from frames of 10 ms. */
export class NoiseFloor {
  /** The mean of the squares of 16-bit samples. */
  power = minPower;
  /** The quietest frames of this stretch of speech and of the one before it. */
  #quietest = { before: Infinity, now: Infinity };
  #frames = 0;

  /** Begins with the quietest of the first frames. */
  calibrate(powers: readonly number[]): void {
    const quietest = powers.toSorted((one, other) => one - other).slice(0, quietestFrames);
    const mean = quietest.reduce((sum, power) => sum + power, 0) / quietestFrames;
    this.power = Math.min(maxFirstPower, Math.max(minPower, mean));
  }

  /** A frame without speech. One that may be the beginning of speech is not followed, nor is digital silence: no microphone has it. */
  followNoise(power: number, loudness: 'loud' | 'quiet'): void {
    this.#forgetSpeech();
    if (loudness === 'loud' || power === 0) return;
    const change =
      power < this.power
        ? (power - this.power) * fallingShare
        : (Math.min(power, this.power * rising.maxRatio) - this.power) * rising.share;
    this.power = Math.max(minPower, this.power + change);
  }

  /** A frame of speech: its pauses show the noise. */
  followSpeech(power: number): void {
    this.#quietest.now = Math.min(this.#quietest.now, power);
    this.#frames += 1;
    if (this.#frames < pauselessFrames) return;
    const quietest = Math.min(this.#quietest.before, this.#quietest.now);
    if (this.#quietest.before < Infinity) this.power = Math.max(minPower, quietest);
    this.#quietest = { before: this.#quietest.now, now: Infinity };
    this.#frames = 0;
  }

  #forgetSpeech(): void {
    this.#quietest = { before: Infinity, now: Infinity };
    this.#frames = 0;
  }
}
