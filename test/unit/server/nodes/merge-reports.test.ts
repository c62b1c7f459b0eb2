import { describe, expect, it } from 'vitest';
import type { DeploymentReport, DeploymentState } from '../../../../src/core/deployment-health.ts';
import { countAnswers } from '../../../../src/core/latency-counts.ts';
import { mergeReports } from '../../../../src/server/nodes/merge-reports.ts';
import { createCandidate } from '../../../support/create-candidate.ts';

const { deployment } = createCandidate('a');

function createReport(changes: Partial<DeploymentReport> = {}): DeploymentReport {
  const recent = { failed: 0, answered: new Map<number, number>() };
  const times = { until: null, lastSuccessAt: null, lastError: null };
  return {
    deploymentId: 'a',
    state: 'healthy',
    ...times,
    recent,
    calls: 0,
    concurrency: null,
    ...changes,
  };
}

function merge(own: Partial<DeploymentReport>, ...others: readonly Partial<DeploymentReport>[]) {
  const theirs = others.map((report, index) => ({
    nodeId: `node_${String(index + 2)}`,
    report: createReport(report),
  }));
  return mergeReports(deployment, [{ nodeId: 'node_1', report: createReport(own) }, ...theirs]);
}

describe('mergeReports', () => {
  it.each<readonly [DeploymentState, DeploymentState, DeploymentState]>([
    ['healthy', 'cooling', 'cooling'],
    ['rejected', 'cooling', 'rejected'],
    ['idle', 'healthy', 'healthy'],
    ['degraded', 'idle', 'degraded'],
    ['drained', 'rejected', 'drained'],
    ['healthy', 'drained', 'healthy'],
  ])('makes %s and %s %s', (own, other, expected) => {
    expect(merge({ state: own }, { state: other }).state).toBe(expected);
  });

  it('takes the last success and the last failure of any node', () => {
    const early = { at: 10, kind: 'timeout', status: null } as const;
    const late = { at: 20, kind: 'server_error', status: 500 } as const;
    const merged = merge({ lastSuccessAt: 5, lastError: late }, { lastSuccessAt: 7, lastError: early }, {});
    expect(merged).toMatchObject({ lastSuccessAt: 7, lastError: late });
    expect(merge({}, {})).toMatchObject({ lastSuccessAt: null, lastError: null });
  });

  it('adds up the calls, and shows each node', () => {
    const recent = { failed: 2, answered: new Map([[3, 4]]) };
    const merged = merge({ recent, calls: 1, concurrency: 5 }, { recent, state: 'cooling', until: 99 });
    expect(merged.recent.failed).toBe(4);
    expect(countAnswers(merged.recent.answered)).toBe(8);
    expect(merged.nodes).toMatchObject([
      { nodeId: 'node_1', report: { calls: 1, concurrency: 5, until: null } },
      { nodeId: 'node_2', report: { state: 'cooling', until: 99 } },
    ]);
  });
});
