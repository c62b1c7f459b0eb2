import { findTitle } from '../servers.ts';
import type { FigureSummary } from './create-latency-report.ts';

/** Values above a percentile below which it is chance. */
const fewestAbove = 10;

/** Percent of the time, spent waiting for the core, that are worth a note; a server's own threads cause some of it. */
const noticedPercent = 5;

/** A note when servers had to wait for their core (`waitPercent`); else `null`. */
export function noteCrowded(targets: readonly FigureSummary[]): string | null {
  const crowded = targets.filter(
    ({ target, figures }) => target !== 'upstream' && (figures['waitPercent'] ?? 0) > noticedPercent,
  );
  if (crowded.length === 0) return null;
  const names = crowded.map(({ target }) => findTitle(target)).join(', ');
  return `other processes often held the core of ${names}; do not publish these latencies.`;
}

/** A note when fewer than ten values of a round lie above its p99.9; `null` when there are enough. */
export function noteFewValues(targets: readonly FigureSummary[], countName: string): string | null {
  const few = targets.filter(({ figures }) => (figures[countName] ?? 0) / 1000 < fewestAbove);
  if (few.length === 0) return null;
  const names = few.map(({ target }) => findTitle(target)).join(', ');
  return `p99.9 of ${names} rests on fewer than ten values a round; make rounds longer with --seconds.`;
}
