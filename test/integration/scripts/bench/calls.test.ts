import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptsConnections } from '../../../../scripts/bench/accepts-connections.ts';
import { listChildren } from '../../../../scripts/bench/calls/process-tree.ts';
import { withCalls } from '../../../../scripts/bench/calls/run-calls.ts';
import { findFreePort } from '../../../../scripts/bench/find-free-port.ts';
import { webrtc } from '../../../../scripts/bench/scenarios/webrtc.ts';
import { benchServers } from '../../../../scripts/bench/servers.ts';

const server = benchServers['specway-realtime'];
const directory = mkdtempSync(join(tmpdir(), 'specway-bench-test-'));
const children: ChildProcess[] = [];
const gateway = { pid: 0, port: 0, headers: {} };

beforeAll(async () => {
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const setting = { port, upstreamPort, directory, atEnd: () => undefined };
  const upstream = join(import.meta.dirname, '../../../../scripts/bench/upstream.ts');
  await start(upstreamPort, [upstream, String(upstreamPort)], {});
  const { args, env } = await server.createCommand(setting);
  const { pid = 0 } = await start(port, args, env);
  Object.assign(gateway, { pid, port, headers: server.createHeaders(setting) });
}, 60_000);

afterAll(async () => {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill();
  await Promise.all(ended);
  rmSync(directory, { recursive: true });
});

async function start(
  port: number,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env, cwd: directory, stdio: 'ignore' });
  children.push(child);
  while (!(await acceptsConnections(port))) await sleep(20);
  return child;
}

describe('withCalls', { timeout: 60_000 }, () => {
  it('speaks both ways, and hears an answer to each thing that was said', async () => {
    const target = { path: webrtc.path, headers: gateway.headers };
    const round = await withCalls(gateway, target, { calls: 2, seconds: 5, settleMs: 500 });
    const turns = round.figures.flatMap(({ turnsMs }) => turnsMs);
    const packets = round.figures.reduce((sum, { packetsIn, packetsOut }) => sum + packetsIn + packetsOut, 0);
    expect(round.beginnings).toHaveLength(1);
    expect(turns.length).toBeGreaterThanOrEqual(2);
    // Of the silence that the upstream waits for, 100 ms.
    for (const turnMs of turns) expect(turnMs).toBeGreaterThan(100);
    expect(packets).toBeGreaterThan(2 * 2 * 50 * 5 * 0.7);
    expect(round.used.media.cpuNs).toBeGreaterThan(0);
    expect(round.used.gateway.cpuNs).toBeGreaterThan(0);
    expect(listChildren(gateway.pid)).toHaveLength(1);
  });

  it('says what the gateway says of a call that it refuses', async () => {
    const target = { path: webrtc.path, headers: { authorization: 'Bearer sk-wrong' } };
    await expect(withCalls(gateway, target, { calls: 1, seconds: 1, settleMs: 0 })).rejects.toThrow(
      'a call was refused: 401',
    );
  });
});
