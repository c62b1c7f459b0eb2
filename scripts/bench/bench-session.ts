import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CleanUp, ServerSetting } from './bench-server.ts';
import { findCores, pinSelf, type CorePlan } from './cores.ts';
import { findFreePort } from './find-free-port.ts';
import { launchServer, type Command, type RunningServer } from './launch-server.ts';
import type { Target } from './measure.ts';
import { createReaper, type Reaper } from './reaper.ts';
import { renderRequest } from './render-request.ts';
import type { ScenarioRequest, ServerName, TargetName } from './scenario.ts';
import { benchServers } from './servers.ts';

/** The processes of one run: the upstream, and the servers started so far. */
export interface BenchSession {
  readonly cores: CorePlan;
  /** A directory for this run, removed at its end. */
  readonly directory: string;
  /** Starts a server on the server core; `nodeArgs` go before its program. Throws an Unavailable as the server does. */
  startServer(name: ServerName, nodeArgs?: readonly string[]): Promise<RunningServer>;
  isRunning(name: ServerName): boolean;
  /** Stops a server; does nothing when it is not running. */
  stopServer(name: ServerName): Promise<void>;
  /** Throws when it is not running. */
  findServer(name: ServerName): RunningServer;
  /** The headers that requests to a server carry. Throws when it is not running. */
  findHeaders(name: ServerName): Readonly<Record<string, string>>;
  /** A target that is running, with this request as it wants it. Throws when it is not running. */
  createTarget(name: TargetName, request: ScenarioRequest): Target;
}

interface Started {
  readonly server: RunningServer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Does work with a session; whatever happens, every process is gone and the directory is removed afterwards. */
export async function withBenchSession<T>(work: (session: BenchSession) => Promise<T>): Promise<T> {
  const cores = findCores();
  pinSelf(cores.load);
  const directory = mkdtempSync(join(tmpdir(), 'specway-bench-'));
  const removeDirectory = (): void => {
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', removeDirectory);
  const reaper = createReaper();
  const cleanUps: CleanUp[] = [];
  try {
    return await work(await createSession({ cores, directory, reaper, cleanUps }));
  } finally {
    reaper.close();
    for (const cleanUp of cleanUps) await cleanUp();
    removeDirectory();
  }
}

interface SessionParts {
  readonly cores: CorePlan;
  readonly directory: string;
  readonly reaper: Reaper;
  /** What is done when every process is gone. */
  readonly cleanUps: CleanUp[];
}

async function createSession({ cores, directory, reaper, cleanUps }: SessionParts): Promise<BenchSession> {
  const started = new Map<TargetName, Started>();
  const launch = (name: TargetName, command: Command, port: number): Promise<RunningServer> => {
    const core = name === 'upstream' ? cores.upstream : cores.server;
    return launchServer({ name, command, port, core, directory, reaper });
  };
  const find = (name: TargetName): Started => {
    const entry = started.get(name);
    if (entry === undefined) throw new Error(`${name} is not running`);
    return entry;
  };
  const upstreamPort = await findFreePort();
  const upstream = await launch('upstream', createUpstreamCommand(upstreamPort), upstreamPort);
  started.set('upstream', { server: upstream, headers: {} });

  return {
    cores,
    directory,
    async startServer(name, nodeArgs = []) {
      const setting: ServerSetting = {
        port: await findFreePort(),
        upstreamPort,
        directory: mkdtempSync(join(directory, `${name}-`)),
        atEnd: (cleanUp) => cleanUps.push(cleanUp),
      };
      const command = await benchServers[name].createCommand(setting);
      const server = await launch(name, { ...command, args: [...nodeArgs, ...command.args] }, setting.port);
      started.set(name, { server, headers: benchServers[name].createHeaders(setting) });
      return server;
    },
    isRunning: (name) => started.has(name),
    async stopServer(name) {
      const entry = started.get(name);
      started.delete(name);
      await entry?.server.stop();
    },
    findServer: (name) => find(name).server,
    findHeaders: (name) => find(name).headers,
    createTarget(name, request) {
      const { server, headers } = find(name);
      return { name, server, request: renderRequest(request, headers, server.port) };
    },
  };
}

function createUpstreamCommand(port: number): Command {
  return {
    args: [join(import.meta.dirname, 'upstream.ts'), String(port)],
    cwd: import.meta.dirname,
    env: {},
  };
}
