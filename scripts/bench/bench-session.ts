import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCores, pinSelf, type CorePlan } from './cores.ts';
import { findFreePort, launchServer, type Command, type RunningServer } from './launch-server.ts';
import type { Target } from './measure.ts';
import { createReaper, type Reaper } from './reaper.ts';
import { renderRequest } from './render-request.ts';
import type { Scenario, ServerName, TargetName } from './scenario.ts';
import { benchServers, type ServerSetting } from './servers.ts';

/** The processes of one run: the upstream, and the servers started so far. */
export interface BenchSession {
  readonly cores: CorePlan;
  /** A directory for this run, removed at its end. */
  readonly directory: string;
  /** Starts a server on the server core; `nodeArgs` go before its program. */
  startServer(name: ServerName, nodeArgs?: readonly string[]): Promise<RunningServer>;
  /** The scenario's request for a target that is running; `null` when the target cannot do the scenario. */
  createTarget(name: TargetName, scenario: Scenario): Target | null;
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
  try {
    return await work(await createSession(cores, directory, reaper));
  } finally {
    reaper.close();
    removeDirectory();
  }
}

async function createSession(cores: CorePlan, directory: string, reaper: Reaper): Promise<BenchSession> {
  const started = new Map<TargetName, Started>();
  const launch = (name: TargetName, command: Command, port: number): Promise<RunningServer> => {
    const core = name === 'upstream' ? cores.upstream : cores.server;
    return launchServer({ name, command, port, core, directory, reaper });
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
        directory: join(directory, name),
      };
      mkdirSync(setting.directory);
      const command = benchServers[name].createCommand(setting);
      const server = await launch(name, { ...command, args: [...nodeArgs, ...command.args] }, setting.port);
      started.set(name, { server, headers: benchServers[name].createHeaders(setting) });
      return server;
    },
    createTarget(name, scenario) {
      const entry = started.get(name);
      const request = scenario.requestFor(name);
      if (entry === undefined || request === null) return null;
      const { server, headers } = entry;
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
