import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOpenLoop } from '../../../../scripts/bench/open-loop/open-loop-load.ts';

const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
const request = Buffer.from('GET / HTTP/1.1\r\n\r\n');
const expected = { status: 200, bodyBytes: 2 };

describe('runOpenLoop', () => {
  let server: Server;
  /** Answers nothing before this time. */
  let stalledUntil = 0;

  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => {
        setTimeout(() => socket.write(answer), Math.max(0, stalledUntil - performance.now()));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  });

  function run(ratePerSecond: number, count: number) {
    const { port } = server.address() as AddressInfo;
    return runOpenLoop({ port, request, expected, ratePerSecond, count });
  }

  it('goes on sending while the server stalls, and counts the wait of every request from its time', async () => {
    const stallMs = 400;
    server.once('connection', () => (stalledUntil = performance.now() + stallMs));
    const { requests, p50Ms } = await run(1000, 400);
    expect(requests).toBe(400);
    // A closed loop would have seen one slow request per connection; here half of all came during the stall's first half.
    expect(p50Ms).toBeGreaterThan(100);
    expect(p50Ms).toBeLessThan(stallMs + 200);
  });

  it('has more requests in flight than connections without losing one', async () => {
    server.once('connection', () => (stalledUntil = performance.now() + 300));
    expect((await run(2000, 500)).requests).toBe(500);
  });

  it('rejects when the server hangs up', async () => {
    server.on('connection', (socket) => socket.once('data', () => socket.destroy()));
    await expect(run(100, 10)).rejects.toThrow('the server closed a connection');
  });
});
