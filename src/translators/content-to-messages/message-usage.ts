import { asCount, asObject, type JsonObject } from '../read-json.ts';

/** Counters of format B. */
export interface MessageUsage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  /** Thoughts included. */
  readonly output: number;
  readonly thoughts: number;
}

const noUsage: MessageUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, thoughts: 0 };

/**
 * What is not counted anew stays as it was: the last event of a stream may tell the output only. `null` where nothing was
 * counted at all.
 */
export function readUsage(value: unknown, before: MessageUsage | null = null): MessageUsage | null {
  if (typeof value !== 'object' || value === null) return before;
  const usage = asObject(value);
  const known = before ?? noUsage;
  const { thinking_tokens: thoughts } = asObject(usage.output_tokens_details);
  const read = (name: string, otherwise: number) =>
    typeof usage[name] === 'number' ? asCount(usage[name]) : otherwise;
  return {
    input: read('input_tokens', known.input),
    cacheRead: read('cache_read_input_tokens', known.cacheRead),
    cacheWrite: read('cache_creation_input_tokens', known.cacheWrite),
    output: read('output_tokens', known.output),
    thoughts: typeof thoughts === 'number' ? asCount(thoughts) : known.thoughts,
  };
}

/** `usageMetadata`: format C counts cached tokens as part of the prompt, and thoughts apart where they are told apart. */
export function renderUsage(usage: MessageUsage | null): JsonObject {
  if (usage === null) return {};
  const { input, cacheRead, cacheWrite, output } = usage;
  const prompt = input + cacheRead + cacheWrite;
  const thoughts = Math.min(usage.thoughts, output);
  return {
    usageMetadata: {
      promptTokenCount: prompt,
      ...(cacheRead === 0 ? {} : { cachedContentTokenCount: cacheRead }),
      candidatesTokenCount: output - thoughts,
      ...(thoughts === 0 ? {} : { thoughtsTokenCount: thoughts }),
      totalTokenCount: prompt + output,
    },
  };
}
