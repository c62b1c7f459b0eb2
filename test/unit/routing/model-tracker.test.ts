import { describe, expect, it } from 'vitest';
import { GatewayError, type UpstreamFailureKind } from '../../../src/core/gateway-error.ts';
import type { UpstreamOperation } from '../../../src/core/provider.ts';
import { DeploymentTracker } from '../../../src/routing/deployment-tracker.ts';
import { judgeFailure } from '../../../src/routing/judge-failure.ts';
import { ModelTracker } from '../../../src/routing/model-tracker.ts';
import { createCandidate } from '../../support/create-candidate.ts';

interface Failure {
  readonly kind: UpstreamFailureKind;
  readonly status?: number | null;
  readonly retryAfterMs?: number | null;
}

function createDeployment(models: Readonly<Record<string, string>> = {}) {
  const { deployment } = createCandidate('a', { models });
  const tracker = new DeploymentTracker(deployment, { failures: 3, durationMs: 1000 });
  return {
    tracker,
    model: (name: string, operation: UpstreamOperation = 'createMessage') =>
      new ModelTracker(tracker, name, operation),
  };
}

function fail(model: ModelTracker, now: number, { kind, status = null, retryAfterMs = null }: Failure) {
  const upstream = { deploymentId: 'a', kind, status, retryAfterMs };
  const error = new GatewayError('resource_exhausted', 'Slow down.', { upstream });
  const { effect, concerns } = judgeFailure(error, 'repeatable');
  model.begin(now);
  return model.fail({ effect, concerns, error, startedAt: now }, now);
}

function succeed(model: ModelTracker, now: number): void {
  model.begin(now);
  model.noteAnswer(now, 1);
  model.succeed();
}

const overloaded = { kind: 'overloaded', status: 529 } as const;
const unreachable = { kind: 'connect' } as const;
const forbidden = { kind: 'rejected_credential', status: 403 } as const;

describe('ModelTracker', () => {
  it('leaves out a model that keeps failing, and no other', () => {
    const { model } = createDeployment();
    const [one, other] = [model('one'), model('other')];
    expect([fail(one, 1, overloaded), fail(one, 2, overloaded)]).toEqual([null, null]);
    expect(fail(one, 3, overloaded)).toBe('model');
    expect([one.isCooling(4), model('one').isCooling(4), other.isCooling(4)]).toEqual([true, true, false]);
  });

  it('leaves out a deployment that cannot be reached, whatever the model', () => {
    const { model } = createDeployment();
    fail(model('one'), 1, unreachable);
    fail(model('two'), 2, unreachable);
    expect(fail(model('three'), 3, unreachable)).toBe('deployment');
    expect(model('four').isCooling(4)).toBe(true);
  });

  it.each([
    ['it cannot be reached', unreachable],
    ['its credential is refused', { kind: 'rejected_credential', status: 401 } as const],
  ])('probes a model again when its probe found of the deployment that %s', (_what, failure) => {
    const { model } = createDeployment();
    const one = model('one');
    for (const now of [1, 2, 3]) fail(one, now, overloaded);
    expect(one.isCooling(1002)).toBe(true);
    expect(one.isCooling(1003)).toBe(false);
    fail(one, 1003, failure);
    expect(one.isCooling(2003)).toBe(false);
    succeed(one, 2003);
    expect(one.isCooling(2004)).toBe(false);
  });

  it('takes any answer for a sign that the deployment can be reached', () => {
    const { model } = createDeployment();
    fail(model('one'), 1, unreachable);
    fail(model('one'), 2, unreachable);
    fail(model('two'), 3, { kind: 'rejected_request', status: 400 });
    expect(fail(model('one'), 4, unreachable)).toBe(null);
  });

  it.each([401, 402])('leaves out the whole deployment at once after %d', (status) => {
    const { model } = createDeployment();
    expect(fail(model('one'), 1, { kind: 'rejected_credential', status })).toBe('deployment');
    expect(model('two').isCooling(2)).toBe(true);
  });

  it('leaves out one model at once after 403, and all of them when each one asked for is refused', () => {
    const { model } = createDeployment();
    expect(fail(model('one'), 1, forbidden)).toBe('model');
    expect(model('two').isCooling(2)).toBe(false);
    expect(fail(model('two'), 3, forbidden)).toBe('deployment');
    expect(model('three').isCooling(4)).toBe(true);
  });

  it('does not blame the credential while it serves another model', () => {
    const { model } = createDeployment();
    succeed(model('good'), 1);
    for (const name of ['one', 'two', 'three']) expect(fail(model(name), 2, forbidden)).toBe('model');
    expect(model('good').isCooling(3)).toBe(false);
  });

  it('is not told by counting what answering can do, nor the other way round', () => {
    const { model } = createDeployment();
    const [answers, counts] = [model('one'), model('one', 'countMessageTokens')];
    for (const now of [1, 2]) fail(answers, now, overloaded);
    succeed(counts, 3);
    expect(fail(answers, 4, overloaded)).toBe('model');
    succeed(counts, 5);
    expect([answers.isCooling(6), counts.isCooling(6)]).toEqual([true, false]);
    succeed(counts, 1005);
    expect(answers.isCooling(1006)).toBe(false);
    answers.begin(1007);
    expect(answers.isCooling(1008)).toBe(true);
  });

  it('is not told by a refused request what the model can do', () => {
    const { model } = createDeployment();
    for (const now of [1, 2]) fail(model('one'), now, overloaded);
    fail(model('one'), 3, { kind: 'rejected_request', status: 400 });
    expect(fail(model('one'), 4, overloaded)).toBe('model');
  });

  it('keeps the wish of an upstream to be left alone, for this model', () => {
    const { model } = createDeployment();
    const limited = { kind: 'rate_limited', status: 429, retryAfterMs: 5000 } as const;
    expect(fail(model('one'), 0, limited)).toBe('model');
    expect([model('one').boundUntil, model('two').boundUntil]).toEqual([5000, 0]);
    succeed(model('one'), 1001);
    expect(model('one').boundUntil).toBe(5000);
  });

  it('does not believe in wishes of more than ten minutes', () => {
    const { model } = createDeployment();
    fail(model('one'), 0, { kind: 'rate_limited', status: 429, retryAfterMs: 86_400_000 });
    expect(model('one').boundUntil).toBe(600_000);
  });

  it('holds a bounded number of models, and those of the configuration whatever comes', () => {
    const { model, tracker } = createDeployment({ public: 'configured' });
    for (const now of [1, 2, 3]) fail(model('configured'), now, overloaded);
    for (const now of [4, 5, 6]) fail(model('left-out'), now, overloaded);
    for (let index = 0; index < 100_000; index += 1) fail(model(`made-up-${String(index)}`), 7, overloaded);
    expect(model('configured').isCooling(8)).toBe(true);
    expect(model('left-out').isCooling(8)).toBe(true);
    expect([...tracker.listOut(8)]).toEqual(['configured', null]);
    expect(tracker.states.answers.size).toBeLessThanOrEqual(257);
  });
});
