import { execFile } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const script = fileURLToPath(new URL('../../scripts/data/main.ts', import.meta.url));
const key = 'sk-operators-own-key-0001';

interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('the data commands', { timeout: 90_000 }, () => {
  let directory: ReturnType<typeof createDirectory>;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    directory = createDirectory();
    gateway = await start();
  });

  afterAll(async () => {
    gateway.kill('SIGKILL');
    await gateway.ended;
    directory.remove();
  });

  async function start(): Promise<GatewayProcess> {
    return await startGatewayProcess({ directory: directory.path, environment: { SPECWAY_API_KEY: key } });
  }

  /** As npm runs it, where the gateway runs. */
  function run(...args: readonly string[]): Promise<CommandEnd> {
    return new Promise((resolve) => {
      const options = { cwd: directory.path, env: { PATH: process.env.PATH } };
      execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), stdout, stderr });
      });
    });
  }

  async function isKeyKnown(): Promise<boolean> {
    const { status } = await fetch(`${gateway.url}/v1/models`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return status === 200;
  }

  it('say in one line what went wrong, without the password', async () => {
    const url = 'postgres://specway:hunter2@127.0.0.1:1/specway';
    const ends = await Promise.all([
      run('export', 'nothing.ndjson', '--database', url),
      run('import', 'missing.ndjson', '--database', 'sqlite:new.db'),
    ]);
    for (const { code, stdout, stderr } of ends) {
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain('hunter2');
    }
    expect(ends[0].stderr).toContain('--database: PostgreSQL at 127.0.0.1:1 refuses the connection');
    expect(ends[1].stderr).toBe('missing.ndjson cannot be read (ENOENT)\n');
  });

  it('save a gateway that runs, which can be put back as documented', async () => {
    const backup = await run('backup', 'saved.db');
    const source = join(directory.path, 'data', 'specway.db');
    expect(backup).toMatchObject({ code: 0, stdout: `saved.db is a copy of ${source}.\n` });
    const exported = await run('export', 'saved.ndjson');
    expect(exported).toMatchObject({ code: 0, stdout: expect.stringContaining('1 of api_keys') as string });
    const taken = await run('import', 'saved.ndjson');
    expect(taken.code).toBe(1);
    expect(taken.stderr).toContain('is used by another gateway');
    expect((await gateway.stop()).code).toBe(0);

    const data = join(directory.path, 'data');
    for (const name of ['specway.db', 'specway.db-wal', 'specway.db-shm'])
      rmSync(join(data, name), { force: true });
    copyFileSync(join(directory.path, 'saved.db'), join(data, 'specway.db'));
    gateway = await start();
    expect(await isKeyKnown()).toBe(true);
    expect((await gateway.stop()).code).toBe(0);

    rmSync(data, { recursive: true });
    const imported = await run('import', 'saved.ndjson');
    expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining('1 of api_keys') as string });
    gateway = await start();
    expect(await isKeyKnown()).toBe(true);
  });
});
