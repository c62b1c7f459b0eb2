import { describe, expect, it } from 'vitest';
import { GatewayError, type UpstreamFailureKind } from '../../../src/core/gateway-error.ts';
import { countAnswers, findLatencyRank } from '../../../src/core/latency-counts.ts';
import { DeploymentTracker } from '../../../src/routing/deployment-tracker.ts';
import { describeDeployments } from '../../../src/routing/describe-deployment.ts';
import { judgeFailure } from '../../../src/routing/judge-failure.ts';
import { ModelTracker } from '../../../src/routing/model-tracker.ts';
import { createCandidate } from '../../support/create-candidate.ts';

const wall = 1_790_000_000_000;

function createTracked() {
  const { deployment } = createCandidate('a', { models: { x: 'x' } });
  const drained = new Set<string>();
  const tracker = new DeploymentTracker(deployment, { failures: 3, durationMs: 1_000 }, drained);
  const model = new ModelTracker(tracker, 'x', 'createMessage');
  return {
    drained,
    model,
    answer: (now: number, latencyMs = 100) => {
      model.begin(now);
      model.noteAnswer(now, latencyMs);
      model.succeed();
    },
    fail: (now: number, kind: UpstreamFailureKind, status: number | null = 500) => {
      const upstream = { deploymentId: 'a', kind, status, retryAfterMs: null };
      const error = new GatewayError('unavailable', 'It failed.', { upstream });
      model.begin(now);
      model.fail({ ...judgeFailure(error, 'repeatable'), error, startedAt: now }, now);
    },
    read: (now: number) => {
      const trackers = new Map([['a', { deployment, tracker }]]);
      const [known] = describeDeployments(trackers, { monotonic: now, wall });
      if (known === undefined) throw new Error('There is no deployment');
      return known.report;
    },
  };
}

describe('describeDeployments', () => {
  it('calls one that nobody asked idle', () => {
    expect(createTracked().read(0)).toMatchObject({
      state: 'idle',
      until: null,
      lastSuccessAt: null,
      lastError: null,
      recent: { failed: 0, answered: new Map() },
      calls: 0,
      concurrency: null,
    });
  });

  it('calls one that answers healthy, and says when it did and how soon', () => {
    const { answer, read } = createTracked();
    for (let index = 1; index <= 20; index++) answer(index, index * 10);
    const report = read(1_020);
    expect(report).toMatchObject({ state: 'healthy', lastSuccessAt: wall - 1_000, recent: { failed: 0 } });
    const { answered } = report.recent;
    expect(countAnswers(answered)).toBe(20);
    expect(Math.abs((findLatencyRank(answered, 0.5) ?? 0) - 100)).toBeLessThan(2);
    expect(Math.abs((findLatencyRank(answered, 0.95) ?? 0) - 190)).toBeLessThan(3);
  });

  it('forgets what was five minutes ago', () => {
    const { answer, read } = createTracked();
    answer(0);
    expect(read(300_001)).toMatchObject({ state: 'idle', recent: { failed: 0, answered: new Map() } });
  });

  it('calls one degraded that failed lately and answers', () => {
    const { answer, fail, read } = createTracked();
    fail(0, 'server_error');
    answer(10);
    expect(read(20)).toMatchObject({ state: 'degraded', recent: { failed: 1 } });
    expect(countAnswers(read(20).recent.answered)).toBe(1);
    expect(read(20).lastError).toEqual({ at: wall - 20, kind: 'server_error', status: 500 });
  });

  it('does not call one healthy that never answered, once its cooldown is over', () => {
    const { fail, read } = createTracked();
    for (const now of [0, 1, 2]) fail(now, 'connect', null);
    expect(read(10)).toMatchObject({ state: 'cooling', until: wall + 992 });
    expect(read(5_000)).toMatchObject({ state: 'degraded', until: null });
    expect(read(600_000)).toMatchObject({ state: 'degraded' });
  });

  it('tells one apart that refuses the credential, until it takes it again', () => {
    const { answer, fail, read } = createTracked();
    fail(0, 'rejected_credential', 401);
    expect(read(10)).toMatchObject({ state: 'rejected' });
    expect(read(600_000)).toMatchObject({ state: 'rejected' });
    answer(600_001);
    expect(read(600_002).state).toBe('healthy');
  });

  it('does not hold against it what clients did wrong', () => {
    const { fail, read } = createTracked();
    fail(0, 'rejected_request', 400);
    expect(read(10)).toMatchObject({ state: 'idle', lastError: null, recent: { failed: 0 } });
  });

  it('remembers as many calls as it may', () => {
    const { answer, read } = createTracked();
    for (let index = 0; index < 3_000; index++) answer(index);
    expect(countAnswers(read(3_000).recent.answered)).toBe(1_024);
  });

  it('calls one drained whatever else it is, and takes nothing more there', () => {
    const { drained, answer, model, read } = createTracked();
    answer(0);
    drained.add('a');
    expect(read(10).state).toBe('drained');
    expect(model.isFull).toBe(true);
    drained.clear();
    expect(read(10).state).toBe('healthy');
    expect(model.isFull).toBe(false);
  });
});
