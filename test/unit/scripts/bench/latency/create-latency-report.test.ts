import { describe, expect, it } from 'vitest';
import {
  createLatencyReport,
  type Figures,
  type LatencyColumn,
} from '../../../../../scripts/bench/latency/create-latency-report.ts';
import { noteCrowded, noteFewValues } from '../../../../../scripts/bench/latency/latency-notes.ts';
import { renderLatency, renderLatencyNotes } from '../../../../../scripts/bench/latency/render-latency.ts';
import type { Round } from '../../../../../scripts/bench/scenario-run.ts';
import type { TargetName } from '../../../../../scripts/bench/scenario.ts';
import { halfLoad } from '../../../../../scripts/bench/scenarios/half-load.ts';

const columns: readonly LatencyColumn[] = [
  { name: 'p50Ms', head: 'p50 ms', digits: 2, isLatency: true },
  { name: 'requests', head: 'values', digits: 0, isLatency: false },
];

/** One round per entry, from the median latency of each target. */
function createRounds(rounds: readonly Partial<Record<TargetName, number>>[]): readonly Round<Figures>[] {
  return rounds.map(
    (round) =>
      new Map(
        Object.entries(round).map(([name, p50Ms]) => [name as TargetName, { p50Ms, requests: 20_000 }]),
      ),
  );
}

function createReport(
  rounds: readonly Partial<Record<TargetName, number>>[],
  failures = new Map<TargetName, string>(),
) {
  const run = { scenario: halfLoad, failures, absences: new Map<TargetName, string>() };
  return createLatencyReport({ run, setting: 'as it is', columns, rounds: createRounds(rounds) });
}

describe('createLatencyReport', () => {
  it('gives the medians of the rounds', () => {
    const { targets } = createReport([{ bare: 1 }, { bare: 9 }, { bare: 2 }]);
    expect(targets).toEqual([{ target: 'bare', figures: { p50Ms: 2, requests: 20_000 } }]);
  });

  it('takes what a server adds from the same round, of latencies only', () => {
    const { added } = createReport([
      { bare: 1, specway: 1.5 },
      { bare: 8, specway: 8.5 },
      { bare: 2, specway: 9 },
    ]);
    expect(added).toEqual([{ of: 'specway', to: 'bare', figures: { p50Ms: 0.5 } }]);
  });

  it('divides what is to be divided, round by round', () => {
    const run = { scenario: halfLoad, failures: new Map(), absences: new Map() };
    const [latency] = columns;
    const cpu: LatencyColumn = { ...latency!, isLatency: false, isRatio: true };
    const rounds = createRounds([
      { bare: 1, specway: 1.5 },
      { bare: 8, specway: 16 },
      { bare: 2, specway: 2.5 },
    ]);
    const report = createLatencyReport({ run, setting: 'as it is', columns: [cpu], rounds });
    expect(report.ratios).toEqual([{ of: 'specway', to: 'bare', figures: { p50Ms: 1.5 } }]);
    expect(renderLatency({ ...report, notes: [] }).join('\n')).toMatch(/^Specway \/ bare proxy +1\.50$/m);
    expect(createReport([{ bare: 1, specway: 2 }]).ratios).toEqual([]);
  });

  it('leaves out a server that failed', () => {
    const report = createReport(
      [{ bare: 1, specway: 2, portkey: 3 }],
      new Map<TargetName, string>([['portkey', 'gone']]),
    );
    expect(report.targets.map(({ target }) => target)).toEqual(['bare', 'specway']);
    expect(report.added.map(({ of }) => of)).toEqual(['specway']);
    expect(report.failures).toEqual([{ target: 'portkey', reason: 'gone' }]);
  });
});

describe('renderLatency', () => {
  it('shows figures, and added latencies without the other columns', () => {
    const text = renderLatency({ ...createReport([{ bare: 1, specway: 1.25 }]), notes: [] }).join('\n\n');
    expect(text).toContain('; as it is');
    expect(text).toMatch(/^Specway +1\.25 +20000$/m);
    expect(text).toMatch(/^Specway - bare proxy +0\.25$/m);
  });

  it('puts the name of the scenario before its notes', () => {
    const report = { ...createReport([{ bare: 1 }]), notes: ['too noisy.'] };
    expect(renderLatencyNotes([report])).toEqual(['Note: half-load: too noisy.']);
  });
});

describe('noteFewValues', () => {
  it('names the targets of which fewer than ten values lie above p99.9', () => {
    const enough = { target: 'bare', figures: { requests: 10_000 } } as const;
    const few = { target: 'portkey', figures: { requests: 9_999 } } as const;
    expect(noteFewValues([enough], 'requests')).toBeNull();
    expect(noteFewValues([enough, few], 'requests')).toContain('p99.9 of Portkey rests');
  });
});

describe('noteCrowded', () => {
  it('names the servers that had to wait for their core', () => {
    const alone = { target: 'bare', figures: { waitPercent: 0.4 } } as const;
    const crowded = { target: 'specway', figures: { waitPercent: 8 } } as const;
    expect(noteCrowded([alone, { ...crowded, target: 'upstream' }])).toBeNull();
    expect(noteCrowded([alone, crowded])).toContain('held the core of Specway;');
  });
});
