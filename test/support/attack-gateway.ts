import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createStoredApiKey } from '../../src/auth/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import { openDatabase } from '../../src/stores/index.ts';
import type { AttackName, AttackOrder } from './attacker.ts';
import { startAttackChild, type AttackChild } from './attack-child.ts';
import { describeAttack, isCalm, type AttackFigures, type Held } from './attack-harm.ts';
import { createNeighbourRequest, neighbourKey, type NeighbourKind } from './attack-neighbour.ts';
import { readProcessTree, type ProcessState } from './attack-process.ts';
import type { ProbeOrder, ProbeReport } from './attack-probe.ts';
import { askWire } from './attack-wire.ts';
import { listUploads } from './list-uploads.ts';
import { parseRaw } from './open-raw-connection.ts';
import { parseMetrics } from './parse-metrics.ts';
import { createDirectory, startGatewayProcess, type GatewayProcess } from './start-gateway-process.ts';

const attackerKey = 'sk-specway-attacker-key-0001';
/** Somebody else calls from somewhere else, and metrics are asked for from a third place. */
const neighbourAddress = '127.0.0.2';
const operatorAddress = '127.0.0.3';

export interface AttackPlan {
  readonly attack: AttackName;
  readonly size: number;
  /** Which of the attack's kinds; `''` where it has none. */
  readonly kind?: string;
  /** What somebody else asks for meanwhile; default `words`. */
  readonly neighbour?: NeighbourKind;
  /** From where somebody else calls; default an address that is not the attacker's. */
  readonly neighbourAddress?: string;
  /** Whether the gateway speaks HTTPS; default `plain`. */
  readonly protocol?: 'plain' | 'tls';
  /** Where pictures and content come from; default the simulator. */
  readonly upstream?: 'simulator' | 'attacker';
  /** `limits` of `specway.yaml`; default none, so that the defaults hold. */
  readonly limits?: Readonly<Record<string, string>>;
  /** What is there before the attack and stays: processes that are started late. Default nothing. */
  readonly warmUp?: (url: string, apiKey: string) => Promise<void>;
  /** How long after the attack something may still be held, in milliseconds; default ten seconds. */
  readonly calmWithinMs?: number;
}

/**
 * Whatever else runs on this machine shall not be measured. Only the superuser may ask for that; for others the program
 * starts as it is.
 */
const beforeOthers = 'exec nice -n -10 "$@"';

/** More memory than this and the gateway is ended, for the sake of the machine. */
const endedAboveBytes = 4 * 1024 ** 3;
const attackTimeoutMs = 50_000;
const usualCalmMs = 10_000;

/**
 * Starts the program with its default limits, attacks it from a process of its own, and tells what that did; a third
 * process probes it meanwhile. Nothing is left running.
 */
export async function measureAttack(plan: AttackPlan): Promise<AttackFigures> {
  const directory = createDirectory();
  const attacker = startAttackChild('attacker.ts');
  const probe = startAttackChild('attack-probe.ts');
  let gateway: GatewayProcess | null = null;
  try {
    await addNeighbourKey(directory.path);
    writeConfig(directory.path, plan, (await attacker.receive(10_000)) as AttackerUrls);
    gateway = await startGatewayProcess({
      directory: directory.path,
      environment: createEnvironment(plan),
      shell: beforeOthers,
    });
    const figures = await attack(plan, { gateway, attacker, probe, directory: directory.path });
    noteFigures(figures);
    return figures;
  } finally {
    await attacker.end();
    await probe.end();
    gateway?.kill('SIGKILL');
    await gateway?.ended;
    directory.remove();
  }
}

interface Stage {
  readonly gateway: GatewayProcess;
  readonly attacker: AttackChild;
  readonly probe: AttackChild;
  readonly directory: string;
}

async function attack(plan: AttackPlan, stage: Stage): Promise<AttackFigures> {
  const { gateway, attacker, probe } = stage;
  const { attack, size, kind = '' } = plan;
  const watch = watchProcess(gateway);
  try {
    const before = await settle(plan, stage);
    probe.send(createProbeOrder(plan, gateway.url));
    await probe.receive(10_000);
    const order: AttackOrder = { attack, target: { url: gateway.url, apiKey: attackerKey }, size, kind };
    attacker.send(order);
    const report = await attacker.receive(attackTimeoutMs).catch(() => ({ unfinished: 1 }));
    const during = await readHeld(stage).catch(() => null);
    await attacker.end();
    probe.send({ kind: 'leave alone' });
    const endedAt = performance.now();
    const after = await waitForCalm(stage, before, plan.calmWithinMs ?? usualCalmMs);
    const calmAfterSeconds = (performance.now() - endedAt) / 1000;
    probe.send({ kind: 'report' });
    return {
      attack: `${attack}${kind === '' ? '' : `, ${kind}`} × ${String(size)}`,
      report: report as Readonly<Record<string, number>>,
      probe: (await probe.receive(30_000)) as ProbeReport,
      before,
      during,
      after,
      peakRssBytes: watch.latest().peakRssBytes,
      cpuSeconds: watch.latest().cpuSeconds - before.process.cpuSeconds,
      end: watch.end(),
      calmAfterSeconds,
    };
  } finally {
    watch.stop();
  }
}

