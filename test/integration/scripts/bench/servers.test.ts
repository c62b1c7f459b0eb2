import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerName } from '../../../../scripts/bench/scenario.ts';
import { benchServers } from '../../../../scripts/bench/servers.ts';
import { loadConfig } from '../../../../src/config/index.ts';
import { providers } from '../../../../src/providers/provider-table.ts';

describe('servers of the benchmark', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'specway-bench-test-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  /** The configuration with which the gateway of this name starts. */
  async function readConfig(name: ServerName) {
    const setting = { port: 8081, upstreamPort: 8082, directory, atEnd: () => undefined };
    const { env } = await benchServers[name].createCommand(setting);
    const {
      dataDir,
      databaseUrl,
      fileHash: _ofItsFile,
      ...config
    } = loadConfig({
      environment: env,
      providers,
      workingDirectory: directory,
    });
    return { ...config, databaseUrl: databaseUrl.replace(dataDir, '<dataDir>') };
  }

  it.each([
    ['specway-usage-off', { usage: { records: false } }],
    ['specway-memory', { databaseUrl: 'sqlite::memory:' }],
    ['specway-enforce', { validation: 'enforce' }],
    ['specway-unvalidated', { validation: 'off' }],
  ] as const)('%s is specway but for its setting', async (name, change) => {
    const specway = await readConfig('specway');
    expect(specway).toMatchObject({ usage: { records: true }, databaseUrl: 'sqlite:<dataDir>/specway.db' });
    expect(await readConfig(name)).toEqual({ ...specway, ...change });
  });
});
