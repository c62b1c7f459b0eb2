import childProcess, { type ForkOptions } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WebRtcConfig } from '../../../src/core/realtime/realtime-config.ts';
import { openCall, postGoodOffer, type CallClient } from '../../support/call-client.ts';
import { createTestConfig, createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { openHandshakeGateway, realtimeModel } from '../../support/handshake-gateway.ts';
import { openSocket } from '../../support/realtime-sockets.ts';
import { createOffer } from '../../support/media-client.ts';
import { listMediaWorkers } from '../../support/media-workers.ts';

const path = `/v1/realtime?model=${realtimeModel}`;
const callsPath = `/v1/realtime/calls?model=${realtimeModel}`;

let gateway: TestGateway | null = null;

afterEach(async () => {
  await gateway?.stop();
  gateway = null;
});

const call = (): Promise<CallClient> =>
  openCall(gateway!.url, { path: callsPath, credential: gateway!.apiKey, media: 'data' });

const countSockets = (pid: number) => readdirSync(`/proc/${String(pid)}/fd`).length;

/** The configuration of tests, with calls answered so. */
const answered = (webRtc: WebRtcConfig | null) => ({
  realtime: { ...createTestConfig(tmpdir()).realtime, webRtc },
});

const readLines = (message: string) => gateway!.logLines.filter(({ msg }) => msg === message);

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${gateway!.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1));
}

describe('calls of a gateway', { timeout: 60_000 }, () => {
  it('start nothing before the first offer, and leave nothing when it stops', async () => {
    gateway = await createTestGateway();
    const before = listMediaWorkers();
    expect(await readMetric('specway_realtime_calls')).toBe(0);
    const client = await call();
    await client.waitFor('session.created');
    expect(listMediaWorkers().length).toBe(before.length + 1);
    expect(await readMetric('specway_realtime_calls')).toBe(1);
    const startedAt = performance.now();
    await gateway.stop();
    gateway = null;
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await client.closed;
    expect(client.events().at(-1)).toMatchObject({ type: 'error', error: { code: 'server_error' } });
    expect(listMediaWorkers()).toEqual(before);
    client.close();
  });

  it('end with their sessions, and leave no socket and no slot', async () => {
    gateway = await createTestGateway();
    const first = await call();
    const [worker = 0] = listMediaWorkers().slice(-1);
    first.close();
    await vi.waitUntil(() => readLines('realtime session').length === 1, 10_000);
    const open = countSockets(worker);
    for (let round = 0; round < 10; round += 1) {
      const client = await call();
      await client.waitFor('session.created');
      client.close();
    }
    await vi.waitUntil(() => readLines('realtime session').length === 11, 15_000);
    await vi.waitUntil(() => readLines('realtime call').length >= 11, 15_000);
    expect(countSockets(worker)).toBeLessThanOrEqual(open + 2);
    expect(await readMetric('specway_realtime_sessions')).toBe(0);
    expect(await readMetric('specway_realtime_calls')).toBe(0);
    const [line] = readLines('realtime call');
    expect(line).toMatchObject({ call: first.id, reason: 'closed', packetsIn: 0, concealedMs: 0 });
    expect(String(line?.session)).toMatch(/^req_/);
  });

  it('of a process that is killed end, and the next offer has another one', async () => {
    gateway = await createTestGateway();
    const before = listMediaWorkers();
    const client = await call();
    await client.waitFor('session.created');
    const worker = listMediaWorkers().find((pid) => !before.includes(pid))!;
    process.kill(worker, 'SIGKILL');
    await vi.waitUntil(() => readLines('realtime session').length === 1, 5_000);
    expect(readLines('realtime session')[0]).toMatchObject({ transport: 'webrtc', closeCode: 1011 });
    expect(readLines('a process that carries calls has ended')[0]).toMatchObject({ signal: 'SIGKILL' });
    expect(await readMetric('specway_realtime_worker_failures_total')).toBe(1);
    const next = await call();
    await next.waitFor('session.created');
    next.close();
    client.close();
  });

  it('of two processes go on where the other one is killed', async () => {
    const webRtc = {
      workers: 2,
      bindAddress: '127.0.0.1',
      udpPort: null,
      advertisedAddress: null,
      iceServers: [],
    };
    gateway = await createTestGateway({ config: answered(webRtc) });
    const before = listMediaWorkers();
    const one = await call();
    const [killed] = listMediaWorkers().filter((pid) => !before.includes(pid));
    const other = await call();
    expect(listMediaWorkers().length).toBe(before.length + 2);
    process.kill(killed!, 'SIGKILL');
    await vi.waitUntil(() => readLines('realtime session').length === 1, 5_000);
    other.send({ type: 'session.update', session: { type: 'realtime', instructions: 'Go on.' } });
    expect((await other.waitFor('session.updated')).session).toMatchObject({ instructions: 'Go on.' });
    one.close();
    other.close();
  });

  it('are refused where the native part is missing, and everything else goes on', async () => {
    const hook = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name === 'node-datachannel') throw new Error('missing');
        return next(name, context);
      } });`;
    const before = listMediaWorkers();
    const { fork } = childProcess;
    const bare = (entry: string, options: ForkOptions) =>
      fork(entry, { ...options, execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`] });
    Object.assign(childProcess, { fork: bare });
    syncBuiltinESMExports();
    try {
      gateway = await createTestGateway();
      for (let count = 0; count < 2; count += 1) {
        const answer = await postGoodOffer(gateway.url, { path, credential: gateway.apiKey });
        expect(answer).toMatchObject({ status: 503, error: { code: 'webrtc_unavailable' } });
        expect(answer.error.message).toContain('not installed');
        expect(answer.headers.get('x-should-retry')).toBe('false');
      }
    } finally {
      Object.assign(childProcess, { fork });
      syncBuiltinESMExports();
    }
    const headers = { authorization: `Bearer ${gateway.apiKey}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}${path}`, { headers });
    await vi.waitUntil(() => client.texts.some((text) => text.includes('"session.created"')), 5_000);
    client.socket.close();
    await client.closed;
    // It says what is missing before it ends.
    await expect.poll(() => listMediaWorkers().filter((pid) => !before.includes(pid))).toEqual([]);
  });

  it('are refused where they are switched off, and use up no token', async () => {
    const place = await openHandshakeGateway(answered(null));
    gateway = place.gateway;
    const token = await place.createToken();
    const answer = await postGoodOffer(gateway.url, { path, credential: token });
    expect(answer).toMatchObject({ status: 503, error: { code: 'webrtc_unavailable' } });
    expect(answer.error.message).toContain('configured');
    expect(answer.headers.get('x-should-retry')).toBe('false');
    const again = await postGoodOffer(gateway.url, { path, credential: token });
    expect(again.error.code).toBe('webrtc_unavailable');
  });
});

