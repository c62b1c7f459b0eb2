import { findTitle } from '../servers.ts';
import type { FigureSummary } from './create-latency-report.ts';

/** Values above a percentile below which it is chance. */
const fewestAbove = 10;

/** A note when fewer than ten values of a round lie above its p99.9; `null` when there are enough. */
export function noteFewValues(targets: readonly FigureSummary[], countName: string): string | null {
  const few = targets.filter(({ figures }) => (figures[countName] ?? 0) / 1000 < fewestAbove);
  if (few.length === 0) return null;
  const names = few.map(({ target }) => findTitle(target)).join(', ');
  return `p99.9 of ${names} rests on fewer than ten values a round; make rounds longer with --seconds.`;
}
