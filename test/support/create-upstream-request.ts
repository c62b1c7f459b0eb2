import type { UpstreamRequest } from '../../src/providers/http/create-upstream-client.ts';

export type TestRequestOptions = Partial<Omit<UpstreamRequest, 'timeouts'>> & {
  readonly timeouts?: Partial<UpstreamRequest['timeouts']>;
};

/** A request to an upstream with timeouts no healthy test reaches. */
export function createUpstreamRequest(
  origin: string,
  { timeouts, ...options }: TestRequestOptions,
): UpstreamRequest {
  return {
    deploymentId: 'primary',
    origin,
    path: '/p?q=1',
    method: 'POST',
    headers: ['content-type', 'application/json', 'x-one', '1'],
    body: '{}',
    signal: new AbortController().signal,
    ...options,
    timeouts: { connectMs: 5000, firstByteMs: 5000, idleMs: 5000, totalMs: 10_000, ...timeouts },
  };
}
