import { findTrend, type MemoryTrend } from '../open-streams/memory-trend.ts';
import type { ProcessUsage } from '../process-usage.ts';
import { createReportBase, type ReportBase } from '../report-base.ts';
import type { ScenarioRun } from '../scenario-run.ts';
import { median, percentile } from '../statistics.ts';
import type { LoadFigures } from './call-load.ts';
import type { CallBeginning } from './caller.ts';
import { frameMs } from './caller-voice.ts';
import type { GatewayUsage } from './process-tree.ts';

/** What was seen in one round. */
export interface CallsRound {
  /** With one call. */
  readonly before: GatewayUsage;
  /** Of all calls but the first one, which waits for a process to start. */
  readonly beginnings: readonly CallBeginning[];
  readonly elapsedMs: number;
  /** While it was measured. */
  readonly used: GatewayUsage;
  /** One a second, the first one at the beginning. */
  readonly samples: readonly GatewayUsage[];
  /** One for each sample but the first. */
  readonly figures: readonly LoadFigures[];
}

/** What a call takes of a process, or of both kinds of processes. */
export interface CallCost {
  /** Of one core. */
  readonly cpuPercent: number;
  readonly memoryBytes: number;
}

/** The middle, the 95th and the 99th percentile, in milliseconds. */
export interface Spread {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** Medians over the rounds. */
export interface CallsSummary {
  readonly gateway: CallCost;
  readonly media: CallCost;
  /** Both. */
  readonly call: CallCost;
  readonly callsPerCore: number;
  /** Packets that were sent and that came, of as many as would be if both sides spoke all the time. */
  readonly twoWayPercent: number;
  /** Packets of answers that came no more than `frameSlackMs` late. */
  readonly inTimePercent: number;
  readonly frames: Spread;
  readonly sentLate: Spread;
  readonly answer: Spread;
  readonly connected: Spread;
  readonly firstAudio: Spread;
  readonly turn: Spread;
  /** Of one round. */
  readonly turns: number;
  /** The share of the time that the processes had to wait for their core. */
  readonly waitPercent: number;
}

/** The outcome of a scenario of calls. */
export interface CallsReport extends ReportBase {
  readonly kind: 'calls';
  readonly calls: number;
  readonly seconds: number;
  /** `null` where no round could be measured. */
  readonly summary: CallsSummary | null;
  /** Resident memory of all processes in the last round, and in its middle. */
  readonly memory: (MemoryTrend & { readonly middleBytes: number }) | null;
}

/** So late a packet may be and be in time, in milliseconds. */
export const frameSlackMs = 5;

/** Puts a scenario together. */
export function createCallsReport(
  run: Pick<ScenarioRun, 'scenario' | 'failures' | 'absences'>,
  { calls, seconds }: { readonly calls: number; readonly seconds: number },
  rounds: readonly CallsRound[],
): CallsReport {
  const last = rounds.at(-1);
  return {
    ...createReportBase(run),
    kind: 'calls',
    calls,
    seconds,
    summary: last === undefined ? null : summarise(rounds, calls),
    memory: last === undefined ? null : findMemory(last),
  };
}

function summarise(rounds: readonly CallsRound[], calls: number): CallsSummary {
  const over = (read: (round: CallsRound) => number): number => median(rounds.map(read));
  const spread = (read: (round: CallsRound) => readonly number[]): Spread => {
    const sorted = rounds.map((round) => Float64Array.from(read(round)).sort());
    const at = (share: number): number => median(sorted.map((values) => percentile(values, share)));
    return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
  };
  const cost = (read: (usage: GatewayUsage) => Pick<ProcessUsage, 'cpuNs' | 'rssBytes'>): CallCost => ({
    cpuPercent: over(({ used, elapsedMs }) => ((read(used).cpuNs / 1e6 / elapsedMs) * 100) / calls),
    // The first call is in both readings.
    memoryBytes: over(({ samples: [first], before }) =>
      first === undefined ? Number.NaN : (read(first).rssBytes - read(before).rssBytes) / (calls - 1),
    ),
  });
  const call = cost(addUp);
  const waited = ({ used, elapsedMs }: CallsRound) =>
    ((used.gateway.waitNs + used.media.waitNs) / 1e6 / elapsedMs) * 100;
  const lateOf = ({ figures }: CallsRound) => figures.flatMap(({ lateMs }) => lateMs);
  return {
    gateway: cost(({ gateway }) => gateway),
    media: cost(({ media }) => media),
    call,
    callsPerCore: 100 / call.cpuPercent,
    twoWayPercent: over((round) => findTwoWayPercent(round, calls)),
    inTimePercent: over((round) => findInTimePercent(lateOf(round))),
    frames: spread(lateOf),
    sentLate: spread(({ figures }) => figures.flatMap(({ sentLateMs }) => sentLateMs)),
    answer: spread(({ beginnings }) => beginnings.map(({ answerMs }) => answerMs)),
    connected: spread(({ beginnings }) => beginnings.map(({ connectedMs }) => connectedMs)),
    firstAudio: spread(({ beginnings }) => beginnings.map(({ firstAudioMs }) => firstAudioMs)),
    turn: spread(({ figures }) => figures.flatMap(({ turnsMs }) => turnsMs)),
    turns: over(({ figures }) => figures.reduce((sum, { turnsMs }) => sum + turnsMs.length, 0)),
    waitPercent: over(waited),
  };
}

function addUp({ gateway, media }: GatewayUsage): Pick<ProcessUsage, 'cpuNs' | 'rssBytes'> {
  return { cpuNs: gateway.cpuNs + media.cpuNs, rssBytes: gateway.rssBytes + media.rssBytes };
}

function findTwoWayPercent({ figures, elapsedMs }: CallsRound, calls: number): number {
  const packets = figures.reduce((sum, { packetsIn, packetsOut }) => sum + packetsIn + packetsOut, 0);
  return (packets / ((2 * calls * elapsedMs) / frameMs)) * 100;
}

function findInTimePercent(lateMs: readonly number[]): number {
  return (lateMs.filter((late) => late <= frameSlackMs).length / lateMs.length) * 100;
}

function findMemory({ samples, elapsedMs }: CallsRound): MemoryTrend & { readonly middleBytes: number } {
  const stepMs = elapsedMs / Math.max(1, samples.length - 1);
  const readings = samples.map((usage, index) => ({
    atMs: index * stepMs,
    rssBytes: addUp(usage).rssBytes,
  }));
  const third = Math.floor(readings.length / 3);
  const middleBytes = median(readings.slice(third, readings.length - third).map(({ rssBytes }) => rssBytes));
  return { ...findTrend(readings), middleBytes };
}
