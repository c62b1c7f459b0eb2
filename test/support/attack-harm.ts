import type { ProcessState } from './attack-process.ts';
import type { ProbeReport } from './attack-probe.ts';

const mebibyte = 1024 * 1024;

/** What an attack may do to a gateway with default limits, and no more. */
export const bounds = {
  healthMs: 1_000,
  rssBytes: 1024 * mebibyte,
  neighbourMs: 5_000,
  /** Ten seconds after the attack, beyond what was there before it: objects, and garbage too little to be collected. */
  usedBytes: 256 * mebibyte,
  /** The same for the memory of the process, of which the C library keeps what is free between pieces that are not. */
  keptBytes: 512 * mebibyte,
} as const;

/** What a gateway holds at a moment. */
export interface Held {
  readonly process: ProcessState;
  /** What V8 uses, within its heap and outside. */
  readonly usedBytes: number;
  /** Every gauge of things in flight, by its name. */
  readonly inFlight: Readonly<Record<string, number>>;
  /** Files and folders below the folder of uploads, other than the process' own folder. */
  readonly uploads: number;
}

/** What an attack has done. */
export interface AttackFigures {
  readonly attack: string;
  /** As the attacker saw it: answers by their status, connections that were closed … */
  readonly report: Readonly<Record<string, number>>;
  readonly probe: ProbeReport;
  readonly before: Held;
  /** While the attacker still holds what it has opened; `null` when that could not be found out. */
  readonly during: Held | null;
  /** As soon as nothing is held any more, ten seconds after the attack at the latest; `null` when the gateway is gone. */
  readonly after: Held | null;
  readonly peakRssBytes: number;
  readonly cpuSeconds: number;
  /** Why the gateway ended before its time; `null` where it did not. */
  readonly end: string | null;
  /** Seconds from the end of the attack until `after`. */
  readonly calmAfterSeconds: number;
}

/** One sentence for each bound that was passed; an empty list for an attack that did no harm. */
export function listHarm(figures: AttackFigures): readonly string[] {
  const { probe, peakRssBytes, before, after } = figures;
  const slowest = Math.max(0, ...probe.neighbourAnswers.map(({ durationMs }) => durationMs));
  const refused = probe.neighbourAnswers.filter(({ status }) => status !== 200);
  const statuses = [...new Set(refused.map(({ status }) => status))].join(', ');
  const asked = probe.neighbourAnswers.length;
  const harm: (readonly [boolean, string])[] = [
    ['unfinished' in figures.report, 'The attack did not come to its end.'],
    [figures.end !== null, `The gateway has ended: ${String(figures.end)}`],
    [after === null && figures.end === null, 'Ten seconds later nobody could ask for metrics.'],
    [
      probe.longestHealthMs > bounds.healthMs,
      `An answer of /healthz took ${String(probe.longestHealthMs)} ms.`,
    ],
    [probe.healthFailures > 0, `/healthz failed ${String(probe.healthFailures)} times.`],
    [peakRssBytes > bounds.rssBytes, `The process had ${toMebibytes(peakRssBytes)} MiB.`],
    [asked === 0, 'No request of another key was answered.'],
    [
      refused.length > 0,
      `${String(refused.length)} of ${String(asked)} requests of another key were answered ${statuses}.`,
    ],
    [slowest > bounds.neighbourMs, `A small request of another key took ${String(Math.round(slowest))} ms.`],
    ...(after === null ? [] : listHeld(before, after)),
  ];
  return harm.filter(([isHarm]) => isHarm).map(([, sentence]) => sentence);
}

/** Descriptors that were opened between two moments. */
export function countOpened(before: Held, after: Held | null): number {
  return after === null ? Infinity : after.process.openFiles - before.process.openFiles;
}

/** Whether a gateway holds no more than before. */
export function isCalm(before: Held, after: Held): boolean {
  return listHeld(before, after).every(([isHarm]) => !isHarm);
}

/** A few descriptors come and go: threads and pools open some on first use. */
const spareFiles = 12;

function listHeld(before: Held, after: Held): readonly (readonly [boolean, string])[] {
  const files = countOpened(before, after);
  const used = after.usedBytes - before.usedBytes;
  const kept = after.process.rssBytes - before.process.rssBytes;
  const inFlight = Object.entries(after.inFlight).filter(
    ([name, value]) => value > (before.inFlight[name] ?? 0),
  );
  return [
    [files > spareFiles, `${String(files)} descriptors are still open.`],
    [inFlight.length > 0, `Still in flight: ${JSON.stringify(Object.fromEntries(inFlight))}.`],
    [after.uploads > 0, `${String(after.uploads)} uploads are still there.`],
    [used > bounds.usedBytes, `${toMebibytes(used)} MiB more than before the attack are in use.`],
    [kept > bounds.keptBytes, `${toMebibytes(kept)} MiB more than before the attack are kept.`],
  ];
}

/** The figures in one line. */
export function describeAttack(figures: AttackFigures): string {
  const { attack, report, probe, peakRssBytes, before, after, cpuSeconds, calmAfterSeconds } = figures;
  const good = probe.neighbourAnswers.filter(({ status }) => status === 200).length;
  const slowest = Math.max(0, ...probe.neighbourAnswers.map(({ durationMs }) => durationMs));
  return [
    attack,
    `healthz ${String(probe.longestHealthMs)} ms`,
    `others ${String(good)}/${String(probe.neighbourAnswers.length)} in ${String(Math.round(slowest))} ms`,
    `RSS ${toMebibytes(before.process.rssBytes)} > ${toMebibytes(peakRssBytes)} > ${after ? toMebibytes(after.process.rssBytes) : '-'} MiB`,
    `CPU ${cpuSeconds.toFixed(1)} s`,
    `calm after ${calmAfterSeconds.toFixed(1)} s`,
    JSON.stringify(report),
  ].join(' | ');
}

function toMebibytes(bytes: number): string {
  return String(Math.round(bytes / mebibyte));
}
