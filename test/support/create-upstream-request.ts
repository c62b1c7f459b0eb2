import type { Deployment } from '../../src/core/provider.ts';
import type { UpstreamRequest } from '../../src/providers/http/create-upstream-client.ts';
import { createUpstreamCall } from './create-upstream-call.ts';

export type TestRequestOptions = Partial<Omit<UpstreamRequest, 'call'> & UpstreamRequest['call']> & {
  readonly timeouts?: Partial<Deployment['timeouts']>;
};

/** A request to an upstream with timeouts no healthy test reaches. */
export function createUpstreamRequest(
  url: string,
  { timeouts = {}, delivery, answerMs, firstEventMs, beginning, signal, ...options }: TestRequestOptions,
): UpstreamRequest {
  const { deployment, ...call } = createUpstreamCall({ url, timeouts });
  return {
    call: {
      deployment,
      signal: signal ?? call.signal,
      ...(delivery === undefined ? {} : { delivery }),
      ...(answerMs === undefined ? {} : { answerMs }),
      ...(firstEventMs === undefined ? {} : { firstEventMs }),
      ...(beginning === undefined ? {} : { beginning }),
    },
    path: '/p?q=1',
    method: 'POST',
    headers: ['content-type', 'application/json', 'x-one', '1'],
    body: Buffer.from('{}'),
    ...options,
  };
}
