import {
  createLatencyReport,
  type Figures,
  type LatencyColumn,
  type LatencyReport,
} from '../latency/create-latency-report.ts';
import { noteCrowded, noteFewValues } from '../latency/latency-notes.ts';
import type { LoadAmount } from '../load.ts';
import { measureWork, type Target } from '../measure.ts';
import { attempt, measureInRounds, startTarget, warmUpSeconds, type ScenarioRun } from '../scenario-run.ts';
import type { VoiceRelayScenario } from '../scenario.ts';
import { findHalfBusySessions } from './half-busy-sessions.ts';
import { pieceMs } from './voice-events.ts';
import { openVoiceLoad, type VoiceLoad, type VoiceResult } from './voice-load.ts';

const columns: readonly LatencyColumn[] = [
  { name: 'sessions', head: 'sessions', digits: 0, isLatency: false },
  { name: 'cpuMicros', head: 'CPU us/message', digits: 2, isLatency: false, isRatio: true },
  { name: 'p50Ms', head: 'p50 ms', digits: 3, isLatency: true },
  { name: 'p99Ms', head: 'p99 ms', digits: 3, isLatency: true },
  { name: 'p999Ms', head: 'p99.9 ms', digits: 3, isLatency: true },
  { name: 'busyPercent', head: 'busy %', digits: 0, isLatency: false },
  { name: 'waitPercent', head: 'waiting %', digits: 1, isLatency: false },
  { name: 'pieces', head: 'values', digits: 0, isLatency: false },
  { name: 'lateP99Ms', head: 'sent late p99 ms', digits: 3, isLatency: false },
];

/** A piece of sound, and the piece that answers it. */
const messagesPerPiece = 2;

/** How long sessions speak before they are measured: V8 forgets the shapes of connections when all have been closed. */
const settleSeconds = 3;

/**
 * Runs a scenario of the kind `voice-relay`. The upstream alone is not measured, as at half load: it does nothing but read and write.
 */
export async function runVoiceRelay(run: ScenarioRun<VoiceRelayScenario>): Promise<LatencyReport> {
  const targets = await prepareVoices(run);
  const sessions = await chooseSessions(run, targets);
  const rounds = await measureInRounds(run, targets, (target) =>
    measureVoices(target, sessions, run.options.amount),
  );
  const setting =
    'one piece of sound up and one down in the time of a piece; latency is from the time a piece was due to the ' +
    'arrival of its answer, so that it is of two messages';
  const report = createLatencyReport({ run, setting, columns, rounds });
  const notes = [noteCrowded(report.targets), noteFewValues(report.targets, 'pieces')];
  return { ...report, notes: notes.filter((note) => note !== null) };
}

async function prepareVoices(run: ScenarioRun<VoiceRelayScenario>): Promise<readonly Target[]> {
  const targets: Target[] = [];
  for (const name of run.servers) {
    const target = await attempt(run, name, async () => {
      await startTarget(run, name);
      run.progress(`${run.scenario.name}: warming up ${name}`);
      const started = run.session.createTarget(name, run.scenario.upgrade);
      await measureWork(started, () => speakAt(started, run.scenario.sessions, warmUpSeconds));
      return started;
    });
    if (target !== null) targets.push(target);
  }
  return targets;
}

/** As many as keep the slower server half busy, for all of them. */
async function chooseSessions(
  run: ScenarioRun<VoiceRelayScenario>,
  targets: readonly Target[],
): Promise<number> {
  const counts: number[] = [];
  for (const target of targets) {
    run.progress(`${run.scenario.name}: finding out what keeps ${target.name} half busy`);
    const count = await attempt(run, target.name, () =>
      findHalfBusySessions(run.scenario.sessions, async (sessions) => {
        const figures = await measureVoices(target, sessions, { kind: 'seconds', seconds: settleSeconds });
        return figures['busyPercent'] ?? Number.NaN;
      }),
    );
    if (count !== null) counts.push(count);
  }
  return Math.min(...counts);
}

/** Loads a target with so many sessions and measures its process; with `requests`, so many pieces of sound in all. */
export async function measureVoices(target: Target, sessions: number, amount: LoadAmount): Promise<Figures> {
  const seconds =
    amount.kind === 'seconds' ? amount.seconds : ((amount.requests / sessions) * pieceMs) / 1000;
  const load = await openVoices(target, sessions);
  try {
    await measureWork(target, () => load.speak(settleSeconds));
    const { result, used } = await measureWork(target, () => load.speak(seconds));
    const { elapsedMs, ...figures } = result;
    return {
      ...figures,
      sessions,
      messages: messagesPerPiece * result.pieces,
      cpuMicros: used.cpuNs / 1000 / (messagesPerPiece * result.pieces),
      busyPercent: (used.cpuNs / (elapsedMs * 1e6)) * 100,
      waitPercent: (used.waitNs / (elapsedMs * 1e6)) * 100,
    };
  } finally {
    load.close();
  }
}

/** Loads a target without measuring it. */
export async function speakAt(target: Target, sessions: number, seconds: number): Promise<VoiceResult> {
  const load = await openVoices(target, sessions);
  try {
    return await load.speak(seconds);
  } finally {
    load.close();
  }
}

async function openVoices(target: Target, sessions: number): Promise<VoiceLoad> {
  const { server, request } = target;
  const { result } = await measureWork(target, () => openVoiceLoad({ port: server.port, request, sessions }));
  return result;
}
