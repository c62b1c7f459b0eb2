import type { TargetName } from './scenario.ts';
import { findTitle } from './servers.ts';

/** `small/Specway, stream/Specway`: what was selected of each report; empty when nothing was. */
export function listNames<R extends { readonly scenario: string }>(
  reports: readonly R[],
  select: (report: R) => readonly { readonly target: TargetName }[],
): string {
  return reports
    .flatMap((report) => select(report).map(({ target }) => `${report.scenario}/${findTitle(target)}`))
    .join(', ');
}
