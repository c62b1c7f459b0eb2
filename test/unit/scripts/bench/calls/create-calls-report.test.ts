import { describe, expect, it } from 'vitest';
import type { LoadFigures } from '../../../../../scripts/bench/calls/call-load.ts';
import {
  createCallsReport,
  type CallsReport,
  type CallsRound,
} from '../../../../../scripts/bench/calls/create-calls-report.ts';
import type { GatewayUsage } from '../../../../../scripts/bench/calls/process-tree.ts';
import { renderCalls, renderCallsNotes } from '../../../../../scripts/bench/calls/render-calls.ts';
import { webrtc } from '../../../../../scripts/bench/scenarios/webrtc.ts';

const mb = 2 ** 20;

function use(gatewayMb: number, mediaMb: number, [gatewayMs, mediaMs]: readonly number[] = []): GatewayUsage {
  return {
    gateway: { cpuNs: (gatewayMs ?? 0) * 1e6, waitNs: 0, rssBytes: gatewayMb * mb },
    media: { cpuNs: (mediaMs ?? 0) * 1e6, waitNs: 1e7, rssBytes: mediaMb * mb },
  };
}

/** Two calls for two seconds: 400 packets each way, if both sides spoke all the time. */
const second: LoadFigures = {
  packetsOut: 100,
  packetsIn: 80,
  turnsMs: [120, 140],
  lateMs: [0, 1, 5, 5.1],
  sentLateMs: [0.1],
};
const round: CallsRound = {
  before: use(100, 60),
  beginnings: [{ answerMs: 10, connectedMs: 60, firstAudioMs: 80 }],
  elapsedMs: 2_000,
  used: use(0, 0, [40, 80]),
  samples: [use(101, 62), use(101, 63), use(102, 66)],
  figures: [second, second],
};

function createReport(rounds: readonly CallsRound[], seconds = 2): CallsReport {
  const run = { scenario: webrtc, failures: new Map(), absences: new Map() };
  return createCallsReport(run, { calls: 2, seconds }, rounds);
}

describe('createCallsReport', () => {
  it('divides what was used by the calls, and what was held by those after the first', () => {
    const { summary } = createReport([round]);
    expect(summary?.gateway).toEqual({ cpuPercent: 1, memoryBytes: mb });
    expect(summary?.media).toEqual({ cpuPercent: 2, memoryBytes: 2 * mb });
    expect(summary?.call).toEqual({ cpuPercent: 3, memoryBytes: 3 * mb });
    expect(summary?.callsPerCore).toBeCloseTo(33.3, 1);
    expect(summary?.waitPercent).toBeCloseTo(0.5);
  });

  it('counts packets of both sides, and those that came within 5 ms of their time', () => {
    const { summary } = createReport([round]);
    expect(summary?.twoWayPercent).toBeCloseTo(90);
    expect(summary?.inTimePercent).toBeCloseTo(75);
    expect(summary?.frames).toEqual({ p50Ms: 1, p95Ms: 5.1, p99Ms: 5.1 });
  });

  it('says how long answers took', () => {
    const { summary } = createReport([round]);
    expect(summary?.turns).toBe(4);
    expect(summary?.turn.p50Ms).toBe(120);
    expect(summary?.firstAudio.p50Ms).toBe(80);
  });

  it('takes the median of the rounds, and the memory of the last one', () => {
    const busy = { ...round, used: use(0, 0, [400, 800]), samples: [use(1, 1), use(1, 1), use(1, 1)] };
    const { summary, memory } = createReport([round, busy, round]);
    expect(summary?.call.cpuPercent).toBe(3);
    expect(memory).toMatchObject({ firstBytes: 163 * mb, middleBytes: 164 * mb, lastBytes: 168 * mb });
    expect(memory?.bytesPerMinute).toBeCloseTo(2.5 * 60 * mb);
  });

  it('has no figures where no round was measured', () => {
    expect(createReport([])).toMatchObject({ summary: null, memory: null, calls: 2 });
  });
});

describe('renderCalls', () => {
  it('shows what a call takes, how long it takes, and how memory went', () => {
    const text = renderCalls(createReport([round])).join('\n');
    expect(text).toMatch(/^both +3\.00 +3072$/m);
    expect(text).toContain('Calls per core: 33.3; both sides spoke for 90.0% of the time');
    expect(text).toMatch(/^end of speech to first sound +120\.0 +140\.0 +140\.0$/m);
    expect(text).toContain('Packets in time (5 ms): 75.00%');
    expect(text).toMatch(/^all processes +163\.0 +164\.0 +168\.0 +150\.0$/m);
  });

  it('is a line where nothing was measured', () => {
    expect(renderCalls(createReport([]))).toHaveLength(1);
  });
});

describe('renderCallsNotes', () => {
  const turns = { ...round, figures: [{ ...second, turnsMs: new Array<number>(100).fill(120) }] };

  it('warns of few answers, a busy core and a short time', () => {
    const crowded = { ...round, used: { ...round.used, media: { cpuNs: 0, waitNs: 1e9, rssBytes: 0 } } };
    expect(renderCallsNotes([createReport([crowded])])).toEqual([
      expect.stringContaining('p99 of answers rests on 4 of a round'),
      expect.stringContaining('other processes often held the core'),
      expect.stringContaining('too brief'),
    ]);
  });

  it('says nothing of a long and quiet run', () => {
    expect(renderCallsNotes([createReport([turns], 600)])).toEqual([]);
  });
});
