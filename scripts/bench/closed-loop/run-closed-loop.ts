import { measureTarget } from '../measure.ts';
import { measureInRounds, prepareTargets, type ScenarioRun } from '../scenario-run.ts';
import type { ClosedLoopScenario } from '../scenario.ts';
import { createClosedLoopReport, type ClosedLoopReport } from './create-closed-loop-report.ts';

/** Runs a scenario of the kind `closed-loop`. */
export async function runClosedLoop(run: ScenarioRun<ClosedLoopScenario>): Promise<ClosedLoopReport> {
  const load = { connections: run.scenario.connections, amount: run.options.amount };
  const targets = await prepareTargets(run);
  const rounds = await measureInRounds(run, targets, (target) => measureTarget(target, load));
  return createClosedLoopReport(run, rounds);
}
