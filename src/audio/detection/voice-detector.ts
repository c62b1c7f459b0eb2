import { FrameCutter } from '../frame-cutter.ts';
import { innerRate } from '../formats/audio-format.ts';
import { convertLevelToPower, measurePower } from '../measure-power.ts';
import { NoiseFloor } from './noise-floor.ts';

/** When speech begins and ends, by the interface's server voice detection. */
export interface DetectionSettings {
  /** From 0 to 1: how far speech stands out of the noise, 4 to 14 dB. */
  readonly threshold: number;
  /** How much of what was before its beginning belongs to a turn. */
  readonly prefixPaddingMs: number;
  /** How much silence ends a turn. */
  readonly silenceDurationMs: number;
}

/** The interface's own. */
export const defaultDetection: DetectionSettings = {
  threshold: 0.5,
  prefixPaddingMs: 500,
  silenceDurationMs: 1_000,
};

/** What was found. Milliseconds are those of audio received before, whenever that was. */
export type DetectedSpeech =
  /** `audioStartMs` is the beginning of speech less the prefix padding, not below 0. */
  | { readonly kind: 'started'; readonly speechStartMs: number; readonly audioStartMs: number }
  /** `audioEndMs` is the end of speech and the silence that was waited for. */
  | {
      readonly kind: 'stopped';
      readonly audioStartMs: number;
      readonly speechEndMs: number;
      readonly audioEndMs: number;
    };

const frameMs = 10;

/** How long it listens before it says anything: what it finds of that time it says then. */
export const calibrationMs = 200;
const calibrationFrames = calibrationMs / frameMs;

/** Shorter sounds begin no speech. */
const minSpeechFrames = 3;

/** How far speech stands out of the noise, in decibels, with the threshold 0 and 1. */
const contrastDb = { min: 4, max: 14 } as const;

/** Speech that has begun goes on while it stands out by this part of it. */
const holdingShare = 0.6;

/** Speech in progress. */
interface OpenSpeech {
  readonly audioStartMs: number;
  /** The first frame behind the last one that was loud. */
  readonly endFrame: number;
}

/**
 * Finds where speech begins and ends in 24 kHz mono, by its energy against the noise, in frames of 10 ms; for one session. The
 * noise is what was quietest in the first 200 ms, and followed from then on. The same audio has the same speech in it, in
 * whatever pieces it comes.
 */
export class VoiceDetector {
  readonly #frames = new FrameCutter((innerRate * frameMs) / 1_000);
  readonly #floor = new NoiseFloor();
  #settings: DetectionSettings;
  #ratios: { readonly begin: number; readonly hold: number };
  /** The frames of the first 200 ms, which are judged when all are there. */
  #calibration: number[] | null = [];
  #frame = 0;
  #loudFrames = 0;
  #speech: OpenSpeech | null = null;

  constructor(settings: DetectionSettings = defaultDetection) {
    this.#settings = settings;
    this.#ratios = createRatios(settings.threshold);
  }

  /** Whether speech has begun that has not ended. */
  get isSpeaking(): boolean {
    return this.#speech !== null;
  }

  /** What begins and ends in these samples. */
  detect(samples: Int16Array): readonly DetectedSpeech[] {
    const found: DetectedSpeech[] = [];
    for (const frame of this.#frames.cut(samples)) found.push(...this.#take(measurePower(frame)));
    return found;
  }

  /** Other settings from the next frame on. What is known of the noise stays, and speech in progress goes on. */
  configure(settings: DetectionSettings): void {
    this.#settings = settings;
    this.#ratios = createRatios(settings.threshold);
  }

  /** Forgets speech in progress, which ends without being reported; clock and noise stay. */
  reset(): void {
    this.#speech = null;
    this.#loudFrames = 0;
  }

  #take(power: number): readonly DetectedSpeech[] {
    const calibration = this.#calibration;
    if (calibration === null) return this.#judge(power);
    calibration.push(power);
    if (calibration.length < calibrationFrames) return [];
    this.#calibration = null;
    this.#floor.calibrate(calibration);
    return calibration.flatMap((early) => this.#judge(early));
  }

  #judge(power: number): readonly DetectedSpeech[] {
    this.#frame += 1;
    const found = this.#speech === null ? this.#awaitSpeech(power) : this.#followSpeech(power, this.#speech);
    if (this.#speech === null) this.#floor.followNoise(power, this.#loudFrames > 0 ? 'loud' : 'quiet');
    else this.#floor.followSpeech(power);
    return found;
  }

  #awaitSpeech(power: number): readonly DetectedSpeech[] {
    this.#loudFrames = power >= this.#floor.power * this.#ratios.begin ? this.#loudFrames + 1 : 0;
    if (this.#loudFrames < minSpeechFrames) return [];
    const speechStartMs = (this.#frame - this.#loudFrames) * frameMs;
    const audioStartMs = Math.max(0, speechStartMs - this.#settings.prefixPaddingMs);
    this.#speech = { audioStartMs, endFrame: this.#frame };
    this.#loudFrames = 0;
    return [{ kind: 'started', speechStartMs, audioStartMs }];
  }

  #followSpeech(power: number, speech: OpenSpeech): readonly DetectedSpeech[] {
    if (power >= this.#floor.power * this.#ratios.hold) {
      this.#speech = { ...speech, endFrame: this.#frame };
      return [];
    }
    const { silenceDurationMs } = this.#settings;
    if ((this.#frame - speech.endFrame) * frameMs < silenceDurationMs) return [];
    this.#speech = null;
    const speechEndMs = speech.endFrame * frameMs;
    const audioEndMs = speechEndMs + silenceDurationMs;
    return [{ kind: 'stopped', audioStartMs: speech.audioStartMs, speechEndMs, audioEndMs }];
  }
}

function createRatios(threshold: number) {
  const begin = contrastDb.min + (contrastDb.max - contrastDb.min) * threshold;
  return { begin: convertToRatio(begin), hold: convertToRatio(begin * holdingShare) };
}

function convertToRatio(decibels: number): number {
  return convertLevelToPower(decibels) / convertLevelToPower(0);
}
