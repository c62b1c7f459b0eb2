import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

describe('a process that may open no more files', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let gateway: GatewayProcess | null = null;
  let sockets: readonly Socket[] = [];
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    gateway?.kill('SIGKILL');
  });

  it('goes on, and says at its start that it may come to that', async () => {
    const shell = 'ulimit -n 96; exec "$@"';
    gateway = await startGatewayProcess({ directory: directory.path, shell });
    const { port } = new URL(gateway.url);
    sockets = Array.from({ length: 120 }, () =>
      connect(Number(port), '127.0.0.1').on('error', () => undefined),
    );
    // The memory of the process is looked at ten times in a second.
    await sleep(1000);
    for (const socket of sockets) socket.destroy();
    const isWell = () =>
      fetch(`${gateway!.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isWell, { timeout: 10_000 }).toBe(true);
    const { code, stdout, stderr } = await gateway.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/limits\.connections is 8192, but the process may open 96 files/);
  });
});
