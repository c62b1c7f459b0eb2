import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command } from './launch-server.ts';
import { Refusal } from './refusal.ts';
import type { ServerName, TargetName } from './scenario.ts';
import { benchModel, pacedModel } from './upstream-answers.ts';

/** What a server is told when it is started. */
export interface ServerSetting {
  readonly port: number;
  readonly upstreamPort: number;
  /** A directory of the server's own, removed after the run. */
  readonly directory: string;
}

/** One of the compared servers: how to start it, and how it wants to be called. */
export interface BenchServer {
  readonly name: ServerName;
  /** For the report. */
  readonly title: string;
  createCommand(setting: ServerSetting): Command;
  /** Headers every request to it carries: credential and routing. */
  createHeaders(setting: ServerSetting): Readonly<Record<string, string>>;
}

const projectRoot = join(import.meta.dirname, '../..');
const clientKey = 'sk-specway-example-key-0001';

const bare: BenchServer = {
  name: 'bare',
  title: 'bare proxy',
  createCommand: ({ port, upstreamPort }) => ({
    args: [join(import.meta.dirname, 'bare-proxy.ts'), String(port), String(upstreamPort)],
    cwd: projectRoot,
    env: {},
  }),
  createHeaders: () => ({ 'x-api-key': clientKey }),
};

/** JSON is YAML as well. */
function renderSpecwayConfig(upstreamPort: number): string {
  const deployment = {
    id: 'bench',
    provider: 'anthropic',
    baseUrl: `http://127.0.0.1:${String(upstreamPort)}`,
    credential: 'bench-upstream-key',
    models: { [benchModel]: benchModel, [pacedModel]: pacedModel },
  };
  return JSON.stringify({ deployments: [deployment] }, null, 2);
}

/** Everything on as it is by default: authentication, validation of requests, sampled validation of responses, log. */
const specway: BenchServer = {
  name: 'specway',
  title: 'Specway',
  createCommand({ port, upstreamPort, directory }) {
    const configPath = join(directory, 'specway.yaml');
    writeFileSync(configPath, renderSpecwayConfig(upstreamPort));
    return {
      args: [join(projectRoot, 'src/main.ts')],
      cwd: directory,
      env: {
        SPECWAY_CONFIG: configPath,
        SPECWAY_HOST: '127.0.0.1',
        SPECWAY_PORT: String(port),
        SPECWAY_DATA_DIR: join(directory, 'data'),
        SPECWAY_API_KEY: clientKey,
      },
    };
  },
  createHeaders: () => ({ 'x-api-key': clientKey }),
};

function findPortkey(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('@portkey-ai/gateway/package.json'));
  } catch {
    throw new Refusal(
      '@portkey-ai/gateway is not installed. Run npm install, or leave it out with --servers bare,specway.',
    );
  }
}

const portkey: BenchServer = {
  name: 'portkey',
  title: 'Portkey',
  createCommand({ port, directory }) {
    const program = join(findPortkey(), 'build/start-server.js');
    const preload = join(import.meta.dirname, 'portkey-preload.ts');
    const args = ['--import', preload, program, `--port=${String(port)}`, '--headless'];
    return { args, cwd: directory, env: {} };
  },
  createHeaders: ({ upstreamPort }) => ({
    'x-api-key': clientKey,
    'x-portkey-provider': 'anthropic',
    'x-portkey-custom-host': `http://127.0.0.1:${String(upstreamPort)}/v1`,
  }),
};

/** Every server that can be compared. */
export const benchServers: Readonly<Record<ServerName, BenchServer>> = { bare, specway, portkey };

/** The name of a target in the report. */
export function findTitle(target: TargetName): string {
  return target === 'upstream' ? 'upstream alone' : benchServers[target].title;
}
