import type { UpstreamAnswer, UpstreamCall, UpstreamOperation } from './provider.ts';

/** Makes one upstream call. */
export type PerformCall = (call: UpstreamCall) => Promise<UpstreamAnswer>;

/** Makes one upstream call of any operation in {@link Translator.to}. */
export type PerformOperation = (operation: UpstreamOperation, call: UpstreamCall) => Promise<UpstreamAnswer>;

/**
 * Serves one operation by means of others that the upstream has. Fields are mapped or refused by name; what has no
 * effect on the result stands in the answer's `ignoredFields`. Translators never retry. Shared.
 */
export interface Translator {
  /** What the client asked for. */
  readonly from: UpstreamOperation;
  /** What the upstream is asked for; it must have all of them. */
  readonly to: readonly UpstreamOperation[];
  readonly run: Translation;
}

/**
 * Answers a call by one or more calls made through `perform`, which belong to one attempt. Throws `invalid_argument` naming the
 * field that cannot be mapped, and whatever `perform` throws.
 */
export type Translation = (call: UpstreamCall, perform: PerformOperation) => Promise<UpstreamAnswer>;
