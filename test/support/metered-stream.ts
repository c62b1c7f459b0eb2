import type {
  StreamAnswer,
  UpstreamCall,
  UpstreamEvent,
  UpstreamOperation,
  WholeAnswer,
} from '../../src/core/provider.ts';
import type { TokenUsage } from '../../src/core/usage.ts';
import { createMeter, type MeteredCall } from '../../src/metering/create-meter.ts';
import { StreamTap } from '../../src/routing/stream-tap.ts';
import { createUpstreamCall } from './create-upstream-call.ts';

/** As much of a request as the meter looks at. */
export function createMeteredRequest(value: Readonly<Record<string, unknown>> = {}): MeteredCall {
  return { body: { value, bytes: null }, files: [], notes: {} };
}

export function createWholeAnswer(value: Readonly<Record<string, unknown>>): WholeAnswer {
  return { kind: 'whole', value, bytes: null, ignoredFields: [] };
}

/** A stream of these batches, and how often its reader gave it up. */
export function createStreamAnswer(batches: readonly (readonly UpstreamEvent[] | Error)[]) {
  const state = { returned: 0, index: 0 };
  const iterator: AsyncIterableIterator<readonly UpstreamEvent[], undefined> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => {
      const batch = batches[state.index++];
      if (batch instanceof Error) return Promise.reject(batch);
      return Promise.resolve(
        batch === undefined ? { done: true, value: undefined } : { done: false, value: batch },
      );
    },
    return: () => {
      state.returned++;
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  const answer: StreamAnswer = { kind: 'stream', batches: iterator, ignoredFields: [] };
  return { answer, state };
}

/** The call that a metered request is made by. */
function complete(request: MeteredCall): UpstreamCall {
  return { ...createUpstreamCall({ url: '' }), ...request };
}

/** A stream that the meter looks at. */
export function watchStream(
  answer: StreamAnswer,
  operation: UpstreamOperation,
  request: MeteredCall,
): StreamAnswer {
  return {
    ...answer,
    batches: new StreamTap(answer.batches, createMeter().openStream(operation, complete(request))),
  };
}

/** What the meter says of a whole answer. */
export function meterWhole(
  operation: UpstreamOperation,
  value: Readonly<Record<string, unknown>>,
  request = createMeteredRequest(),
): TokenUsage | undefined {
  createMeter().noteWhole(operation, createWholeAnswer(value), complete(request));
  return request.notes.usage;
}

export interface StreamReading {
  /** Batches to read before the stream is given up. Default: all. */
  readonly stopAfter?: number;
  readonly request?: MeteredCall;
}

/** What the meter says of a stream that was read, to its end or less far. */
export async function meterStream(
  operation: UpstreamOperation,
  batches: readonly (readonly UpstreamEvent[] | Error)[],
  { stopAfter = Infinity, request = createMeteredRequest() }: StreamReading = {},
): Promise<TokenUsage | undefined> {
  const watched = watchStream(createStreamAnswer(batches).answer, operation, request);
  let count = 0;
  try {
    for await (const batch of watched.batches) {
      void batch;
      count++;
      if (count >= stopAfter) break;
    }
  } catch {
    // The reader's business; what was used is settled all the same.
  }
  return request.notes.usage;
}

/** What an upstream may write in the place of a count, and no count is. */
export const nonsense: readonly (readonly [name: string, value: unknown])[] = [
  ['a fraction', 1.5],
  ['less than nothing', -1],
  ['a number past all bounds', 1e300],
  ['more than any model can read', 1_000_000_001],
  ['the largest integer', Number.MAX_SAFE_INTEGER],
  ['a text', '12'],
  ['an object', { count: 12 }],
  ['a boolean', true],
];