/** Waits until the process has given back what its start needed, and has answered once what it will be asked. */
async function settle(plan: AttackPlan, stage: Stage): Promise<Held> {
  const { target, request } = createProbeOrder(plan, stage.gateway.url);
  const { status } = await askWire(target, request, { timeoutMs: 10_000 });
  if (status !== 200) throw new Error(`Before the attack the answer was ${String(status)}.`);
  await plan.warmUp?.(stage.gateway.url, attackerKey);
  const givesUpAt = performance.now() + 5_000;
  for (;;) {
    const { rssBytes, peakRssBytes } = readProcessTree(stage.gateway.pid);
    if (rssBytes < 0.8 * peakRssBytes || performance.now() > givesUpAt) break;
    await sleep(50);
  }
  return await readHeld(stage);
}

async function waitForCalm(stage: Stage, before: Held, withinMs: number): Promise<Held | null> {
  const givesUpAt = performance.now() + withinMs;
  for (;;) {
    const after = await readHeld(stage).catch(() => null);
    if ((after !== null && isCalm(before, after)) || performance.now() > givesUpAt) return after;
    await sleep(250);
  }
}

async function readHeld({ gateway: { url, pid }, directory }: Stage): Promise<Held> {
  const request = { method: 'GET', path: '/metrics' };
  const target = { url, localAddress: operatorAddress };
  const { text } = await askWire(target, request, { timeoutMs: 5_000, body: 'kept' });
  const { samples, find } = parseMetrics(parseRaw(text).body);
  const gauges = samples.filter(({ name }) =>
    /^specway_(\w*in_flight|realtime_(calls|sessions)$)/.test(name),
  );
  const inFlight = gauges.map(({ name, labels, value }) => [name + JSON.stringify(labels), value] as const);
  return {
    process: readProcessTree(pid),
    usedBytes: (find('nodejs_heap_size_used_bytes') ?? NaN) + (find('nodejs_external_memory_bytes') ?? NaN),
    inFlight: Object.fromEntries(inFlight),
    uploads: listUploads(join(directory, 'data', 'uploads')).length,
  };
}

interface ProcessWatch {
  latest(): ProcessState;
  end(): string | null;
  stop(): void;
}

/** What is known of a process is gone with it, so it is looked at often. */
function watchProcess({ pid, kill, ended }: GatewayProcess): ProcessWatch {
  let latest = readProcessTree(pid);
  let end: string | null = null;
  const timer = setInterval(() => {
    try {
      latest = readProcessTree(pid);
      if (latest.rssBytes > endedAboveBytes) kill('SIGKILL');
    } catch {
      clearInterval(timer);
    }
  }, 50);
  void ended.then(({ code, signal, stderr }) => {
    const isOurs = signal === 'SIGKILL' && latest.rssBytes > endedAboveBytes / 2;
    end = isOurs ? 'it was ended for its memory.' : `${String(code ?? signal)} ${stderr.slice(0, 200)}`;
  });
  return {
    latest: () => latest,
    end: () => end,
    stop: () => {
      clearInterval(timer);
    },
  };
}

function createProbeOrder(plan: AttackPlan, url: string): ProbeOrder {
  const { neighbour = 'words' } = plan;
  return {
    kind: 'begin',
    target: { url, localAddress: plan.neighbourAddress ?? neighbourAddress },
    request: createNeighbourRequest(neighbour),
    // Pictures cost as much as many words.
    intervalMs: neighbour === 'words' ? 250 : 1_000,
  };
}

/** The attacker's key comes from the environment. */
async function addNeighbourKey(directory: string): Promise<void> {
  const data = join(directory, 'data');
  mkdirSync(data, { mode: 0o700 });
  const database = await openDatabase(`sqlite:${join(data, 'specway.db')}`);
  const key = createStoredApiKey(neighbourKey, { name: 'neighbour', userId: null, clock: systemClock });
  await database.keys.insert(key);
  await database.close();
}

/** Where the attacker plays an upstream: over HTTP, and over WebSocket. */
interface AttackerUrls {
  readonly upstreamUrl: string;
  readonly sessionsUrl: string;
}

function writeConfig(
  directory: string,
  { upstream, limits }: AttackPlan,
  { upstreamUrl: url, sessionsUrl }: AttackerUrls,
): void {
  const deployments = [
    { id: 'words', provider: 'simulator', models: { 'chatfam-sonnet-4-6': 'chatfam-sonnet-4-6' } },
    { id: 'content', provider: 'gemini', baseUrl: url, models: { 'genfam-2.5-flash': 'gemini-2.5-flash' } },
    { id: 'pictures', provider: 'openai', baseUrl: url, models: { 'imgfam-2': 'gpt-image-2' } },
    {
      id: 'sessions',
      provider: 'openai',
      baseUrl: sessionsUrl,
      models: { 'rtfam-4o-realtime-preview': 'gpt-realtime' },
    },
  ];
  const config = {
    simulator: { pace: 0 },
    ...(upstream === 'attacker' ? { deployments } : {}),
    ...(limits ? { limits } : {}),
  };
  // JSON is YAML.
  writeFileSync(join(directory, 'specway.yaml'), JSON.stringify(config));
}

function createEnvironment({ protocol = 'plain' }: AttackPlan): Readonly<Record<string, string>> {
  const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
  const key = { SPECWAY_API_KEY: attackerKey };
  if (protocol === 'plain') return key;
  return { ...key, SPECWAY_TLS_CERT: fixture('cert.pem'), SPECWAY_TLS_KEY: fixture('key.pem') };
}

/** For whoever keeps the figures: SPECWAY_TEST_ATTACK_FIGURES names a file. */
function noteFigures(figures: AttackFigures): void {
  const path = process.env.SPECWAY_TEST_ATTACK_FIGURES;
  if (path !== undefined && path !== '') appendFileSync(path, `${describeAttack(figures)}\n`);
}
