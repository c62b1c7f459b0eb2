import { describe, expect, it } from 'vitest';
import {
  createOpenStreamsReport,
  type HoldResult,
  type OpenStreamsReport,
} from '../../../../../scripts/bench/open-streams/create-open-streams-report.ts';
import {
  renderOpenStreams,
  renderOpenStreamsNotes,
} from '../../../../../scripts/bench/open-streams/render-open-streams.ts';
import type { ServerName, TargetName } from '../../../../../scripts/bench/scenario.ts';
import { openStreams } from '../../../../../scripts/bench/scenarios/open-streams.ts';

const megabyte = 2 ** 20;

function createHold(openMegabytes: number): HoldResult {
  const samples = Array.from({ length: 21 }, (_, second) => ({
    atMs: second * 1000,
    rssBytes: openMegabytes * megabyte,
  }));
  const liveBytes = 120 * megabyte;
  return { beforeBytes: 100 * megabyte, liveBytes, samples, busyShare: 0.1, eventsPerSecond: 1000 };
}

function createReport(holdSeconds = 20): OpenStreamsReport {
  const run = {
    scenario: openStreams,
    failures: new Map<TargetName, string>(),
    absences: new Map<TargetName, string>(),
    options: { holdSeconds },
  };
  const results = new Map<ServerName, HoldResult>([
    ['specway', createHold(180)],
    ['bare', createHold(140)],
  ]);
  return createOpenStreamsReport(run, { unit: 'stream', count: 1024 }, results);
}

describe('createOpenStreamsReport', () => {
  it('divides what came on top by the streams', () => {
    expect(createReport().targets.map(({ target, bytesPerStream }) => [target, bytesPerStream])).toEqual([
      ['bare', 40 * 1024],
      ['specway', 80 * 1024],
    ]);
  });

  it('compares memory per stream', () => {
    expect(createReport().ratios).toEqual([{ of: 'specway', to: 'bare', memory: 2, liveMemory: 1 }]);
  });
});

describe('renderOpenStreams', () => {
  it('has a head for every figure', () => {
    const text = renderOpenStreams(createReport()).join('\n\n');
    expect(text).toMatch(/KB\/stream +without garbage +events\/s +busy +first 7 s +last 7 s +MB\/min/);
    expect(text).toMatch(/^Specway +100\.0 +180\.0 +80\.0 +20\.0 +1000 +10% +180\.0 +180\.0 +0\.00$/m);
    expect(text).toMatch(/^Specway \/ bare proxy +2\.00 +1\.00$/m);
  });

  it('says nothing about growth after a short hold', () => {
    expect(renderOpenStreamsNotes([createReport()])[0]).toContain('--hold 600');
    expect(renderOpenStreamsNotes([createReport(600)])).toEqual([]);
  });
});
