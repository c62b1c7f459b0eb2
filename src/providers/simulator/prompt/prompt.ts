import type { Directives } from '../directives/directives.ts';
import type { MediaDescription, Modality } from '../media/describe-media.ts';
import type { Seed } from './hash-request.ts';

/** A request of either chat format, as far as an answer depends on it. Per request. */
export interface Prompt {
  /** The neutral id. */
  readonly model: string;
  readonly seed: Seed;
  readonly directives: Directives;
  /** One entry for each system text. */
  readonly system: readonly string[];
  /** The conversation; neighbouring messages of one role are one turn. */
  readonly turns: readonly Turn[];
  /** What programs have put around the user's words, which is no question and no wish. */
  readonly notes: readonly string[];
  /** The text the answer continues; `null` when the user spoke last. */
  readonly prefill: string | null;
  readonly tools: readonly ToolSpec[];
  readonly toolChoice: ToolChoice;
  readonly codeExecution: 'on' | 'off';
  readonly thinking: ThinkingRequest;
  readonly output: OutputRequest;
  readonly limits: OutputLimits;
  readonly candidateCount: number;
  /** How many alternatives each token is reported with; `null` when log probabilities were not asked for. */
  readonly logprobs: number | null;
  readonly callMarks: CallMarks;
  readonly input: InputUsage;
  readonly ignoredFields: readonly string[];
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly parts: readonly PromptPart[];
}

export type PromptPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'media'; readonly media: MediaDescription }
  | { readonly kind: 'tool-call'; readonly name: string }
  | ToolResultPart
  /** Thoughts, and whatever a newer client sends. */
  | { readonly kind: 'other' };

export interface ToolResultPart {
  readonly kind: 'tool-result';
  readonly name: string;
  readonly text: string;
  readonly outcome: 'ok' | 'error';
}

export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** A `server` tool is run by the vendor, which the simulator cannot do; it is never called. */
  readonly kind: 'custom' | 'computer' | 'bash' | 'text-editor' | 'memory' | 'server';
  /** JSON Schema of the input; for kinds other than `custom` the definition itself, which may state a display size. */
  readonly schema: unknown;
}

export interface ToolChoice {
  readonly mode: 'auto' | 'none' | 'required';
  /** The only tools that may be called; `null` for all of them. */
  readonly names: readonly string[] | null;
  readonly calls: 'one' | 'many';
  /** The request field that holds {@link names}. */
  readonly param: string;
}

export interface ThinkingRequest {
  /** `hidden` thoughts are counted only; `sealed` ones are sent without their text. */
  readonly mode: 'off' | 'hidden' | 'sealed' | 'shown';
  /** `null` when the model decides. */
  readonly budgetTokens: number | null;
}

export type OutputRequest =
  | { readonly kind: 'text' }
  | { readonly kind: 'json'; readonly schema: unknown }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'speech'; readonly voice: string }
  | ImageOutputRequest;

export interface ImageOutputRequest {
  readonly kind: 'image';
  /** Whether a text stands beside the picture. */
  readonly text: 'with' | 'without';
  /** `imageConfig.aspectRatio`, not judged yet; `null` where the model decides. */
  readonly aspectRatio: string | null;
  /** `imageConfig.imageSize`, not judged yet. */
  readonly imageSize: string | null;
}

export interface OutputLimits {
  /** `null` for the model's own ceiling, which the simulator never reaches. */
  readonly maxTokens: number | null;
  readonly stopSequences: readonly string[];
  /** Whether thoughts count towards `maxTokens`. */
  readonly thinking: 'inside' | 'outside';
}

/** What tool calls carry beside name and input. */
export interface CallMarks {
  /** A sentence before calls the model decided on itself. */
  readonly announcement: 'given' | 'left-out';
  readonly ids: 'given' | 'left-out';
  readonly signatures: 'given' | 'left-out';
}

/** Tokens of the request. */
export interface InputUsage {
  /** All of them, cached ones included. */
  readonly total: number;
  readonly byModality: ReadonlyMap<Modality, number>;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** The part of `cacheWrite` that is to be kept for an hour. */
  readonly hourWrite: number;
}

/** The parts of the last turn the user took; none when there is none. */
export function findLastUserParts(turns: readonly Turn[]): readonly PromptPart[] {
  return turns.findLast(({ role }) => role === 'user')?.parts ?? [];
}

/** The texts among the parts, one to a line. */
export function joinTexts(parts: readonly PromptPart[]): string {
  return parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n');
}
