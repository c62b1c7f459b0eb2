import type { OpenStreamsReport } from '../open-streams/create-open-streams-report.ts';
import type { HeldStreams } from '../open-streams/hold-streams.ts';
import { runHold } from '../open-streams/run-open-streams.ts';
import { measureWork, type Target } from '../measure.ts';
import { warmUpSeconds, type ScenarioRun } from '../scenario-run.ts';
import type { OpenSessionsScenario } from '../scenario.ts';
import { speakAt } from './run-voice-relay.ts';
import { openSessions, VoiceSession } from './voice-session.ts';

/** How many sessions are held unless the command line says so. */
const defaultSessions = 5_000;

/** Runs a scenario of the kind `open-sessions`: servers are warmed up with sessions that speak, and hold silent ones. */
export function runOpenSessions(run: ScenarioRun<OpenSessionsScenario>): Promise<OpenStreamsReport> {
  const count = run.options.sessions ?? defaultSessions;
  const { scenario, session, progress } = run;
  return runHold(run, {
    unit: 'session',
    count,
    prepare: async (name) => {
      progress(`${scenario.name}: warming up ${name}`);
      const target = session.createTarget(name, scenario.upgrade);
      await measureWork(target, () => speakAt(target, scenario.sessions, warmUpSeconds));
      return target;
    },
    hold: (target) => holdSessions(target, count),
  });
}

/** Opens sessions in which nothing happens. Pings are answered. */
export async function holdSessions(
  { server, request }: Pick<Target, 'server' | 'request'>,
  count: number,
): Promise<HeldStreams> {
  let failure: Error | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
  };
  const onPiece = (): void => {
    fail(new Error('a silent session was told something'));
  };
  const sessions = await openSessions(
    count,
    () => new VoiceSession({ port: server.port, request, kind: 'silent', onPiece, fail }),
  );
  return {
    check: () => {
      if (failure !== null) throw failure;
    },
    eventCount: 0,
    close: () => {
      for (const session of sessions) session.close();
    },
  };
}
