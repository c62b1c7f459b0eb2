import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBenchSession, type BenchSession } from './bench-session.ts';
import { frameMs } from './calls/caller-voice.ts';
import { withCalls } from './calls/run-calls.ts';
import { measureTarget, verifyTarget } from './measure.ts';
import { measureVoices } from './realtime/run-voice-relay.ts';
import type { BenchOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Progress } from './scenario-run.ts';
import type { CallsScenario, ServerName } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';
import {
  summariseProfile,
  type CpuProfile,
  type ProfileSummary,
  type ProfileWindow,
  type SelfTime,
} from './summarise-profile.ts';

const shownFunctions = 40;
const shownGroups = 15;
/** Between two samples, in microseconds. */
const sampleIntervalMicros = 200;

/** Processes that a server starts are profiled, too. */
const forkPreload = join(import.meta.dirname, 'calls/profile-preload.ts');
const profiledCalls = { calls: 10, seconds: 8, settleMs: 1_000 } as const;

/** Loads one server under --cpu-prof and says where its time goes. The profile itself is kept, and its path printed. */
export async function runProfile(options: BenchOptions, progress: Progress): Promise<string> {
  const server = options.servers[0] ?? 'specway';
  const directory = mkdtempSync(join(tmpdir(), 'specway-profile-'));
  try {
    const load = await withBenchSession((session) =>
      loadUnderProfile(session, { server, options, progress, directory }),
    );
    return findProfiles(directory, server)
      .map((path) => summariseFile(path, load))
      .join('');
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Of main threads: that of the server and those of processes that it started. */
const profileName = /\.0\.\d+\.cpuprofile$/;

function findProfiles(directory: string, server: ServerName): readonly string[] {
  const files = readdirSync(directory).filter((name) => profileName.test(name));
  if (files.length > 0) return files.map((file) => join(directory, file));
  throw new Refusal(`${server} wrote no profile: it did not end of its own accord on SIGTERM.`);
}

function summariseFile(path: string, { measurement, window }: ProfiledLoad): string {
  const profile = JSON.parse(readFileSync(path, 'utf8')) as CpuProfile;
  const summary = summariseProfile(profile, window, join(import.meta.dirname, '../..'));
  return renderProfile(summary, measurement, path);
}

interface ProfileRun {
  readonly server: ServerName;
  readonly options: BenchOptions;
  readonly progress: Progress;
  readonly directory: string;
}

interface ProfiledLoad {
  readonly measurement: ProfiledWork;
  /** The load without start and warm-up. */
  readonly window: ProfileWindow;
}

/** What was done under the profiler. */
interface ProfiledWork {
  readonly unit: keyof typeof unitHeads;
  readonly count: number;
  /** CPU time of the server process for each, in microseconds. */
  readonly cpuMicros: number;
  /** When it was done; default: all of the time. */
  readonly window?: ProfileWindow;
}

/** What stands above the time of each. A frame is 20 ms of a call, both ways. */
const unitHeads = { request: 'us/req', message: 'us/msg', frame: 'us/frame' } as const;

async function loadUnderProfile(session: BenchSession, run: ProfileRun): Promise<ProfiledLoad> {
  const { server, options, progress, directory } = run;
  const interval = `--cpu-prof-interval=${String(sampleIntervalMicros)}`;
  const flags = ['--cpu-prof', `--cpu-prof-dir=${directory}`, interval, '--import', forkPreload];
  const process = await session.startServer(server, flags);
  const load = await prepareLoad(session, server, options);
  progress(`warming up ${server}`);
  await load();
  progress(`profiling ${server}`);
  const from = readMonotonicMicros();
  const measurement = await load();
  const { window = { from, to: readMonotonicMicros() } } = measurement;
  await process.stop();
  return { measurement, window };
}

async function prepareLoad(
  session: BenchSession,
  server: ServerName,
  { scenarios: [name], amount }: BenchOptions,
): Promise<() => Promise<ProfiledWork>> {
  const scenario = scenarios.find((each) => each.name === name);
  if (scenario?.kind === 'calls') return () => profileCalls(session, server, scenario);
  if (scenario?.kind === 'voice-relay') {
    const target = session.createTarget(server, scenario.upgrade);
    return async () => {
      const { messages, cpuMicros } = await measureVoices(target, scenario.sessions, amount);
      return { unit: 'message', count: messages ?? Number.NaN, cpuMicros: cpuMicros ?? Number.NaN };
    };
  }
  const request = scenario?.kind === 'closed-loop' ? scenario.requestFor(server) : null;
  if (scenario?.kind !== 'closed-loop' || request === null)
    throw new Refusal(`${server} cannot do this scenario.`);
  const verified = await verifyTarget(session.createTarget(server, request), scenario);
  return async () => {
    const { requests, cpuMicros } = await measureTarget(verified, {
      connections: scenario.connections,
      amount,
    });
    return { unit: 'request', count: requests, cpuMicros };
  };
}

async function profileCalls(
  session: BenchSession,
  server: ServerName,
  { path }: CallsScenario,
): Promise<ProfiledWork> {
  const target = { path, headers: session.findHeaders(server) };
  const round = await withCalls(session.findServer(server), target, profiledCalls);
  const to = readMonotonicMicros();
  const { used, elapsedMs } = round;
  const count = Math.round((profiledCalls.calls * elapsedMs) / frameMs);
  const cpuMicros = (used.gateway.cpuNs + used.media.cpuNs) / 1000 / count;
  return { unit: 'frame', count, cpuMicros, window: { from: to - elapsedMs * 1000, to } };
}

/** The clock the profiler uses, which is the same in every process of the machine. */
function readMonotonicMicros(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function renderProfile(summary: ProfileSummary, measurement: ProfiledWork, path: string): string {
  const { unit, count, cpuMicros } = measurement;
  const head =
    `${String(count)} ${unit}s, ${cpuMicros.toFixed(1)} us CPU per ${unit} by the process times; the main thread ` +
    `was busy for ${(summary.busyMicros / count).toFixed(1)} us of each (with the profiler's own cost).`;
  return [
    `\n${head}`,
    renderSelfTimes('by package and folder', summary.groups.slice(0, shownGroups), measurement),
    renderSelfTimes('by function', summary.functions.slice(0, shownFunctions), measurement),
    `The whole profile, for Chrome DevTools: ${path}\n`,
  ].join('\n\n');
}

function renderSelfTimes(title: string, entries: readonly SelfTime[], { unit, count }: ProfiledWork): string {
  const lines = entries.map(({ name, micros, share }) => {
    const percent = `${(share * 100).toFixed(1)}%`;
    return `${percent.padStart(6)}  ${(micros / count).toFixed(2).padStart(8)}  ${name}`;
  });
  return [`Self time ${title}:`, `  self    ${unitHeads[unit]}`, ...lines].join('\n');
}
