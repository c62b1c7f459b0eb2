import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type GatewayErrorOptions,
  type UpstreamFailure,
  type UpstreamFailureKind,
} from '../../../../src/core/gateway-error.ts';
import type { VideoAdapter } from '../../../../src/core/video/video-upstream.ts';
import { providers, type ProviderName } from '../../../../src/providers/index.ts';
import { judgeSubmission, type SubmissionVerdict } from '../../../../src/tasks/runner/judge-submission.ts';
import { createUpstreamDeployment } from '../../../support/interface-deployments.ts';

const deployment = createUpstreamDeployment('openai', 'http://127.0.0.1:1');

type JudgedOptions = GatewayErrorOptions &
  Pick<UpstreamFailure, 'beyond'> & { readonly isIdempotent?: boolean; readonly provider?: ProviderName };

function judge(
  kind: UpstreamFailureKind,
  retryAfterMs: number | null,
  { isIdempotent = false, beyond, provider = 'openai', ...options }: JudgedOptions = {},
): SubmissionVerdict {
  const upstream = { deploymentId: 'a', status: null, kind, retryAfterMs, ...(beyond && { beyond }) };
  // Of the adapter only this is asked.
  const adapter = { isIdempotent } as VideoAdapter;
  const error = new GatewayError('bad_gateway', 'It failed.', { upstream, ...options });
  const place = { deployment: { ...deployment, provider: providers[provider] }, upstreamModel: 'a', adapter };
  return judgeSubmission(error, place);
}

describe('judgeSubmission', () => {
  it.each([
    ['connect', null, 'queue'],
    ['rate_limited', null, 'queue'],
    ['unavailable', 1_000, 'queue'],
    ['unavailable', null, 'unsettled'],
    ['rejected_credential', null, 'elsewhere'],
    ['not_found', null, 'elsewhere'],
    ['rejected_request', null, 'end'],
    ['reset', null, 'unsettled'],
  ] as const)('%s with retry-after %s: %s', (kind, retryAfterMs, expected) => {
    expect(judge(kind, retryAfterMs)).toBe(expected);
  });

  it('asks another upstream where this one alone cannot do what is ordered', () => {
    expect(judge('rejected_request', null, { beyond: 'model' })).toBe('elsewhere');
    // What this gateway has found in order another one refuses for its models.
    const refusal = { reason: 'invalid_value' } as const;
    expect(judge('rejected_request', null, { ...refusal, provider: 'specway' })).toBe('elsewhere');
    expect(judge('rejected_request', null, { provider: 'specway' })).toBe('end');
    expect(judge('rejected_request', null, refusal)).toBe('end');
  });

  it('asks the same upstream again where that makes nothing twice', () => {
    expect(judge('reset', null, { isIdempotent: true })).toBe('again');
  });

  it('ends with a failure that is final, but for a limit: that is of one upstream alone', () => {
    expect(judge('overloaded', 1_000, { final: true })).toBe('end');
    expect(judge('rate_limited', 900_000, { final: true })).toBe('queue');
    expect(judge('rate_limited', null, { final: true })).toBe('elsewhere');
  });
});
