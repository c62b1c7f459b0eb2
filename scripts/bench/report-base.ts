import type { ScenarioRun } from './scenario-run.ts';
import { serverNames, type TargetName } from './scenario.ts';

/** A target that is not in the figures, and why. */
export interface LeftOut {
  readonly target: TargetName;
  readonly reason: string;
}

/** What the reports of all scenarios have. */
export interface ReportBase {
  readonly scenario: string;
  readonly title: string;
  /** Targets that gave a wrong answer or none. */
  readonly failures: readonly LeftOut[];
  /** Servers that need what this machine does not have. */
  readonly absences: readonly LeftOut[];
}

/** The targets in the order of every report. */
export const targetOrder: readonly TargetName[] = ['upstream', ...serverNames];

/** The part of a report that does not depend on the kind of the scenario. */
export function createReportBase(
  run: Pick<ScenarioRun, 'failures' | 'absences'> & { readonly scenario: { name: string; title: string } },
): ReportBase {
  const list = (reasons: ReadonlyMap<TargetName, string>): readonly LeftOut[] =>
    [...reasons].map(([target, reason]) => ({ target, reason }));
  const { name, title } = run.scenario;
  return { scenario: name, title, failures: list(run.failures), absences: list(run.absences) };
}
