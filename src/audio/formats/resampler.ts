import { clipSample } from './clip-sample.ts';

/** Zero crossings of the filter on either side of a sample, at the lower of the two rates. */
const crossings = 24;

/** Where the filter has half its height, as a part of the lower rate: 3.8 of 8 kHz, 11.4 of 24 kHz. */
const cutoff = 0.475;

/** Kaiser's window: what lies beyond the transition is 100 dB below. */
const beta = 10;

/**
 * Samples of one channel from one rate to another, a piece at a time: where pieces begin and end cannot be heard. A
 * polyphase filter: each output takes the phase of the place where it lies. An output comes when the filter's right
 * half is there, 3 ms at 8 kHz and less at others; nothing is moved in time.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #half: number;
  readonly #filter: Float64Array;
  /** What the next output still needs; begins with the silence before the first sample. */
  #kept: Float64Array;
  /** Of the next output, in steps of 1 / up of an input, counted from the first kept sample's filter centre. */
  #position = 0;

  constructor(from: number, to: number) {
    const divisor = findDivisor(from, to);
    this.#up = to / divisor;
    this.#down = from / divisor;
    this.#half = Math.ceil(crossings * Math.max(1, from / to));
    this.#filter = createFilter({ phases: this.#up, half: this.#half, ratio: Math.min(1, to / from) });
    this.#kept = new Float64Array(this.#half - 1);
  }

  /** What is due once these samples are there. */
  resample(samples: Int16Array): Int16Array {
    const [half, up] = [this.#half, this.#up];
    const input = new Float64Array(this.#kept.length + samples.length);
    input.set(this.#kept);
    input.set(samples, this.#kept.length);
    const centres = input.length - 2 * half + 1;
    const due = Math.max(0, Math.ceil((centres * up - this.#position) / this.#down));
    const output = new Int16Array(due);
    for (let index = 0; index < due; index += 1) {
      const at = this.#position + index * this.#down;
      output[index] = this.#filterAt(input, Math.floor(at / up), at % up);
    }
    const end = this.#position + due * this.#down;
    const passed = Math.min(Math.floor(end / up), input.length);
    this.#position = end - passed * up;
    this.#kept = input.slice(passed);
    return output;
  }

  /** What is left when no more samples come. In all there are as many as the time takes, rounded up. */
  end(): Int16Array {
    return this.resample(new Int16Array(this.#half));
  }

  #filterAt(input: Float64Array, start: number, phase: number): number {
    const filter = this.#filter;
    const length = 2 * this.#half;
    const row = phase * length;
    let sum = 0;
    for (let tap = 0; tap < length; tap += 1) sum += (input[start + tap] ?? 0) * (filter[row + tap] ?? 0);
    return clipSample(sum);
  }
}

/** A row for each phase, each of which leaves a steady value as it is. */
function createFilter(shape: { phases: number; half: number; ratio: number }): Float64Array {
  const { phases, half, ratio } = shape;
  const length = 2 * half;
  const filter = new Float64Array(phases * length);
  for (let phase = 0; phase < phases; phase += 1) {
    let sum = 0;
    for (let tap = 0; tap < length; tap += 1) {
      const distance = tap - half + 1 - phase / phases;
      const weight = sinc(2 * cutoff * ratio * distance) * kaiser(distance / half);
      filter[phase * length + tap] = weight;
      sum += weight;
    }
    const row = filter.subarray(phase * length, (phase + 1) * length);
    row.forEach((weight, tap) => (row[tap] = weight / sum));
  }
  return filter;
}

function sinc(value: number): number {
  return value === 0 ? 1 : Math.sin(Math.PI * value) / (Math.PI * value);
}

/** From -1 to 1, not divided by its height. */
function kaiser(place: number): number {
  return Math.abs(place) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - place * place));
}

/** The modified Bessel function of order zero. */
function bessel(value: number): number {
  let [sum, term] = [1, 1];
  for (let order = 1; term > sum * 1e-12; order += 1) {
    term *= (value / (2 * order)) ** 2;
    sum += term;
  }
  return sum;
}

function findDivisor(one: number, other: number): number {
  return other === 0 ? one : findDivisor(other, one % other);
}
