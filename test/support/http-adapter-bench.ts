import { afterEach, beforeEach } from 'vitest';
import type {
  ProviderAdapter,
  StreamAnswer,
  UpstreamAnswer,
  UpstreamOperation,
} from '../../src/core/provider.ts';
import { createUpstreamCall } from './create-upstream-call.ts';
import type { TestCallOptions } from './create-upstream-call.ts';
import { createFakeUpstream } from './fake-upstream.ts';
import type { FakeUpstream } from './fake-upstream.ts';
import type { FixtureProvider } from './read-fixture.ts';

/** One operation of an adapter that speaks HTTP, and fixtures of what its upstream answers. */
export interface HttpAdapterSuite {
  readonly createAdapter: (options: { maxEventBytes: number; maxAnswerBytes: number }) => ProviderAdapter;
  readonly operation: UpstreamOperation;
  readonly fixtures: FixtureProvider;
  /** Name of the fixture of a whole answer. */
  readonly whole: string;
  /** Name of the fixture of a stream; `null` for an operation that cannot be streamed. */
  readonly stream: string | null;
  /** How the content type of its requests begins. Default: `application/json`. */
  readonly requestType?: string;
}

/** An adapter and its upstream, new for each test. */
export interface Bench {
  readonly upstream: () => FakeUpstream;
  perform(options?: Partial<TestCallOptions>): Promise<UpstreamAnswer>;
  openStream(options?: Partial<TestCallOptions>): Promise<StreamAnswer>;
}

/** Registers the hooks; the bench may be used within tests only. */
export function useBench({ createAdapter, operation }: HttpAdapterSuite): Bench {
  let upstream: FakeUpstream;
  let adapter: ProviderAdapter;
  beforeEach(async () => {
    upstream = await createFakeUpstream();
    adapter = createAdapter({ maxEventBytes: 200_000, maxAnswerBytes: 1_000_000 });
  });
  afterEach(async () => {
    await adapter.close();
    await upstream.close();
  });
  const perform = (options: Partial<TestCallOptions> = {}): Promise<UpstreamAnswer> => {
    const call = createUpstreamCall({ url: upstream.url, provider: adapter.provider, ...options });
    return adapter[operation]?.(call) ?? Promise.reject(new Error('The adapter lacks the operation.'));
  };
  const openStream = async (options: Partial<TestCallOptions> = {}): Promise<StreamAnswer> => {
    const answer = await perform({ delivery: 'stream', ...options });
    if (answer.kind !== 'stream') throw new Error('The answer is not a stream.');
    return answer;
  };
  return { upstream: () => upstream, perform, openStream };
}
