import type {
  RealtimeGaSemanticVad,
  RealtimeGaServerVad,
  RealtimeGaTurnDetection,
} from '../../../../generated/contract-types.ts';
import {
  convertMsToSamples,
  convertSamplesToMs,
  defaultDetection,
  innerRate,
  VoiceDetector,
  type DetectedSpeech,
  type DetectionSettings,
} from '../../../audio/index.ts';

/** Onsets are found after so much sound and no later. */
const onsetMs = 300;

/** How long somebody who hesitates is waited for, where what was said decides; `auto` is `medium`. */
const patienceMs = { low: 2_000, medium: 1_000, high: 500, auto: 1_000 } as const;

/** Finds the turns of the user, from one place of the session's audio on; times are those of the session. */
export class TurnDetection {
  readonly #voice: VoiceDetector;
  readonly #startMs: number;
  #settings: DetectionSettings;
  #idleMs: number | null;

  /** `start` is how many samples there were before. */
  constructor(turns: RealtimeGaTurnDetection, start: number) {
    this.#startMs = convertSamplesToMs(start, innerRate);
    this.#settings = readSettings(turns);
    this.#idleMs = readIdleMs(turns);
    this.#voice = new VoiceDetector(this.#settings);
  }

  /** How much quiet the model waits for before it speaks first; `null` where it does not. */
  get idleMs(): number | null {
    return this.#idleMs;
  }

  /** So many of the last samples may still belong to a turn that is found later. */
  get paddingSamples(): number {
    return convertMsToSamples(this.#settings.prefixPaddingMs + onsetMs, innerRate);
  }

  configure(turns: RealtimeGaTurnDetection): void {
    this.#settings = readSettings(turns);
    this.#idleMs = readIdleMs(turns);
    this.#voice.configure(this.#settings);
  }

  detect(samples: Int16Array): readonly DetectedSpeech[] {
    return this.#voice.detect(samples).map((found) => this.#place(found));
  }

  /** Forgets speech in progress, which ends without being reported. */
  reset(): void {
    this.#voice.reset();
  }

  #place(found: DetectedSpeech): DetectedSpeech {
    const audioStartMs = this.#startMs + found.audioStartMs;
    if (found.kind === 'started')
      return { ...found, audioStartMs, speechStartMs: this.#startMs + found.speechStartMs };
    return {
      ...found,
      audioStartMs,
      speechEndMs: this.#startMs + found.speechEndMs,
      audioEndMs: this.#startMs + found.audioEndMs,
    };
  }
}

function isServerVad(turns: RealtimeGaTurnDetection): turns is RealtimeGaServerVad {
  return turns.type === 'server_vad';
}

function readSettings(turns: RealtimeGaTurnDetection): DetectionSettings {
  if (!isServerVad(turns)) return { ...defaultDetection, silenceDurationMs: findPatience(turns) };
  return {
    threshold: turns.threshold ?? defaultDetection.threshold,
    prefixPaddingMs: turns.prefix_padding_ms ?? defaultDetection.prefixPaddingMs,
    silenceDurationMs: turns.silence_duration_ms ?? defaultDetection.silenceDurationMs,
  };
}

function findPatience({ eagerness }: RealtimeGaSemanticVad): number {
  return patienceMs[eagerness ?? 'auto'];
}

function readIdleMs(turns: RealtimeGaTurnDetection): number | null {
  return isServerVad(turns) ? (turns.idle_timeout_ms ?? null) : null;
}
