import type { StreamAnswer, UpstreamEvent } from '../../core/provider.ts';
import { writeJsonText } from '../../core/json/write-json.ts';

/** A stream of one event without a name. */
export function createSingleEvent(value: object): StreamAnswer['batches'] {
  const batch: readonly UpstreamEvent[] = [{ event: null, data: writeJsonText(value) }];
  const waiting = [batch];
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        const next = waiting.pop();
        return Promise.resolve(next ? { done: false, value: next } : { done: true, value: undefined });
      },
    }),
  };
}
