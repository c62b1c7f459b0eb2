import type { OpusDecoderHandle } from 'libopus-wasm';
import { JitterBuffer, type SoundStep } from './jitter-buffer.ts';
import { measureOpusPacket } from './measure-opus-packet.ts';
import type { RtpPacket } from './rtp-packet.ts';

/** Samples of 2.5 ms at 24 kHz: what the codec guesses is a multiple of it. */
const guessUnit = 60;
const maxGuessSamples = 480;
/** A piece that is told: 100 ms at most, and nothing waits longer than until there are 40 ms, or 40 ms have passed. */
const maxPieceSamples = 2_400;
const minPieceSamples = 960;
const maxPieceWaitMs = 40;
const samplesPerMs = 24;

/** Hears the sound of a client: packets become samples of 24 kHz mono, without gaps. Per call. */
export class ClientEar {
  readonly #buffer = new JitterBuffer();
  readonly #decoder: OpusDecoderHandle;
  readonly #onSound: (samples: Int16Array) => void;
  #pieces: Int16Array[] = [];
  #collected = 0;
  #collectedAt = 0;
  packets = 0;
  #received = 0;
  #concealed = 0;

  constructor(decoder: OpusDecoderHandle, onSound: (samples: Int16Array) => void) {
    this.#decoder = decoder;
    this.#onSound = onSound;
  }

  get receivedMs(): number {
    return this.#received / samplesPerMs;
  }

  get concealedMs(): number {
    return this.#concealed / samplesPerMs;
  }

  put(packet: RtpPacket, now: number): void {
    this.packets += 1;
    this.#buffer.put(packet, now);
    this.hear(now);
  }

  /** Tells what can be told by now. */
  hear(now: number): void {
    for (const step of this.#buffer.take(now)) {
      for (const samples of this.#decode(step)) this.#collect(samples, now);
    }
    const isLate = now - this.#collectedAt >= maxPieceWaitMs;
    if (this.#collected >= minPieceSamples || (this.#collected > 0 && isLate)) this.#tell();
  }

  #collect(samples: Int16Array, now: number): void {
    for (let start = 0; start < samples.length; start += maxPieceSamples) {
      const part = samples.subarray(start, start + maxPieceSamples);
      if (this.#collected + part.length > maxPieceSamples) this.#tell();
      if (this.#collected === 0) this.#collectedAt = now;
      this.#pieces.push(part);
      this.#collected += part.length;
    }
    this.#received += samples.length;
  }

  #tell(): void {
    const joined = new Int16Array(this.#collected);
    let filled = 0;
    for (const piece of this.#pieces) {
      joined.set(piece, filled);
      filled += piece.length;
    }
    this.#pieces = [];
    this.#collected = 0;
    this.#onSound(joined);
  }

  #decode(step: SoundStep): readonly Int16Array[] {
    const length = step.ticks / 2;
    switch (step.kind) {
      case 'packet':
        return [this.#attempt(length, () => this.#decoder.decode(step.payload))];
      case 'lost':
        this.#concealed += length;
        return this.#conceal(length, step.next);
      case 'silence':
        return [new Int16Array(length)];
    }
  }

  /** The packet after a loss may have a copy of the last frame before it (RFC 6716, 2.1.7); what is before that is guessed. */
  #conceal(length: number, next: Uint8Array | null): readonly Int16Array[] {
    const copied = next === null ? 0 : Math.min(length, (measureOpusPacket(next) ?? 0) / 2);
    const pieces: Int16Array[] = [];
    for (let missing = length - copied; missing > 0;) {
      const part = Math.min(missing, maxGuessSamples);
      pieces.push(this.#guess(part));
      missing -= part;
    }
    if (copied % guessUnit !== 0) pieces.push(this.#guess(copied));
    else if (copied > 0)
      pieces.push(
        this.#attempt(copied, () => this.#decoder.decode(next, { decodeFec: true, frameSize: copied })),
      );
    return pieces;
  }

  #guess(length: number): Int16Array {
    const sized = length - (length % guessUnit);
    if (sized === 0) return new Int16Array(length);
    return this.#attempt(length, () => this.#decoder.decodePacketLoss(sized));
  }

  /** What cannot be decoded is silence. The samples lie in the memory of the codec, so they are copied. */
  #attempt(length: number, decode: () => Int16Array): Int16Array {
    const samples = new Int16Array(length);
    try {
      samples.set(decode().subarray(0, length));
    } catch {
      // No Opus, or a damaged packet: the decoder goes on with the next one.
    }
    return samples;
  }
}
