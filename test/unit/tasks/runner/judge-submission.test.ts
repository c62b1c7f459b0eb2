import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type GatewayErrorOptions,
  type UpstreamFailure,
  type UpstreamFailureKind,
} from '../../../../src/core/gateway-error.ts';
import type { VideoAdapter } from '../../../../src/core/video/video-upstream.ts';
import { judgeSubmission, type SubmissionVerdict } from '../../../../src/tasks/runner/judge-submission.ts';
import { createUpstreamDeployment } from '../../../support/interface-deployments.ts';

const deployment = createUpstreamDeployment('openai', 'http://127.0.0.1:1');

type JudgedOptions = GatewayErrorOptions &
  Pick<UpstreamFailure, 'beyond'> & { readonly isIdempotent?: boolean };

function judge(
  kind: UpstreamFailureKind,
  retryAfterMs: number | null,
  { isIdempotent = false, beyond, ...options }: JudgedOptions = {},
): SubmissionVerdict {
  const upstream = { deploymentId: 'a', status: null, kind, retryAfterMs, ...(beyond && { beyond }) };
  // Of the adapter only this is asked.
  const adapter = { isIdempotent } as VideoAdapter;
  const error = new GatewayError('bad_gateway', 'It failed.', { upstream, ...options });
  return judgeSubmission(error, { deployment, upstreamModel: 'a', adapter });
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
