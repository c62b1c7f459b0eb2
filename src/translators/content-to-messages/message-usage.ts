import { asCount, asObject, type JsonObject } from '../read-json.ts';

/** Counters of format B. */
export interface MessageUsage {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
}

export const noUsage: MessageUsage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** What is not counted anew stays as it was: the last event of a stream may tell the output only. */
export function readUsage(value: unknown, before: MessageUsage = noUsage): MessageUsage {
  const usage = asObject(value);
  const read = (name: string, otherwise: number) =>
    typeof usage[name] === 'number' ? asCount(usage[name]) : otherwise;
  return {
    input: read('input_tokens', before.input),
    cacheRead: read('cache_read_input_tokens', before.cacheRead),
    cacheWrite: read('cache_creation_input_tokens', before.cacheWrite),
    output: read('output_tokens', before.output),
  };
}

/** `usageMetadata`: format C counts cached tokens as part of the prompt. Thoughts are within the output. */
export function renderUsage({ input, cacheRead, cacheWrite, output }: MessageUsage): JsonObject {
  const prompt = input + cacheRead + cacheWrite;
  return {
    promptTokenCount: prompt,
    ...(cacheRead === 0 ? {} : { cachedContentTokenCount: cacheRead }),
    candidatesTokenCount: output,
    totalTokenCount: prompt + output,
  };
}
