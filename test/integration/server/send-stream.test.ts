import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { GatewayError, toGatewayError } from '../../../src/core/gateway-error.ts';
import type { StreamEvent, StreamResponse } from '../../../src/core/operation.ts';
import { sendStream } from '../../../src/server/exchange/send-stream.ts';

let server: Server | null = null;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
  server = null;
});

type Serve = (res: ServerResponse) => Promise<GatewayError | null>;

async function listen(serve: Serve): Promise<{ url: string; outcome: Promise<GatewayError | null> }> {
  let settle: (outcome: Promise<GatewayError | null>) => void = () => undefined;
  const outcome = new Promise<GatewayError | null>((resolve) => {
    settle = resolve;
  });
  server = createServer((_req, res) => {
    settle(serve(res));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, outcome };
}

const response = (
  batches: AsyncIterable<readonly StreamEvent[]>,
  keepAlive: StreamEvent | null = null,
): StreamResponse => ({
  kind: 'stream',
  headers: {},
  framing: 'named-sse',
  batches,
  renderError: (error) => ({ event: 'error', data: JSON.stringify({ code: error.code }) }),
  keepAlive,
});

const options = {
  headers: {},
  keepAliveMs: 10_000,
  checkEvent: null,
  beforeEnd: null,
  host: {
    memory: { take: () => undefined, give: () => undefined },
    noteBegun: () => undefined,
    explain: toGatewayError,
  },
};
const event = (n: number): StreamEvent => ({ event: 'n', data: String(n) });

describe('sendStream', () => {
  it('ends a stream that breaks with the format’s error event', async () => {
    async function* batches() {
      yield [event(1)];
      await Promise.resolve();
      throw new GatewayError('overloaded', 'x');
    }
    const { url } = await listen((res) => sendStream(res, response(batches()), options));
    const text = await (await fetch(url)).text();
    expect(text).toBe('event: n\ndata: 1\n\nevent: error\ndata: {"code":"overloaded"}\n\n');
  });

  it('throws an error that comes before the first event, with nothing written', async () => {
    async function* batches(): AsyncGenerator<readonly StreamEvent[]> {
      yield [];
      await Promise.resolve();
      throw new GatewayError('unavailable', 'x');
    }
    const { url, outcome } = await listen(async (res) => {
      const error = await sendStream(res, response(batches()), options).catch(toGatewayError);
      res.writeHead(503).end();
      return error as GatewayError;
    });
    expect((await fetch(url)).status).toBe(503);
    expect((await outcome)?.code).toBe('unavailable');
  });

  it('keeps alive between events while the upstream is silent', async () => {
    async function* batches() {
      yield [event(1)];
      await new Promise((resolve) => setTimeout(resolve, 120));
      yield [event(2)];
    }
    const ping = { event: 'ping', data: '{}' };
    const { url } = await listen((res) =>
      sendStream(res, response(batches(), ping), { ...options, keepAliveMs: 30 }),
    );
    const text = await (await fetch(url)).text();
    expect(text).toMatch(/^event: n\ndata: 1\n\n(event: ping\ndata: \{\}\n\n)+event: n\ndata: 2\n\n$/);
  });

  it('ends the upstream iteration when the client leaves', async () => {
    let returned: (value: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => {
      returned = resolve;
    });
    async function* batches() {
      try {
        for (let n = 0; ; n += 1) {
          yield [event(n)];
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        returned('returned');
      }
    }
    const { url, outcome } = await listen((res) => sendStream(res, response(batches()), options));
    const request = get(url, (answer: IncomingMessage) => answer.once('data', () => request.destroy()));
    request.on('error', () => undefined);
    expect(await ended).toBe('returned');
    expect((await outcome)?.code).toBe('cancelled');
  });

  it('stops asking the upstream for more while the client does not read', async () => {
    let produced = 0;
    const big = 'x'.repeat(64 * 1024);
    async function* batches() {
      for (; produced < 1_000; produced += 1) yield [{ event: 'n', data: big }];
      await Promise.resolve();
    }
    const { url } = await listen((res) => sendStream(res, response(batches()), options));
    const request = get(url, (answer: IncomingMessage) => answer.pause());
    request.on('error', () => undefined);
    let afterPause = -1;
    while (produced === 0 || produced !== afterPause) {
      afterPause = produced;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(produced).toBeLessThan(500);
    request.destroy();
  });
});
