/** What the model would say, before it takes a format. Per request. */
export interface AnswerPlan {
  /** 22 letters and digits; formats put their own prefix before it. */
  readonly id: string;
  /** At least one. */
  readonly candidates: readonly CandidatePlan[];
  /** The prompt was refused for this reason; a format that can say so shows no candidates then. */
  readonly blockReason: string | null;
}

export interface CandidatePlan {
  readonly parts: readonly AnswerPart[];
  readonly finish: Finish;
  readonly tokens: OutputTokens;
}

export interface OutputTokens {
  readonly text: number;
  readonly audio: number;
  readonly image: number;
  readonly thoughts: number;
}

export type AnswerPart =
  | ThinkingPart
  | { readonly kind: 'redacted-thinking'; readonly data: string }
  | { readonly kind: 'text'; readonly text: string }
  | ToolCallPart
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'code-result'; readonly output: string }
  | AudioPart
  | ImagePart;

export interface ThinkingPart {
  readonly kind: 'thinking';
  /** Empty for sealed thoughts. */
  readonly text: string;
  readonly signature: string;
}

export interface ToolCallPart {
  readonly kind: 'tool-call';
  /** 22 letters and digits. */
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  /** Stands for the thoughts before the call, where the model signs them; otherwise `null`. */
  readonly signature: string | null;
}

export interface AudioPart {
  readonly kind: 'audio';
  readonly mimeType: string;
  /** Base64. */
  readonly data: string;
  readonly seconds: number;
}

/** A picture. It is drawn when its turn comes. */
export interface ImagePart {
  readonly kind: 'image';
  readonly mimeType: string;
  /** Base64; `null` until it is drawn. */
  readonly data: string | null;
  readonly tokens: number;
}

/** Why the answer ends. */
export type Finish =
  | { readonly kind: 'complete' | 'tool-calls' | 'max-tokens' }
  | { readonly kind: 'filtered'; readonly subject: 'text' | 'image' }
  | { readonly kind: 'stop-sequence'; readonly sequence: string }
  /** A directive named the reason, in the words of one of the formats. */
  | { readonly kind: 'directed'; readonly reason: string; readonly sequence: string | null };
