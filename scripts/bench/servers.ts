import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BenchServer } from './bench-server.ts';
import { Refusal } from './refusal.ts';
import type { ServerName, TargetName } from './scenario.ts';
import { clientKey, createSpecway } from './specway-server.ts';

const projectRoot = join(import.meta.dirname, '../..');

const bare: BenchServer = {
  title: 'bare proxy',
  createCommand: ({ port, upstreamPort }) => ({
    args: [join(import.meta.dirname, 'bare-proxy.ts'), String(port), String(upstreamPort)],
    cwd: projectRoot,
    env: {},
  }),
  createHeaders: () => ({ 'x-api-key': clientKey }),
};

const relay: BenchServer = {
  title: 'bare relay',
  createCommand: ({ port, upstreamPort }) => ({
    args: [join(import.meta.dirname, 'realtime/bare-relay.ts'), String(port), String(upstreamPort)],
    cwd: projectRoot,
    env: {},
  }),
  createHeaders: () => ({ authorization: `Bearer ${clientKey}` }),
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

/** Every server that can be measured. */
export const benchServers: Readonly<Record<ServerName, BenchServer>> = {
  bare,
  'bare-control': { ...bare, title: 'bare proxy again' },
  portkey,
  specway: createSpecway('Specway'),
  'specway-translated': createSpecway('Specway, translated', { provider: 'gemini' }),
  'specway-enforce': createSpecway('Specway, enforce', { environment: { SPECWAY_VALIDATION: 'enforce' } }),
  'specway-unvalidated': createSpecway('Specway, off', { environment: { SPECWAY_VALIDATION: 'off' } }),
  'specway-usage-off': createSpecway('Specway, no usage records', { file: { usage: { records: false } } }),
  'specway-memory': createSpecway('Specway, SQLite in memory', {
    environment: { DATABASE_URL: 'sqlite::memory:' },
  }),
  'specway-postgres': createSpecway('Specway, PostgreSQL', { database: 'specway_bench' }),
  'specway-ledger': createSpecway('Specway, ledger', { client: 'payer' }),
  'specway-ledger-nodes': createSpecway('Specway, ledger, many nodes', {
    client: 'payer',
    database: 'specway_bench_ledger',
    redis: 'shared',
  }),
  relay,
  // All sessions of a run are one client's.
  'specway-realtime': createSpecway('Specway', {
    provider: 'openai',
    file: { limits: { connections: 50_000, connectionsPerAddress: 50_000, requestsPerKey: 50_000 } },
  }),
  'relay-control': { ...relay, title: 'bare relay again' },
};

/** The name of a target in the report. */
export function findTitle(target: TargetName): string {
  return target === 'upstream' ? 'upstream alone' : benchServers[target].title;
}
