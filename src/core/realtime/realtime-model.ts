import type { RealtimeGaTool, RealtimeGaToolChoice } from '../../../generated/contract-types.ts';

/** One part of a message, as a model takes it. */
export type RealtimeTurnPart =
  | { readonly kind: 'text'; readonly text: string }
  /** Sound, and what was heard in it; `null` where nothing was to be understood. */
  | { readonly kind: 'sound'; readonly transcript: string | null; readonly durationMs: number }
  /** A picture, as a data URL. */
  | { readonly kind: 'image'; readonly url: string };

/** One item of the conversation, as a model takes it. */
export type RealtimeTurnItem =
  | {
      readonly kind: 'message';
      readonly role: 'user' | 'assistant' | 'system';
      readonly parts: readonly RealtimeTurnPart[];
    }
  | {
      readonly kind: 'call';
      readonly callId: string;
      readonly name: string;
      /** JSON text, as it was generated or sent. */
      readonly arguments: string;
    }
  | { readonly kind: 'call-output'; readonly callId: string; readonly output: string };

/** What a model is to answer. Per response. */
export interface RealtimeTurn {
  /** The system prompt; may be empty. */
  readonly instructions: string;
  /** The conversation, oldest first; may be empty. */
  readonly items: readonly RealtimeTurnItem[];
  readonly modality: 'text' | 'audio';
  /** The name or id of the voice. */
  readonly voice: string;
  /** Of the voice, 1 is normal. */
  readonly speed: number;
  readonly tools: readonly RealtimeGaTool[];
  readonly toolChoice: RealtimeGaToolChoice;
  /** `null` for the model's own ceiling. */
  readonly maxOutputTokens: number | null;
}

/** Tokens that one response used. */
export interface RealtimeUsage {
  readonly inputText: number;
  readonly inputAudio: number;
  readonly inputImage: number;
  /** The part of the input that was read from a cache. */
  readonly inputCached: number;
  readonly outputText: number;
  readonly outputAudio: number;
}

/** One step of an answer. Texts, sounds and arguments belong to what was begun last. */
export type RealtimeStep =
  /** A message begins. */
  | { readonly kind: 'message'; readonly modality: 'text' | 'audio' }
  | { readonly kind: 'text'; readonly text: string }
  /** 24 kHz mono, and the words that end in it; both may be empty. */
  | { readonly kind: 'sound'; readonly samples: Int16Array; readonly transcript: string }
  /** A function call begins. */
  | { readonly kind: 'call'; readonly name: string }
  | { readonly kind: 'arguments'; readonly text: string }
  /** The last step. */
  | { readonly kind: 'end'; readonly ending: RealtimeEnding };

/** How a model ended its answer: as it wanted to, or cut off. */
export type RealtimeEnding = 'completed' | 'max-output-tokens' | 'content-filter';

/** An answer while it is given. Its steps throw `GatewayError` where the answer fails; whoever takes no more returns early. */
export interface RealtimeAnswer extends AsyncIterable<RealtimeStep> {
  /** What was used so far; complete after the last step. */
  readonly usage: RealtimeUsage;
}

/** Hears the sound of one turn, piece by piece, 24 kHz mono. What it holds does not grow with the sound but with its words. */
export interface RealtimeHearing {
  /** The words that end in these samples, as they go on in a transcript; empty where none does. */
  hear(samples: Int16Array): string;
  /** The whole transcript until now; `null` where nothing is to be understood: silence, steady noise. */
  report(): string | null;
}

/**
 * A model that answers turns; the session around it is src/realtime/session. One for each session, freed with it.
 */
export interface RealtimeModel {
  /** Begins an answer, which ends at once when the signal aborts. Does not throw: a failure is thrown by the steps. */
  answer(turn: RealtimeTurn, signal: AbortSignal): RealtimeAnswer;
  hear(): RealtimeHearing;
}
