import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../../../../scripts/bench/measure.ts';
import { Refusal } from '../../../../../scripts/bench/refusal.ts';
import {
  createClosedLoopReport,
  type ClosedLoopReport,
} from '../../../../../scripts/bench/closed-loop/create-closed-loop-report.ts';
import { renderReport } from '../../../../../scripts/bench/render-report.ts';
import { renderTable } from '../../../../../scripts/bench/render-table.ts';
import type { Report } from '../../../../../scripts/bench/report.ts';
import type { Round } from '../../../../../scripts/bench/scenario-run.ts';
import type { TargetName } from '../../../../../scripts/bench/scenario.ts';
import { small } from '../../../../../scripts/bench/scenarios/small.ts';
import { pacedStream } from '../../../../../scripts/bench/scenarios/stream.ts';

const cores = { load: 0, server: 1, upstream: 0 };

function createMeasurement(cpuMicros: number, changes: Partial<Measurement> = {}): Measurement {
  return {
    requests: 1000,
    cpuMicros,
    requestsPerSecond: 1e6 / cpuMicros,
    p50Ms: 1,
    p99Ms: 2,
    rssBytes: 100 * 2 ** 20,
    busyShare: 1,
    waitShare: 0,
    chunksPerAnswer: 0,
    ...changes,
  };
}

/** One round per entry, from the CPU time of each target. */
function createRounds(cpu: readonly Partial<Record<TargetName, number>>[]): readonly Round<Measurement>[] {
  return cpu.map(
    (round) =>
      new Map(Object.entries(round).map(([name, micros]) => [name as TargetName, createMeasurement(micros)])),
  );
}

function createSmallReport(
  rounds: readonly Round<Measurement>[],
  failures = new Map<TargetName, string>(),
): ClosedLoopReport {
  return createClosedLoopReport({ scenario: small, failures, absences: new Map() }, rounds);
}

function render(report: ClosedLoopReport, rounds = 5): string {
  const whole: Report = {
    node: process.version,
    cores,
    rounds,
    amount: { kind: 'seconds', seconds: 4 },
    scenarios: [report],
  };
  return renderReport(whole);
}

const steady = { upstream: 10, bare: 50, specway: 100, portkey: 500 };

describe('createClosedLoopReport', () => {
  it('gives medians and the range of CPU time', () => {
    const rounds = createRounds([steady, { ...steady, bare: 60 }, { ...steady, bare: 48 }]);
    const scenario = createSmallReport(rounds);
    expect(scenario.targets[1]).toMatchObject({
      target: 'bare',
      cpuMicros: 50,
      cpuMicrosMin: 48,
      cpuMicrosMax: 60,
      cpuMicrosByRound: [50, 60, 48],
    });
  });

  it('compares the pairs of the scenario', () => {
    const scenario = { ...small, pairs: [['specway-enforce', 'specway']] } as const;
    const rounds = createRounds([{ upstream: 10, specway: 100, 'specway-enforce': 150 }]);
    const report = createClosedLoopReport({ scenario, failures: new Map(), absences: new Map() }, rounds);
    expect(report.ratios).toMatchObject([{ of: 'specway-enforce', to: 'specway', cpu: 1.5 }]);
  });

  it('says which server could not be measured on this machine', () => {
    const absences = new Map<TargetName, string>([['specway-postgres', 'no PostgreSQL here.']]);
    const run = { scenario: small, failures: new Map<TargetName, string>(), absences };
    const text = render(createClosedLoopReport(run, createRounds([steady])));
    expect(text).toContain('Left out: no PostgreSQL here.');
    expect(text).not.toContain('FAILED');
  });

  it('compares what was measured in the same round', () => {
    const slowSecond = { upstream: 10, bare: 100, specway: 200, portkey: 1000 };
    const scenario = createSmallReport(createRounds([steady, slowSecond]));
    expect(scenario.ratios).toEqual([
      { of: 'specway', to: 'bare', cpu: 2, throughput: 0.5 },
      { of: 'portkey', to: 'bare', cpu: 10, throughput: 0.1 },
      { of: 'specway', to: 'portkey', cpu: 0.2, throughput: 5 },
    ]);
  });

  it('lists targets in one order, whichever was measured first', () => {
    const scenario = createSmallReport(createRounds([{ portkey: 500, bare: 50, upstream: 10 }]));
    expect(scenario.targets.map(({ target }) => target)).toEqual(['upstream', 'bare', 'portkey']);
    expect(scenario.ratios.map(({ of }) => of)).toEqual(['portkey']);
  });

  it('leaves a server that failed out of table and ratios, and quotes what happened', () => {
    const failures = new Map<TargetName, string>([
      ['portkey', 'portkey failed under load: no answer for 30 s.'],
    ]);
    const report = createSmallReport(
      createRounds([steady, { upstream: 10, bare: 50, specway: 100 }]),
      failures,
    );
    expect(report.targets.map(({ target }) => target)).toEqual(['upstream', 'bare', 'specway']);
    expect(report.ratios.map(({ of }) => of)).toEqual(['specway']);
    expect(render(report)).toContain('FAILED and left out: portkey failed under load: no answer for 30 s.');
  });

  it('refuses when the upstream is less than twice as fast as a server', () => {
    const report = () => createSmallReport(createRounds([{ ...steady, upstream: 26 }]));
    expect(report).toThrow(Refusal);
    expect(report).toThrow('only 1.92 times as fast');
  });

  it('takes the lead over the fastest server from rounds, not from medians', () => {
    const rounds = createRounds([
      steady,
      { ...steady, upstream: 20, bare: 200 },
      { ...steady, upstream: 30, bare: 90 },
    ]);
    expect(createSmallReport(rounds).upstreamLead).toBe(5);
  });

  it('accepts an upstream that is exactly twice as fast', () => {
    expect(() => createSmallReport(createRounds([{ ...steady, upstream: 25 }]))).not.toThrow();
  });
});

