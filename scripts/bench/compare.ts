import { withBenchSession, type BenchSession } from './bench-session.ts';
import { runCalls } from './calls/run-calls.ts';
import { runClosedLoop } from './closed-loop/run-closed-loop.ts';
import { runEventDelay } from './event-delay/run-event-delay.ts';
import { runHalfLoad } from './open-loop/run-half-load.ts';
import { runOpenStreams } from './open-streams/run-open-streams.ts';
import { runOpenSessions } from './realtime/run-open-sessions.ts';
import { runVoiceRelay } from './realtime/run-voice-relay.ts';
import type { BenchOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Report, ScenarioReport } from './report.ts';
import type { Progress, ScenarioRun } from './scenario-run.ts';
import type { Scenario, ServerName } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

/** Runs the whole comparison. Throws a Refusal when there is no honest report to give. */
export function runComparison(options: BenchOptions, progress: Progress): Promise<Report> {
  const chosen = scenarios
    .filter(({ name }) => options.scenarios.includes(name))
    .map((scenario) => ({ scenario, servers: chooseServers(scenario, options) }));
  return withBenchSession(async (session) => {
    const reports: ScenarioReport[] = [];
    for (const { scenario, servers } of chosen) {
      reports.push(await runScenario({ scenario, servers, options, session, progress }));
    }
    return createReport(reports, options, session);
  });
}

function createReport(
  reports: readonly ScenarioReport[],
  { rounds, amount }: BenchOptions,
  { cores }: BenchSession,
): Report {
  return { node: process.version, cores, rounds, amount, scenarios: reports };
}

function chooseServers(scenario: Scenario, options: BenchOptions): readonly ServerName[] {
  const servers = scenario.servers.filter((name) => options.servers.includes(name));
  if (servers.length > 0) return servers;
  throw new Refusal(
    `--servers leaves nothing to measure: ${scenario.name} has ${scenario.servers.join(', ')}.`,
  );
}

function runScenario(run: Omit<ScenarioRun, 'failures' | 'absences'>): Promise<ScenarioReport> {
  const { scenario } = run;
  const shared = { ...run, failures: new Map<never, never>(), absences: new Map<never, never>() };
  switch (scenario.kind) {
    case 'closed-loop':
      return runClosedLoop({ ...shared, scenario });
    case 'half-load':
      return runHalfLoad({ ...shared, scenario });
    case 'event-delay':
      return runEventDelay({ ...shared, scenario });
    case 'open-streams':
      return runOpenStreams({ ...shared, scenario });
    case 'voice-relay':
      return runVoiceRelay({ ...shared, scenario });
    case 'open-sessions':
      return runOpenSessions({ ...shared, scenario });
    case 'calls':
      return runCalls({ ...shared, scenario });
  }
}
