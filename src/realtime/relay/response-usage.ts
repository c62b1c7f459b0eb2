import type { RealtimeGaUsage } from '../../../generated/contract-types.ts';
import { asObject, type JsonObject } from '../../core/json/json-object.ts';
import { createExtras } from '../../core/tokens/token-counts.ts';
import type { TokenUsage, UsageOutcome } from '../../core/usage.ts';

/** Figures beyond it are none, and sums end there. */
export const maxTokens = 1_000_000_000;

/** Tokens by what they are; those of the input without what a cache gave. */
export interface TokenSplit {
  readonly inputText: number;
  readonly inputAudio: number;
  readonly inputImage: number;
  /** All that a cache gave. */
  readonly cached: number;
  /** The parts of it that are no text. */
  readonly cachedAudio: number;
  readonly cachedImage: number;
  readonly outputText: number;
  readonly outputAudio: number;
  /** Sound whose transcript the upstream counts by its length, in milliseconds. */
  readonly transcribedMs: number;
}

export const noTokens: TokenSplit = {
  inputText: 0,
  inputAudio: 0,
  inputImage: 0,
  cached: 0,
  cachedAudio: 0,
  cachedImage: 0,
  outputText: 0,
  outputAudio: 0,
  transcribedMs: 0,
};

export function addTokens(one: TokenSplit, other: TokenSplit): TokenSplit {
  return {
    inputText: add(one.inputText, other.inputText),
    inputAudio: add(one.inputAudio, other.inputAudio),
    inputImage: add(one.inputImage, other.inputImage),
    cached: add(one.cached, other.cached),
    cachedAudio: add(one.cachedAudio, other.cachedAudio),
    cachedImage: add(one.cachedImage, other.cachedImage),
    outputText: add(one.outputText, other.outputText),
    outputAudio: add(one.outputAudio, other.outputAudio),
    transcribedMs: add(one.transcribedMs, other.transcribedMs),
  };
}

function add(one: number, other: number): number {
  return Math.min(maxTokens, one + other);
}

/** Whether there is anything of any kind. */
export function hasTokens(tokens: TokenSplit): boolean {
  return Object.values(tokens).some((count) => count > 0);
}

/** Whether anything was read. */
export function hasInput({ inputText, inputAudio, inputImage, cached }: TokenSplit): boolean {
  return inputText + inputAudio + inputImage + cached > 0;
}

/** What became of a response with this status, by what its client has got: one that fails then has broken off. */
export function judgeOutcome(status: unknown, { outputText, outputAudio }: TokenSplit): UsageOutcome {
  if (status !== 'failed') return status === 'cancelled' ? 'cancelled' : 'answered';
  return outputText + outputAudio > 0 ? 'truncated' : 'failed';
}

export function toTokenUsage(tokens: TokenSplit, source: TokenUsage['source']): TokenUsage {
  const none = { image: 0, audio: 0, video: 0, document: 0 };
  const { inputAudio, inputImage, cachedAudio, cachedImage, transcribedMs } = tokens;
  const extras = createExtras({ transcribedMs });
  return {
    inputTokens: tokens.inputText + inputAudio + inputImage,
    cacheReadTokens: tokens.cached,
    cacheWriteTokens: 0,
    outputTokens: tokens.outputText + tokens.outputAudio,
    thoughtTokens: 0,
    inputMediaTokens: {
      ...none,
      audio: add(inputAudio, cachedAudio),
      image: add(inputImage, cachedImage),
    },
    cachedMediaTokens: { ...none, audio: cachedAudio, image: cachedImage },
    outputMediaTokens: { ...none, audio: tokens.outputAudio },
    ...(extras !== null && { extras }),
    source,
  };
}

/** How much there was of what, by what passed here. */
export type Measured = Omit<TokenSplit, 'cached' | 'cachedAudio' | 'cachedImage' | 'transcribedMs'>;