describe('renderReport', () => {
  it('shows every target and every ratio', () => {
    const text = render(createSmallReport(createRounds(Array.from({ length: 5 }, () => steady))));
    expect(text).toContain('medians of 5 rounds of 4 s; cores: server 1, upstream 0, load 0');
    expect(text).toMatch(/^Specway +100\.0 +\(100\.0-100\.0\) +10000 +1\.00 +2\.00 +100 +100% +-$/m);
    expect(text).toMatch(/^Specway \/ bare proxy +2\.00 +0\.50$/m);
    expect(text).not.toContain('Note:');
  });

  it('says when other processes held the core', () => {
    const busy = new Map<TargetName, Measurement>([
      ['upstream', createMeasurement(10)],
      ['bare', createMeasurement(50, { waitShare: 0.25 })],
    ]);
    expect(render(createSmallReport(Array.from({ length: 5 }, () => busy)))).toContain(
      'held the core of small/bare proxy.',
    );
  });

  it('says when a server was not kept busy', () => {
    const idle = new Map<TargetName, Measurement>([
      ['upstream', createMeasurement(10, { busyShare: 0.5 })],
      ['bare', createMeasurement(50, { busyShare: 0.8 })],
    ]);
    expect(render(createSmallReport(Array.from({ length: 5 }, () => idle)))).toContain(
      'for small/bare proxy:',
    );
  });

  it('neither compares throughput at a given pace nor asks for more load', () => {
    const idle = new Map<TargetName, Measurement>([
      ['upstream', createMeasurement(10, { busyShare: 0.1 })],
      ['bare', createMeasurement(50, { busyShare: 0.2 })],
      ['specway', createMeasurement(75, { busyShare: 0.3 })],
    ]);
    const rounds = Array.from({ length: 5 }, () => idle);
    const text = render(
      createClosedLoopReport({ scenario: pacedStream, failures: new Map(), absences: new Map() }, rounds),
    );
    expect(text).toMatch(/^Specway \/ bare proxy +1\.50 +-$/m);
    expect(text).not.toContain('Note:');
  });

  it('says when there were too few rounds', () => {
    expect(render(createSmallReport(createRounds([steady])), 1)).toContain('fewer than five rounds');
  });
});

describe('renderTable', () => {
  it('aligns the first column to the left and the others to the right', () => {
    expect(
      renderTable([
        ['', 'us'],
        ['bare', '5'],
        ['b', '10.5'],
      ]),
    ).toBe('        us\nbare     5\nb     10.5');
  });
});
