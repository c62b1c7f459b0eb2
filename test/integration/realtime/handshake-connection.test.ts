import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import {
  betaMarker,
  openHandshakeGateway,
  realtimePath,
  upgradeLines,
  type HandshakeGateway,
} from '../../support/handshake-gateway.ts';
import { openRawConnection, parseRaw, renderRequest, sendRaw } from '../../support/open-raw-connection.ts';
import { openSocket, ScriptedSessions } from '../../support/realtime-sockets.ts';

const path = realtimePath;
const marker = betaMarker;
const websocket = upgradeLines;

let place: HandshakeGateway;
let gateway: TestGateway;
let sessions: ScriptedSessions;
let key: string;
const bearer = (credential = key) => `authorization: Bearer ${credential}`;

beforeAll(async () => {
  place = await openHandshakeGateway({ cors: { origins: ['https://a.example'] } });
  ({ gateway, sessions } = place);
  key = gateway.apiKey;
});
afterAll(() => gateway.stop());
beforeEach(() => {
  sessions.before = () => Promise.resolve();
  sessions.opened.length = 0;
});

describe('connectRealtime over WebSocket: the connection', () => {
  const open = () =>
    openSocket(`${gateway.url}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'rt-beta': 'realtime=v1' },
    });

  it('opens where the head comes byte by byte, with messages behind it at once', async () => {
    const connection = await openRawConnection(gateway.url);
    const head = renderRequest(`GET ${path}`, [...websocket, bearer(), marker]);
    for (const byte of head) {
      connection.write(byte);
      await new Promise((resolve) => setImmediate(resolve));
    }
    connection.write(frame(1, '{"type":"early"}'));
    await connection.waitFor(/session\.created/);
    await vi.waitFor(() => {
      expect(sessions.last.texts).toEqual(['{"type":"early"}']);
    });
    connection.socket.destroy();
  });

  it('keeps what came with the head for the session', async () => {
    const connection = await openRawConnection(gateway.url);
    sessions.before = () => sleep(50);
    const head = renderRequest(`GET ${path}`, [...websocket, bearer(), marker]);
    connection.write(
      Buffer.concat([Buffer.from(head), frame(1, '{"type":"one"}'), frame(1, '{"type":"two"}')]),
    );
    await connection.waitFor(/session\.created/);
    await vi.waitFor(() => {
      expect(sessions.last.texts).toEqual(['{"type":"one"}', '{"type":"two"}']);
    });
    connection.socket.destroy();
    await vi.waitFor(() => {
      expect(sessions.last.closedWith).toBe(1006);
    });
  });

  it('gives a session up whose client has left meanwhile', async () => {
    const connection = await openRawConnection(gateway.url);
    let order: AbortSignal | null = null;
    sessions.before = async ({ request }) => {
      order = request.signal;
      connection.socket.destroy();
      await sleep(300);
    };
    connection.write(renderRequest(`GET ${path}`, [...websocket, bearer(), marker]));
    await vi.waitFor(() => {
      expect(sessions.opened).toHaveLength(1);
      expect(sessions.last.isAbandoned).toBe(true);
    });
    expect((order as AbortSignal | null)?.aborted).toBe(true);
  });

  it('tells texts from binary messages', async () => {
    const client = await open();
    client.socket.send('{"type":"ü"}');
    client.socket.send(randomBytes(10));
    await vi.waitFor(() => {
      expect(sessions.last).toMatchObject({ texts: ['{"type":"ü"}'], binaries: 1 });
    });
    client.socket.close(1000);
    expect(await client.closed).toBe(1000);
    expect(sessions.last.closedWith).toBe(1000);
  });

  it('closes as the session wants it, after what was sent before', async () => {
    const client = await open();
    for (let index = 0; index < 100; index += 1) sessions.last.channel?.send('x'.repeat(10_000));
    sessions.last.channel?.close(1001, 'é'.repeat(100));
    sessions.last.channel?.send('too late');
    expect(await client.closed).toBe(1001);
    expect(client.texts).toHaveLength(101);
    await vi.waitFor(() => {
      expect(sessions.last.closedWith).toBe(1001);
    });
  });

  it.each([
    ['a message that is too long', 1009, () => frame(1, 'x'.repeat(17 * 1024 * 1024))],
    ['a text that is no UTF-8', 1007, () => frame(1, Buffer.from([0xff, 0xfe]))],
    ['a frame of no known kind', 1002, () => frame(3, 'x')],
  ])('closes after %s', async (_what, code, bytes) => {
    const connection = await openRawConnection(gateway.url);
    connection.write(renderRequest(`GET ${path}`, [...websocket, bearer(), marker]));
    await connection.waitFor(/session\.created/);
    connection.write(bytes());
    const text = await connection.closed;
    expect(Buffer.from(text.slice(-2), 'latin1').readUInt16BE()).toBe(code);
    await vi.waitFor(() => {
      expect(sessions.last.closedWith).not.toBeNull();
    });
  });

  it('ends where the client closes its half', async () => {
    const connection = await openRawConnection(gateway.url);
    connection.write(renderRequest(`GET ${path}`, [...websocket, bearer(), marker]));
    await connection.waitFor(/session\.created/);
    connection.socket.end();
    const text = await connection.closed;
    expect(text).not.toMatch(/102 Processing/);
    expect(sessions.last.closedWith).toBe(1006);
  });
});

describe('a gateway that stops', () => {
  it('lets sessions go on for streams.drain, and then closes them with 1001', async () => {
    const scripted = new ScriptedSessions();
    const stopping = await createTestGateway({
      sessions: scripted,
      config: { streams: { keepAliveMs: 15_000, maxEventBytes: 1_000_000, drainMs: 400 } },
    });
    const headers = { authorization: `Bearer ${stopping.apiKey}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${stopping.url}${path}`, { headers });
    const stopped = stopping.stop();
    const since = performance.now();
    await sleep(50);
    scripted.last.channel?.send('still here');
    expect(await client.closed).toBe(1001);
    expect(performance.now() - since).toBeGreaterThan(350);
    expect(client.texts).toContain('still here');
    await stopped;
    expect(performance.now() - since).toBeLessThan(2_500);
    expect(scripted.last.closedWith).toBe(1001);
  });

  it('refuses an upgrade with 503 whose session was there too late', async () => {
    const scripted = new ScriptedSessions();
    const stopping = await createTestGateway({ sessions: scripted });
    const reached = Promise.withResolvers<undefined>();
    scripted.before = async () => {
      reached.resolve(undefined);
      await sleep(100);
    };
    const lines = [...websocket, `authorization: Bearer ${stopping.apiKey}`, marker];
    const answer = sendRaw(stopping.url, renderRequest(`GET ${path}`, lines));
    await reached.promise;
    await stopping.stop();
    const { status, headers, body } = parseRaw(await answer);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('1');
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'shutting_down' } });
    expect(scripted.last).toMatchObject({ isAbandoned: true, channel: null });
  });
});

/** One masked frame of a client (RFC 6455, 5.2), with a mask of zeros. */
function frame(opcode: number, content: string | Buffer): Buffer {
  const payload = Buffer.from(content);
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | payload.length])
      : Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 127]), longLength(payload.length)]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

function longLength(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return bytes;
}
