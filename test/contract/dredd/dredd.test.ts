import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitDreddSkeleton } from '../../../scripts/test-contract/emit-dredd-skeleton.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { readOpenApi } from '../../support/read-contract.ts';
import { isUnderTest } from '../runner/operations-under-test.ts';
import type { DreddOutcome } from './dredd-transaction.ts';
import { runDredd, type DreddRun } from './run-dredd.ts';
import { isHead, needsPeople, skipReasons } from './skip-reasons.ts';

const skeletons = {
  neutral: emitDreddSkeleton(readOpenApi('neutral', 'open')),
  vendor: emitDreddSkeleton(readOpenApi('vendor', 'open')),
};

describe.each(['neutral', 'vendor'] as const)('Dredd in the %s profile', (profile) => {
  let gateway: TestGateway;
  let run: DreddRun;
  let outcomes: readonly DreddOutcome[];

  beforeAll(async () => {
    gateway = await createTestGateway();
    run = await runDredd({ server: gateway, profile, skeleton: skeletons[profile] });
    outcomes = run.outcomes ?? [];
  }, 120_000);
  afterAll(async () => {
    await gateway.stop();
  });

  const list = (wanted: DreddOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted);

  it('loads its hooks and comes to the end', () => {
    expect(run.outcomes, run.output).not.toBeNull();
    expect(outcomes.length).toBeGreaterThan(400);
  });

  it('finds nothing wrong', () => {
    expect(
      [...list('fail'), ...list('none')].map(({ name, failure }) => `${name}: ${String(failure)}`),
    ).toEqual([]);
    expect(run.exitCode, run.output).toBe(0);
  });

  it('leaves out only what the list of reasons names, and needs every reason of it', () => {
    const skipped = list('skip');
    expect(skipped.filter(({ skipReason }) => skipReason === null)).toEqual([]);
    expect(new Set(skipped.map(({ skipReason }) => skipReason))).toEqual(
      new Set(skipReasons.map(({ reason }) => reason)),
    );
    const doubtful = skipped.filter(
      (place) => skipReasons.filter(({ covers }) => covers(place)).length !== 1,
    );
    expect(doubtful).toEqual([]);
  });

  it('asks every operation but those that need a login or HEAD, and every built one for more than one status', () => {
    const passed = Map.groupBy(list('pass'), ({ operationId }) => operationId);
    const all = new Set(outcomes.map(({ operationId }) => operationId));
    const missing = [...all].filter((operationId) => !passed.has(operationId));
    const left = missing.filter((operationId) => !needsPeople(operationId) && !isHead(operationId));
    expect(left).toEqual([]);
    const poor = [...passed].filter(
      ([operationId, found]) =>
        isUnderTest({ operationId }) && new Set(found.map(({ status }) => status)).size < 2,
    );
    expect(poor).toEqual([]);
  });
});
