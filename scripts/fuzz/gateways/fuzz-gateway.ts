import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../../../test/support/start-gateway-process.ts';
import type { GatewayName } from '../fuzz-case.ts';
import { createSecretFinder, type SecretFinder } from '../oracles/find-secrets.ts';
import type { ScriptedUpstream } from '../upstream/scripted-upstream.ts';
import { createEnvironment, renderConfig } from './gateway-config.ts';
import { LogWatch, type AliveMemory } from './log-watch.ts';

const preload = fileURLToPath(new URL('../../../test/support/memory-preload.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Between a gateway and the process that its calls are in. */
const mediaSockets = 2;

/** A gateway in a process of its own, with every provider behind it. */
export class FuzzGateway {
  readonly name: GatewayName;
  readonly port: number;
  readonly log: LogWatch;
  readonly finder: SecretFinder;
  /** Open sockets when it had just started. */
  readonly #socketsAtStart: number;
  readonly #process: GatewayProcess;
  readonly #directory: ReturnType<typeof createDirectory>;
  readonly #alive: { report: (memory: AliveMemory) => void };
  #end: string | null = null;

  private constructor(parts: {
    name: GatewayName;
    process: GatewayProcess;
    log: LogWatch;
    finder: SecretFinder;
    directory: ReturnType<typeof createDirectory>;
    alive: { report: (memory: AliveMemory) => void };
  }) {
    this.name = parts.name;
    this.log = parts.log;
    this.finder = parts.finder;
    this.port = Number(new URL(parts.process.url).port);
    this.#process = parts.process;
    this.#directory = parts.directory;
    this.#alive = parts.alive;
    this.#socketsAtStart = this.countSockets();
    void parts.process.ended.then(({ code, signal, stderr }) => {
      this.#end = `The gateway ${this.name} ended with ${String(code ?? signal)}: ${stderr.slice(-1500)}`;
    });
  }

  static async start(name: GatewayName, upstream: ScriptedUpstream): Promise<FuzzGateway> {
    const directory = createDirectory();
    const alive = { report: (_memory: AliveMemory): void => undefined };
    const finder = createSecretFinder(upstream.address, [root.replace(/\/$/u, ''), directory.path]);
    const log = new LogWatch(finder, (memory) => alive.report(memory));
    writeFileSync(
      join(directory.path, 'specway.yaml'),
      renderConfig(name, (provider) => upstream.urlOf({ gateway: name, provider })),
    );
    const running = await startGatewayProcess({
      directory: directory.path,
      environment: { ...createEnvironment(name), NODE_OPTIONS: `--import ${preload}` },
      onOutput: (text, stream) => log.add(text, stream),
    });
    return new FuzzGateway({ name, process: running, log, finder, directory, alive });
  }

  /** Why it does not run any more; `null` while it does. */
  get end(): string | null {
    return this.#end;
  }

  /** What is alive in the process after all garbage was collected; `null` where it does not say. */
  async readMemory(): Promise<AliveMemory | null> {
    const report = new Promise<AliveMemory>((resolve) => (this.#alive.report = resolve));
    process.kill(this.#process.pid, 'SIGUSR2');
    return await Promise.race([report, sleep(15_000, null, { ref: false })]);
  }

  /** Open sockets of the process, where the system tells. */
  countSockets(): number {
    const folder = `/proc/${String(this.#process.pid)}/fd`;
    if (!existsSync(folder)) return 0;
    return readdirSync(folder).filter((name) => isSocket(join(folder, name))).length;
  }

  /** What a run has left open or lying about; to be called when nothing is asked any more. */
  async listLeftovers(patienceMs: number): Promise<readonly string[]> {
    const problems: string[] = [];
    const deadline = performance.now() + patienceMs;
    while (this.#countMore() > 0 && performance.now() < deadline) await sleep(50);
    const more = this.#countMore();
    if (more > 0) problems.push(`${String(more)} sockets are open that were not when it started.`);
    // The folder that the process has there is its own; what requests had in it must be gone.
    problems.push(...this.#listUploads(2));
    return problems;
  }

  /** Sockets that are open and were not when it started, but for those to the process that calls are in, which the first offer starts. */
  #countMore(): number {
    const more = this.countSockets() - this.#socketsAtStart;
    return more === mediaSockets ? 0 : more;
  }

  /** Stops it; says what was wrong with that. */
  async stop(): Promise<readonly string[]> {
    if (this.#end !== null) return this.#remove([this.#end]);
    const startedAt = performance.now();
    const ended = await Promise.race([this.#process.stop(), sleep(20_000, null, { ref: false })]);
    if (ended === null) {
      this.#process.kill('SIGKILL');
      return this.#remove(['It does not stop.']);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const problems = [...this.#listUploads(1)];
    if (ended.code !== 0)
      problems.push(`It stops with ${String(ended.code ?? ended.signal)}: ${ended.stderr.slice(-600)}`);
    if (seconds > 10) problems.push(`It takes ${seconds.toFixed(1)} s to stop.`);
    return this.#remove(problems);
  }

  /** What its folder of uploads holds at this depth or deeper. */
  #listUploads(depth: number): readonly string[] {
    const folder = join(this.#directory.path, 'data', 'uploads');
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const left = names.filter((name) => name.split(sep).length >= depth);
    return left.length === 0
      ? []
      : [`The folder of uploads holds ${left.slice(0, 5).join(', ')} (${String(left.length)} in all).`];
  }

  #remove(problems: readonly string[]): readonly string[] {
    this.#directory.remove();
    return problems;
  }
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    return false;
  }
}
