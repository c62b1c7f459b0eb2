import { innerRate } from '../formats/audio-format.ts';
import { attackTones, highTones, lowTones } from '../code/tones.ts';

/** What is looked at anew: 5 ms, at 24 kHz. */
export const hopSamples = innerRate / 200;

/** Four hops are listened to at a time: 20 ms, after which every tone of the voice is where it began. */
const windowHops = 4;

const tones = [...lowTones, attackTones.low, ...highTones, attackTones.high];

/** Tones of each of the two groups, the one that begins words last. */
const groupSize = lowTones.length + 1;

/** Cosine and sine of each tone, hop by hop: what belongs to one hop lies together. */
const waves = createWaves();

/** What a window of 20 ms sounds like. */
export interface HeardTones {
  /** The symbol whose tones are the strongest. */
  readonly symbol: number;
  /** The energy of the tones that begin a word where those are the strongest, else 0. */
  readonly attack: number;
}

/** Tells how strong each tone of the voice is, in windows of 20 ms, every 5 ms. */
export class ToneBank {
  /** Real and imaginary parts of each tone, for the last hops, the oldest of which is overwritten. */
  readonly #sums = Array.from({ length: windowHops }, () => new Float64Array(2 * tones.length));
  readonly #energies = new Float64Array(tones.length);
  #hop = 0;

  /** The window that ends with this hop of 120 samples. */
  hear(samples: Int16Array): HeardTones {
    const slot = this.#hop % windowHops;
    this.#correlate(samples, slot);
    this.#hop += 1;
    this.#addUp();
    const low = findStrongest(this.#energies, 0);
    const high = findStrongest(this.#energies, groupSize);
    const symbol = (low.tone << 4) | high.tone;
    const begins = low.attack > low.energy && high.attack > high.energy;
    return { symbol, attack: begins ? low.attack + high.attack : 0 };
  }

  #correlate(samples: Int16Array, slot: number): void {
    const sums = this.#sums[slot];
    const wave = waves[slot];
    if (!sums || !wave) return;
    for (let tone = 0, at = 0; tone < tones.length; tone += 1) {
      let [real, imaginary] = [0, 0];
      for (let index = 0; index < hopSamples; index += 1, at += 2) {
        const sample = samples[index] ?? 0;
        real += sample * (wave[at] ?? 0);
        imaginary += sample * (wave[at + 1] ?? 0);
      }
      sums[2 * tone] = real;
      sums[2 * tone + 1] = imaginary;
    }
  }

  #addUp(): void {
    for (let tone = 0; tone < tones.length; tone += 1) {
      let [real, imaginary] = [0, 0];
      for (const sums of this.#sums) {
        real += sums[2 * tone] ?? 0;
        imaginary += sums[2 * tone + 1] ?? 0;
      }
      this.#energies[tone] = real * real + imaginary * imaginary;
    }
  }
}

/** The strongest tone of a group, and how strong the one beside them is that begins words. */
function findStrongest(energies: Float64Array, start: number) {
  const attack = energies[start + groupSize - 1] ?? 0;
  let [tone, energy] = [0, -1];
  for (let index = 0; index < groupSize - 1; index += 1) {
    const other = energies[start + index] ?? 0;
    if (other > energy) [tone, energy] = [index, other];
  }
  return { tone, energy, attack };
}

function createWaves(): readonly Float32Array[] {
  return Array.from({ length: windowHops }, (_, hop) => {
    const wave = new Float32Array(2 * tones.length * hopSamples);
    tones.forEach((tone, place) => {
      for (let index = 0; index < hopSamples; index += 1) {
        const angle = (2 * Math.PI * tone * (hop * hopSamples + index)) / innerRate;
        wave.set([Math.cos(angle), Math.sin(angle)], 2 * (place * hopSamples + index));
      }
    });
    return wave;
  });
}
