import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../../../scripts/bench/measure.ts';
import { Refusal } from '../../../../scripts/bench/refusal.ts';
import { createReport, type RoundResult } from '../../../../scripts/bench/report.ts';
import { renderReport, renderTable } from '../../../../scripts/bench/render-report.ts';
import type { TargetName } from '../../../../scripts/bench/scenario.ts';
import { small } from '../../../../scripts/bench/scenarios/small.ts';
import { pacedStream } from '../../../../scripts/bench/scenarios/stream.ts';

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
function createRounds(cpu: readonly Partial<Record<TargetName, number>>[]): readonly RoundResult[] {
  return cpu.map(
    (round) =>
      new Map(Object.entries(round).map(([name, micros]) => [name as TargetName, createMeasurement(micros)])),
  );
}

function createSmallReport(
  rounds: readonly RoundResult[],
  failures: ReadonlyMap<TargetName, string> = new Map(),
) {
  const options = { rounds: rounds.length, amount: { kind: 'seconds', seconds: 4 } } as const;
  return createReport([{ scenario: small, rounds, failures }], options, cores);
}

const steady = { upstream: 10, bare: 50, specway: 100, portkey: 500 };

describe('createReport', () => {
  it('gives medians and the range of CPU time', () => {
    const rounds = createRounds([steady, { ...steady, bare: 60 }, { ...steady, bare: 48 }]);
    const [scenario] = createSmallReport(rounds).scenarios;
    expect(scenario?.targets[1]).toMatchObject({
      target: 'bare',
      cpuMicros: 50,
      cpuMicrosMin: 48,
      cpuMicrosMax: 60,
      cpuMicrosByRound: [50, 60, 48],
    });
  });

  it('compares what was measured in the same round', () => {
    const slowSecond = { upstream: 10, bare: 100, specway: 200, portkey: 1000 };
    const [scenario] = createSmallReport(createRounds([steady, slowSecond])).scenarios;
    expect(scenario?.ratios).toEqual([
      { of: 'specway', to: 'bare', cpu: 2, throughput: 0.5 },
      { of: 'portkey', to: 'bare', cpu: 10, throughput: 0.1 },
      { of: 'specway', to: 'portkey', cpu: 0.2, throughput: 5 },
    ]);
  });

  it('lists targets in one order, whichever was measured first', () => {
    const [scenario] = createSmallReport(createRounds([{ portkey: 500, bare: 50, upstream: 10 }])).scenarios;
    expect(scenario?.targets.map(({ target }) => target)).toEqual(['upstream', 'bare', 'portkey']);
    expect(scenario?.ratios.map(({ of }) => of)).toEqual(['portkey']);
  });

  it('leaves a server that failed out of table and ratios, and quotes what happened', () => {
    const failures = new Map([['portkey', 'portkey failed under load: no answer for 30 s.']] as const);
    const report = createSmallReport(
      createRounds([steady, { upstream: 10, bare: 50, specway: 100 }]),
      failures,
    );
    expect(report.scenarios[0]?.targets.map(({ target }) => target)).toEqual(['upstream', 'bare', 'specway']);
    expect(report.scenarios[0]?.ratios.map(({ of }) => of)).toEqual(['specway']);
    expect(renderReport(report)).toContain(
      'FAILED and left out: portkey failed under load: no answer for 30 s.',
    );
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
    expect(createSmallReport(rounds).scenarios[0]?.upstreamLead).toBe(5);
  });

  it('accepts an upstream that is exactly twice as fast', () => {
    expect(() => createSmallReport(createRounds([{ ...steady, upstream: 25 }]))).not.toThrow();
  });
});

describe('renderReport', () => {
  it('shows every target and every ratio', () => {
    const text = renderReport(createSmallReport(createRounds(Array.from({ length: 5 }, () => steady))));
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
    expect(renderReport(createSmallReport(Array.from({ length: 5 }, () => busy)))).toContain(
      'held the core of small/bare proxy.',
    );
  });

  it('says when a server was not kept busy', () => {
    const idle = new Map<TargetName, Measurement>([
      ['upstream', createMeasurement(10, { busyShare: 0.5 })],
      ['bare', createMeasurement(50, { busyShare: 0.8 })],
    ]);
    expect(renderReport(createSmallReport(Array.from({ length: 5 }, () => idle)))).toContain(
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
    const options = { rounds: 5, amount: { kind: 'seconds', seconds: 4 } } as const;
    const text = renderReport(
      createReport([{ scenario: pacedStream, rounds, failures: new Map() }], options, cores),
    );
    expect(text).toMatch(/^Specway \/ bare proxy +1\.50 +-$/m);
    expect(text).not.toContain('Note:');
  });

  it('says when there were too few rounds', () => {
    expect(renderReport(createSmallReport(createRounds([steady])))).toContain('fewer than five rounds');
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
