import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { acceptsConnections } from '../../scripts/bench/accepts-connections.ts';
import { findFreePort } from '../../scripts/bench/find-free-port.ts';

/** A service of a test's own, which it may stop and start. Remove it after the test. */
export interface OwnService {
  readonly url: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Resolves when the process is gone. */
  stop(signal: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

/** Where Debian has the programs of the PostgreSQL server, which are on nobody's path. */
const debianFolder = '/usr/lib/postgresql';
const startTimeoutMs = 30_000;

/** Where a program is; `null` where this machine has none. */
function findProgram(name: string): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Whether this machine has the programs for {@link createOwnPostgres} and {@link createOwnRedis}. */
export const hasPrograms = ['initdb', 'postgres', 'redis-server'].every((name) => findProgram(name) !== null);

interface Person {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; somebody else who is there does then. */
function findServant(): Partial<Person> {
  if (process.getuid?.() !== 0) return {};
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = people.find(([name]) => name === 'postgres' || name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A new PostgreSQL server with an empty database, which runs. */
export async function createOwnPostgres(): Promise<OwnService> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-postgres-'));
  const servant = findServant();
  if (servant.uid !== undefined && servant.gid !== undefined) chownSync(directory, servant.uid, servant.gid);
  const data = join(directory, 'data');
  const settings = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
  execFileSync(findProgram('initdb') ?? '', [`--pgdata=${data}`, ...settings], {
    ...servant,
    cwd: directory,
  });
  const port = await findFreePort();
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`, 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const launch = () =>
    spawn(findProgram('postgres') ?? '', args, { ...servant, cwd: directory, stdio: 'ignore' });
  return await startService(new Service({ url, directory, launch, answers: () => answersQueries(url) }));
}

/** A new Redis server, which runs and keeps nothing. */
export async function createOwnRedis(): Promise<OwnService> {
  const directory = mkdtempSync(join(tmpdir(), 'specway-redis-'));
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const url = `redis://127.0.0.1:${String(port)}`;
  const launch = () => spawn(findProgram('redis-server') ?? '', args, { cwd: directory, stdio: 'ignore' });
  return await startService(new Service({ url, directory, launch, answers: () => acceptsConnections(port) }));
}

async function startService(service: Service): Promise<OwnService> {
  await service.start();
  return service;
}

interface ServiceOptions {
  readonly url: string;
  readonly directory: string;
  readonly launch: () => ChildProcess;
  readonly answers: () => Promise<boolean>;
}

class Service implements OwnService {
  readonly url: string;
  readonly #options: ServiceOptions;
  #child: ChildProcess | null = null;

  constructor(options: ServiceOptions) {
    this.url = options.url;
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#child = this.#options.launch();
    const deadline = performance.now() + startTimeoutMs;
    while (!(await this.#options.answers())) {
      if (performance.now() > deadline) throw new Error(`Nothing answers at ${this.url}`);
      await sleep(50);
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#options.directory, { recursive: true, force: true });
  }
}

/** A server that starts takes connections before it has anything to say. */
async function answersQueries(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