describe('a client that leaves while its call is opened', { timeout: 60_000 }, () => {
  it('leaves neither call nor session', async () => {
    const place = await openHandshakeGateway();
    gateway = place.gateway;
    const isOpening = Promise.withResolvers<undefined>();
    const mayOpen = Promise.withResolvers<undefined>();
    let signal: AbortSignal | null = null;
    place.sessions.before = async ({ request }) => {
      signal = request.signal;
      isOpening.resolve(undefined);
      await mayOpen.promise;
    };
    const { connection, offer } = await createOffer();
    const headers = { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/sdp' };
    const request = httpRequest(`${gateway.url}${path}`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.end(offer);
    await isOpening.promise;
    expect(await readMetric('specway_realtime_calls')).toBe(1);
    request.destroy();
    await vi.waitUntil(() => signal?.aborted === true);
    mayOpen.resolve(undefined);
    await vi.waitUntil(() => place.sessions.opened.length === 1);
    expect(place.sessions.last.isAbandoned).toBe(true);
    await vi.waitFor(async () => {
      expect(await readMetric('specway_realtime_calls')).toBe(0);
    });
    connection.close();
  });

  it('is given up 15 seconds after its answer where it never connects', async () => {
    const place = await openHandshakeGateway();
    gateway = place.gateway;
    const startedAt = performance.now();
    expect((await postGoodOffer(gateway.url, { path, credential: gateway.apiKey })).status).toBe(201);
    await vi.waitUntil(() => place.sessions.last.closedWith !== null, 25_000);
    expect(place.sessions.last.closedWith).toBe(1006);
    expect(performance.now() - startedAt).toBeGreaterThan(14_500);
    expect(place.sessions.last.isAbandoned).toBe(true);
    expect(readLines('realtime call')[0]).toMatchObject({ reason: 'never-connected' });
  });
});

describe('a call whose process ends while its session is opened', { timeout: 60_000 }, () => {
  it('is refused, and its session is abandoned', async () => {
    const place = await openHandshakeGateway();
    gateway = place.gateway;
    const before = listMediaWorkers();
    place.sessions.before = async () => {
      process.kill(
        listMediaWorkers().find((pid) => !before.includes(pid))!,
        'SIGKILL',
      );
      await vi.waitUntil(() => readLines('a process that carries calls has ended').length === 1);
    };
    const answer = await postGoodOffer(gateway.url, { path, credential: gateway.apiKey });
    expect(answer).toMatchObject({ status: 503, error: { code: 'webrtc_unavailable' } });
    expect(answer.headers.get('retry-after-ms')).toBe('1000');
    expect(place.sessions.last.isAbandoned).toBe(true);
  });
});
