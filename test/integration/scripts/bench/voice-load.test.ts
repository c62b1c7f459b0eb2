import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptsConnections } from '../../../../scripts/bench/accepts-connections.ts';
import { findFreePort } from '../../../../scripts/bench/find-free-port.ts';
import { openVoiceLoad } from '../../../../scripts/bench/realtime/voice-load.ts';
import { openSessions, VoiceSession } from '../../../../scripts/bench/realtime/voice-session.ts';
import { renderRequest } from '../../../../scripts/bench/render-request.ts';
import { small } from '../../../../scripts/bench/scenarios/small.ts';
import { voiceRelay } from '../../../../scripts/bench/scenarios/voice-relay.ts';

const programs = join(import.meta.dirname, '../../../../scripts/bench');
const children: ChildProcess[] = [];
const ports = { upstream: 0, relay: 0 };

beforeAll(async () => {
  ports.upstream = await start('upstream.ts');
  ports.relay = await start('realtime/bare-relay.ts', ports.upstream);
});

afterAll(async () => {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill();
  await Promise.all(ended);
});

async function start(program: string, ...args: readonly number[]): Promise<number> {
  const port = await findFreePort();
  const command = [join(programs, program), String(port), ...args.map(String)];
  children.push(spawn(process.execPath, command, { stdio: 'ignore' }));
  while (!(await acceptsConnections(port))) await sleep(20);
  return port;
}

describe.each(['upstream', 'relay'] as const)('voices at the %s', (name) => {
  const createRequest = () => renderRequest(voiceRelay.upgrade, {}, ports[name]);

  it('are answered piece by piece', async () => {
    const load = await openVoiceLoad({ port: ports[name], request: createRequest(), sessions: 3 });
    try {
      expect((await load.speak(0.4)).pieces).toBe(60);
      const { pieces, p50Ms, elapsedMs } = await load.speak(0.2);
      expect(pieces).toBe(30);
      expect(p50Ms).toBeGreaterThan(0);
      expect(elapsedMs).toBeGreaterThan(150);
    } finally {
      load.close();
    }
  });

  it('may be silent', async () => {
    const failures: Error[] = [];
    const open = () =>
      new VoiceSession({
        port: ports[name],
        request: createRequest(),
        kind: 'silent',
        onPiece: () => failures.push(new Error('a piece came')),
        fail: (error) => failures.push(error),
      });
    const sessions = await openSessions(60, open);
    expect([sessions.length, failures]).toEqual([60, []]);
    for (const session of sessions) session.close();
  });
});

describe('openVoiceLoad', () => {
  it('rejects when sessions are refused', async () => {
    const request = renderRequest(small.requestFor('upstream')!, {}, ports.upstream);
    await expect(openVoiceLoad({ port: ports.upstream, request, sessions: 2 })).rejects.toThrow(
      'a session was refused: HTTP/1.1 200',
    );
  });
});