/** The figures of `response.done`, or of a transcription in tokens; `null` where the upstream gives none. What it does not say of sound and pictures was measured. */
export function readUsage(value: unknown, measured: Measured): TokenSplit | null {
  const usage = asObject<RealtimeGaUsage>(value);
  const input = readCount(usage.input_tokens);
  const output = readCount(usage.output_tokens);
  if (input === null || output === null) return null;
  const { inputText, inputAudio, inputImage } = measured;
  const read = { total: input, text: inputText, audio: inputAudio, image: inputImage };
  const said = { total: output, text: measured.outputText, audio: measured.outputAudio, image: 0 };
  const outputAudio = Math.min(readMedia(asObject(usage.output_token_details), said).audio, output);
  return {
    ...splitInput(input, readInputDetails(asObject(usage.input_token_details), read)),
    outputText: output - outputAudio,
    outputAudio,
    transcribedMs: 0,
  };
}

/** What a transcript is made of is sound. */
const transcribed: Measured = { ...noTokens, inputAudio: maxTokens };

/** No session takes so much sound, in seconds. */
const maxSeconds = maxTokens / 1_000;

/** The figures of a transcription, in tokens or, where the model counts those, in seconds; none where the upstream gives none. */
export function readTranscriptUsage(value: unknown): TokenSplit {
  const { type, seconds } = asObject(value);
  if (type !== 'duration') return readUsage(value, transcribed) ?? noTokens;
  const isLength = typeof seconds === 'number' && seconds >= 0 && seconds <= maxSeconds;
  if (!isLength) return noTokens;
  // Rounded before: 2.007 times a thousand is a little more than 2007.
  return { ...noTokens, transcribedMs: Math.ceil(Math.round(seconds * 1_000_000) / 1_000) };
}

/** All tokens of one direction, and how many of each kind passed here, about. */
interface Passed {
  readonly total: number;
  readonly text: number;
  readonly audio: number;
  readonly image: number;
}

const kinds = ['text', 'audio', 'image'] as const;

/**
 * What is no text may cost more. Of what is not said there was as much as passed here; where that is more than the total has room for, each kind
 * has its share of the room.
 */
function readMedia(details: JsonObject, passed: Passed): Pick<Passed, 'audio' | 'image'> {
  let room = passed.total;
  let unsaid = 0;
  for (const kind of kinds) {
    const count = readCount(details[`${kind}_tokens`]);
    if (count === null) unsaid += passed[kind];
    else room -= count;
  }
  const share = Math.min(1, Math.max(0, room) / Math.max(1, unsaid));
  const read = (kind: 'audio' | 'image') =>
    readCount(details[`${kind}_tokens`]) ?? Math.round(passed[kind] * share);
  return { audio: read('audio'), image: read('image') };
}

type InputSplit = Omit<TokenSplit, 'outputText' | 'outputAudio' | 'transcribedMs'>;

function splitInput(input: number, details: ReturnType<typeof readInputDetails>): InputSplit {
  const { audio, image } = details;
  const cached = Math.min(details.cached, input);
  const fresh = input - cached;
  // Where it is not said what a cache gave, it gave words first: sound is what may cost more.
  const inputAudio = Math.min(Math.max(0, audio - details.cachedAudio), fresh);
  const inputImage = Math.min(Math.max(0, image - details.cachedImage), fresh - inputAudio);
  const cachedAudio = Math.min(audio - inputAudio, cached);
  const cachedImage = Math.min(image - inputImage, cached - cachedAudio);
  const inputText = fresh - inputAudio - inputImage;
  return { inputText, inputAudio, inputImage, cached, cachedAudio, cachedImage };
}

function readInputDetails(details: JsonObject, passed: Passed) {
  const cachedDetails = asObject(details.cached_tokens_details);
  const read = (count: unknown) => readCount(count) ?? 0;
  return {
    cached: read(details.cached_tokens),
    cachedAudio: read(cachedDetails.audio_tokens),
    cachedImage: read(cachedDetails.image_tokens),
    ...readMedia(details, passed),
  };
}

/** An upstream may write anything: figures that are none count as absent. */
function readCount(value: unknown): number | null {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxTokens ? Number(value) : null;
}
