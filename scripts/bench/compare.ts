import { withBenchSession, type BenchSession } from './bench-session.ts';
import { measureTarget, verifyTarget, type Measurement, type VerifiedTarget } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { createReport, type Report, type RoundResult, type ScenarioRounds } from './report.ts';
import { Refusal } from './refusal.ts';
import type { Scenario, TargetName } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** Long enough for the compilers of V8 to have seen the hot path. */
const warmUp = { kind: 'seconds', seconds: 12 } as const;

/** Tells whoever waits how far the run is. */
export type Progress = (line: string) => void;

/** Runs the whole comparison. Throws a Refusal when there is no honest report to give. */
export function runComparison(options: BenchOptions, progress: Progress): Promise<Report> {
  return withBenchSession(async (session) => {
    for (const name of options.servers) {
      progress(`starting ${name}`);
      await session.startServer(name);
    }
    const results: ScenarioRounds[] = [];
    for (const scenario of scenarios.filter(({ name }) => options.scenarios.includes(name))) {
      const run = { scenario, options, progress, failures: new Map<TargetName, string>() };
      results.push({ scenario, rounds: await runScenario(session, run), failures: run.failures });
    }
    return createReport(results, options, session.cores);
  });
}

interface ScenarioRun {
  readonly scenario: Scenario;
  readonly options: BenchOptions;
  readonly progress: Progress;
  /** Filled as targets fail. */
  readonly failures: Map<TargetName, string>;
}

/** Verifies and warms up every target, then measures them in turn; each round begins with another one. */
async function runScenario(session: BenchSession, run: ScenarioRun): Promise<readonly RoundResult[]> {
  const { scenario, options, progress } = run;
  const targets: VerifiedTarget[] = [];
  for (const name of ['upstream', ...options.servers] as const) {
    progress(`${scenario.name}: warming up ${name}`);
    const verified = await attempt(run, name, () => warmUpTarget(session, name, scenario));
    if (verified !== null) targets.push(verified);
  }
  const rounds: RoundResult[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    progress(`${scenario.name}: round ${String(round + 1)} of ${String(options.rounds)}`);
    const result = new Map<TargetName, Measurement>();
    for (const target of rotate(targets, round)) {
      const measurement = await attempt(run, target.name, () =>
        measureTarget(target, scenario, options.amount),
      );
      if (measurement !== null) result.set(target.name, measurement);
    }
    rounds.push(result);
  }
  return rounds;
}

/** `null` for a target that cannot do the scenario. */
async function warmUpTarget(
  session: BenchSession,
  name: TargetName,
  scenario: Scenario,
): Promise<VerifiedTarget | null> {
  const target = session.createTarget(name, scenario);
  if (target === null) return null;
  const verified = await verifyTarget(target, scenario);
  await measureTarget(verified, scenario, warmUp);
  return verified;
}

/** A server that fails is left out of the rest of the scenario; without the upstream there is nothing to go on with. */
async function attempt<T>(run: ScenarioRun, name: TargetName, work: () => Promise<T>): Promise<T | null> {
  if (run.failures.has(name)) return null;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || name === 'upstream') throw error;
    run.failures.set(name, error.message);
    run.progress(error.message);
    return null;
  }
}

/** The same values, beginning with another one. */
function rotate<T>(values: readonly T[], by: number): readonly T[] {
  const start = by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
