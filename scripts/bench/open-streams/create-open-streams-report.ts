import { createReportBase, targetOrder, type ReportBase } from '../report-base.ts';
import type { ScenarioRun } from '../scenario-run.ts';
import type { ServerName, TargetName } from '../scenario.ts';
import { findTrend, type MemorySample } from './memory-trend.ts';

/** What is held open. */
export type HeldUnit = 'stream' | 'session';

/** What one server held. */
export interface HoldResult {
  /** Resident memory when it was warm and idle and had collected its garbage. */
  readonly beforeBytes: number;
  /** Resident memory at the end of the hold, all streams still open, after another collection. */
  readonly liveBytes: number;
  /** While all streams were open, in the order they were taken. */
  readonly samples: readonly MemorySample[];
  /** The share of the time it was on its core meanwhile. */
  readonly busyShare: number;
  /** Over all streams: fewer than the upstream sent means that the server did not keep up. */
  readonly eventsPerSecond: number;
}

/** One server of the report. */
export interface HoldSummary {
  readonly target: ServerName;
  readonly beforeBytes: number;
  /** The median while streams were open. */
  readonly openBytes: number;
  /** What one open stream takes, garbage that waits to be collected included. */
  readonly bytesPerStream: number;
  /** What one open stream takes, without garbage. */
  readonly liveBytesPerStream: number;
  /** The medians of the first and the last part of the hold. */
  readonly firstBytes: number;
  readonly lastBytes: number;
  readonly bytesPerMinute: number;
  readonly busyShare: number;
  /** Over all streams: fewer than the upstream sent means that the server did not keep up. */
  readonly eventsPerSecond: number;
}

/** What one open stream takes, divided by what it takes elsewhere, with and without garbage. */
export interface MemoryRatio {
  readonly of: TargetName;
  readonly to: TargetName;
  readonly memory: number;
  readonly liveMemory: number;
}

/** The outcome of a scenario of held streams. */
export interface OpenStreamsReport extends ReportBase {
  readonly kind: 'open-streams';
  readonly unit: HeldUnit;
  /** How many of them. */
  readonly streams: number;
  readonly holdSeconds: number;
  readonly targets: readonly HoldSummary[];
  readonly ratios: readonly MemoryRatio[];
}

/** The part of a run that its report depends on. */
export type OpenStreamsRun = Pick<ScenarioRun, 'scenario' | 'failures' | 'absences'> & {
  readonly options: { readonly holdSeconds: number };
};

/** Puts a scenario together. */
export function createOpenStreamsReport(
  run: OpenStreamsRun,
  { unit, count: streams }: { readonly unit: HeldUnit; readonly count: number },
  results: ReadonlyMap<ServerName, HoldResult>,
): OpenStreamsReport {
  const { holdSeconds } = run.options;
  const targets = [...results]
    .map(([target, result]) => summariseHold(target, result, streams))
    .sort((a, b) => targetOrder.indexOf(a.target) - targetOrder.indexOf(b.target));
  const find = (name: TargetName): HoldSummary[] => targets.filter(({ target }) => target === name);
  const ratios = run.scenario.pairs.flatMap(([of, to]) =>
    find(of).flatMap((left) => find(to).map((right) => createRatio(left, right))),
  );
  return { ...createReportBase(run), kind: 'open-streams', unit, streams, holdSeconds, targets, ratios };
}

function createRatio(left: HoldSummary, right: HoldSummary): MemoryRatio {
  return {
    of: left.target,
    to: right.target,
    memory: left.bytesPerStream / right.bytesPerStream,
    liveMemory: left.liveBytesPerStream / right.liveBytesPerStream,
  };
}

function summariseHold(target: ServerName, result: HoldResult, streams: number): HoldSummary {
  const { beforeBytes, liveBytes, samples, busyShare, eventsPerSecond } = result;
  const { medianBytes, firstBytes, lastBytes, bytesPerMinute } = findTrend(samples);
  return {
    target,
    beforeBytes,
    openBytes: medianBytes,
    bytesPerStream: (medianBytes - beforeBytes) / streams,
    liveBytesPerStream: (liveBytes - beforeBytes) / streams,
    firstBytes,
    lastBytes,
    bytesPerMinute,
    busyShare,
    eventsPerSecond,
  };
}
