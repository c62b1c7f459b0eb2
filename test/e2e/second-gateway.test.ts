import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createDirectory,
  runGatewayProcess,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const environment = { SPECWAY_API_KEY: 'sk-operators-own-key-0001' };

describe('a second gateway on the same SQLite file', { timeout: 90_000 }, () => {
  let directory: ReturnType<typeof createDirectory>;
  let running: GatewayProcess[];

  beforeEach(() => {
    directory = createDirectory();
    running = [];
  });

  afterEach(async () => {
    for (const { kill } of running) kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    directory.remove();
  });

  async function start(): Promise<GatewayProcess> {
    const gateway = await startGatewayProcess({ directory: directory.path, environment });
    running.push(gateway);
    return gateway;
  }

  it('is refused, naming the first, which goes on; and starts when the first was killed', async () => {
    const first = await start();
    const { code, stdout, stderr } = await runGatewayProcess({ directory: directory.path, environment });
    expect([code, stdout]).toEqual([1, '']);
    const file = join(directory.path, 'data', 'specway.db');
    expect(stderr).toContain(
      `DATABASE_URL or SPECWAY_DATA_DIR: The database file ${file} is used by another gateway`,
    );
    expect(stderr).toContain(`(process ${String(first.pid)} on host `);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    first.kill('SIGKILL');
    await first.ended;
    const next = await start();
    expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
    expect(readFileSync(`${file}.lock.json`, 'utf8')).toContain(String(next.pid));
    expect((await next.stop()).code).toBe(0);
    expect((await (await start()).stop()).code).toBe(0);
  });

  it('does not start beside one that starts at the same moment: exactly one runs', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of starts)
      if (each.status === 'rejected') expect(String(each.reason)).toContain('is used by another gateway');
    expect((await fetch(`${String(running[0]?.url)}/healthz`)).status).toBe(200);
  });
});
