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

function judge({ kind, status = null, retryAfterMs = null }: Failure) {
  const upstream = { deploymentId: 'a', kind, status, retryAfterMs };
  const error = new GatewayError('resource_exhausted', 'Slow down.', { upstream });
  return { ...judgeFailure(error, 'repeatable'), error };
}

function fail(model: ModelTracker, now: number, failure: Failure) {
  model.begin(now);
  return end(model, failure, { startedAt: now, now });
}

/** Ends an attempt that has begun. */
function end(model: ModelTracker, failure: Failure, { startedAt, now }: Record<'startedAt' | 'now', number>) {
  const { effect, concerns, error } = judge(failure);
  return model.fail({ effect, concerns, error, startedAt }, now);
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

  it('forgets failures after ten minutes without another one', () => {
    const { model } = createDeployment();
    for (const now of [1, 2]) fail(model('one'), now, overloaded);
    expect(fail(model('one'), 600_003, overloaded)).toBe(null);
    expect(fail(model('one'), 1_200_002, overloaded)).toBe(null);
    expect(fail(model('one'), 1_800_001, overloaded)).toBe('model');
  });

  it('needs no probe, and begins to count anew, when a cooldown has been over for ten minutes', () => {
    const { model } = createDeployment();
    const one = model('one');
    for (const now of [1, 2, 3]) fail(one, now, overloaded);
    const late = 1003 + 600_000;
    one.begin(late);
    expect(one.isCooling(late)).toBe(false);
    expect([fail(one, late, overloaded), fail(one, late, overloaded)]).toEqual([null, null]);
    expect(fail(one, late, overloaded)).toBe('model');
  });

  it('counts what took long as of when it began', () => {
    const { model } = createDeployment();
    const one = model('one');
    for (const now of [1, 2]) fail(one, now, overloaded);
    one.begin(3);
    expect(end(one, overloaded, { startedAt: 3, now: 900_003 })).toBe('model');
  });

  it('learns nothing from what began before a cooldown and fails after it', () => {
    const { model } = createDeployment();
    const one = model('one');
    one.begin(0);
    for (const now of [1, 2, 3]) fail(one, now, overloaded);
    expect(end(one, overloaded, { startedAt: 0, now: 1100 })).toBe(null);
    expect(one.isCooling(1101)).toBe(false);
    one.begin(1101);
    one.noteAnswer(1102, 1);
    expect(end(one, overloaded, { startedAt: 0, now: 1103 })).toBe(null);
    expect(end(one, overloaded, { startedAt: 1101, now: 1104 })).toBe('model');
  });

  it('has another probe where one takes longer than the cooldown', () => {
    const { model } = createDeployment();
    const [slow, other] = [model('slow'), model('other')];
    for (const now of [1, 2, 3]) fail(model('any'), now, unreachable);
    slow.begin(1003);
    expect([other.isCooling(1004), other.isCooling(2002), other.isCooling(2003)]).toEqual([
      true,
      true,
      false,
    ]);
    other.begin(2003);
    expect(slow.isCooling(2004)).toBe(true);
    succeed(other, 2004);
    expect(slow.isCooling(2005)).toBe(false);
  });

  it('takes a model that is refused for a sign that the deployment can be reached', () => {
    const { model } = createDeployment();
    succeed(model('good'), 1);
    for (const now of [2, 3, 4]) fail(model('good'), now, unreachable);
    expect(fail(model('one'), 1004, forbidden)).toBe('model');
    model('good').begin(1005);
    expect(model('other').isCooling(1006)).toBe(false);
    expect(fail(model('good'), 1007, unreachable)).toBe(null);
  });

  it.each([{ kind: 'timeout' }, { kind: 'reset' }] as const)(
    'takes silence for no sign that the credential is taken: %j',
    (silence) => {
      const { model } = createDeployment();
      expect(fail(model('silent'), 1, silence)).toBeNull();
      expect(fail(model('one'), 2, forbidden)).toBe('model');
      expect(fail(model('other'), 3, forbidden)).toBe('deployment');
      expect(fail(model('silent'), 500_000, silence)).toBeNull();
      expect(fail(model('third'), 500_001, forbidden)).toBe('deployment');
    },
  );

  it('counts no silence as a refusal', () => {
    const { model } = createDeployment();
    fail(model('silent'), 1, { kind: 'timeout' });
    expect(fail(model('one'), 2, forbidden)).toBe('model');
  });

  it('keeps leaving out all models that are refused when counting is refused, too', () => {
    const { model } = createDeployment();
    fail(model('one'), 1, forbidden);
    expect(fail(model('two'), 2, forbidden)).toBe('deployment');
    expect(fail(model('one', 'countMessageTokens'), 3, forbidden)).toBe('model');
    expect(model('three').isCooling(4)).toBe(true);
  });

  it('takes a count that is refused for a sign that the deployment can be reached', () => {
    const { model } = createDeployment();
    for (const now of [1, 2, 3]) fail(model('good'), now, unreachable);
    expect(fail(model('one', 'countMessageTokens'), 1003, forbidden)).toBe('model');
    model('good').begin(1004);
    expect(model('other').isCooling(1005)).toBe(false);
  });

  it('does not blame the credential for names that clients make up, any number of them', () => {
    const { model } = createDeployment();
    succeed(model('good'), 1);
    for (let index = 0; index < 1_000; index += 1)
      expect(fail(model(`made-up-${String(index)}`), 2, forbidden)).toBe('model');
    expect(model('good').isCooling(3)).toBe(false);
    expect(fail(model('good'), 4, forbidden)).toBe('deployment');
  });

  it('blames the credential when the last model that it was good for is forgotten for ten minutes', () => {
    const { model } = createDeployment();
    for (let index = 0; index < 300; index += 1) succeed(model(`good-${String(index)}`), 1);
    for (let index = 0; index < 300; index += 1)
      expect(fail(model(`refused-${String(index)}`), 2, forbidden)).toBe('model');
    expect(fail(model('refused-next'), 600_000, forbidden)).toBe('model');
    expect(fail(model('refused-last'), 600_001, forbidden)).toBe('deployment');
  });

  it('remembers of the models that it knows no more when the last one of them was good', () => {
    const { model } = createDeployment();
    for (const name of ['late', 'early']) succeed(model(name), 1);
    for (let index = 0; index < 254; index += 1) fail(model(`refused-${String(index)}`), 2, forbidden);
    succeed(model('late'), 500_000);
    for (const name of ['refused-more', 'refused-next'])
      expect(fail(model(name), 500_001, forbidden)).toBe('model');
    expect(fail(model('refused-last'), 600_002, forbidden)).toBe('model');
    expect(fail(model('refused-at-last'), 1_100_000, forbidden)).toBe('deployment');
  });

  it('blames the credential when no model was good for it for ten minutes, those of the configuration included', () => {
    const { model } = createDeployment({ public: 'good' });
    succeed(model('good'), 1);
    expect(fail(model('refused'), 600_000, forbidden)).toBe('model');
    expect(fail(model('refused-too'), 600_002, forbidden)).toBe('deployment');
  });

  it('does not blame the credential for two models that were refused more than ten minutes apart', () => {
    const { model } = createDeployment();
    expect(fail(model('yesterday'), 0, forbidden)).toBe('model');
    expect(fail(model('now'), 600_000, forbidden)).toBe('model');
    expect(model('other').isCooling(600_001)).toBe(false);
    expect(fail(model('soon'), 1_199_999, forbidden)).toBe('deployment');
  });

  it('does not blame the credential for counts alone', () => {
    const { model } = createDeployment();
    for (const name of ['one', 'other'])
      expect(fail(model(name, 'countMessageTokens'), 1, forbidden)).toBe('model');
    expect(model('one').isCooling(2)).toBe(false);
  });

  it('holds a bounded number of models, and those of the configuration whatever comes', () => {
    const { model, tracker } = createDeployment({ public: 'configured' });
    for (const now of [1, 2, 3]) fail(model('configured'), now, overloaded);
    for (const now of [4, 5, 6]) fail(model('left-out'), now, overloaded);
    for (let index = 0; index < 2_000; index += 1) fail(model(`made-up-${String(index)}`), 7, overloaded);
    expect(model('configured').isCooling(8)).toBe(true);
    expect(model('left-out').isCooling(8)).toBe(true);
    expect([...tracker.listOut(8)]).toEqual(['configured', null]);
    expect(tracker.states.answers.size).toBeLessThanOrEqual(257);
  });
});
