import type { BenchSession } from './bench-session.ts';
import { measureTarget, verifyTarget, type Target, type VerifiedTarget } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { Refusal, Unavailable } from './refusal.ts';
import type { HttpScenario, Scenario, ServerName, TargetName } from './scenario.ts';

/** Long enough for the compilers of V8 to have seen the hot path. */
export const warmUpSeconds = 12;
const warmUp = { kind: 'seconds', seconds: warmUpSeconds } as const;

/** Tells whoever waits how far the run is. */
export type Progress = (line: string) => void;

/** One scenario while it runs. */
export interface ScenarioRun<S extends Scenario = Scenario> {
  readonly scenario: S;
  /** The scenario's servers, without those that were not asked for. */
  readonly servers: readonly ServerName[];
  readonly options: BenchOptions;
  readonly session: BenchSession;
  readonly progress: Progress;
  /** Targets that gave a wrong answer or none, and what happened; filled as they fail. */
  readonly failures: Map<TargetName, string>;
  /** Servers that need what this machine does not have, and what that is. */
  readonly absences: Map<TargetName, string>;
}

/** What every target gave in one round. */
export type Round<M> = ReadonlyMap<TargetName, M>;

/** Starts what does not run yet; verifies and warms up the upstream and every server that can do the scenario. */
export async function prepareTargets(run: ScenarioRun<HttpScenario>): Promise<readonly VerifiedTarget[]> {
  const targets: VerifiedTarget[] = [];
  for (const name of ['upstream', ...run.servers] as const) {
    const target = await attempt(run, name, () => prepareTarget(run, name));
    if (target !== null) targets.push(target);
  }
  return targets;
}

/** `null` for a target that cannot do the scenario. */
export async function prepareTarget(
  run: ScenarioRun<HttpScenario>,
  name: TargetName,
): Promise<VerifiedTarget | null> {
  const { scenario, session, progress } = run;
  await startTarget(run, name);
  const request = scenario.requestFor(name);
  if (request === null) return null;
  progress(`${scenario.name}: warming up ${name}`);
  const verified = await verifyTarget(session.createTarget(name, request), scenario);
  await measureTarget(verified, { connections: scenario.connections, amount: warmUp });
  return verified;
}

/** Starts a target that does not run yet. */
export async function startTarget({ session, progress }: ScenarioRun, name: TargetName): Promise<void> {
  if (name === 'upstream' || session.isRunning(name)) return;
  progress(`starting ${name}`);
  await session.startServer(name);
}

/** Measures every target in turn, in each round; each round begins with another one. */
export async function measureInRounds<T extends Target, M>(
  run: ScenarioRun,
  targets: readonly T[],
  measure: (target: T) => Promise<M>,
): Promise<readonly Round<M>[]> {
  const rounds: Round<M>[] = [];
  for (let round = 0; round < run.options.rounds; round += 1) {
    run.progress(`${run.scenario.name}: round ${String(round + 1)} of ${String(run.options.rounds)}`);
    const result = new Map<TargetName, M>();
    for (const target of rotate(targets, round)) {
      const measured = await attempt(run, target.name, () => measure(target));
      if (measured !== null) result.set(target.name, measured);
    }
    rounds.push(result);
  }
  return rounds;
}

/** A server that fails is left out of the rest of the scenario; without the upstream there is nothing to go on with. */
export async function attempt<T>(
  run: ScenarioRun,
  name: TargetName,
  work: () => Promise<T>,
): Promise<T | null> {
  if (run.failures.has(name)) return null;
  try {
    return await work();
  } catch (error) {
    if (name === 'upstream') throw error;
    if (error instanceof Refusal) run.failures.set(name, error.message);
    else if (error instanceof Unavailable) run.absences.set(name, error.message);
    else throw error;
    run.progress(error.message);
    return null;
  }
}

/** The same values, beginning with another one. */
export function rotate<T>(values: readonly T[], by: number): readonly T[] {
  const start = by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}
