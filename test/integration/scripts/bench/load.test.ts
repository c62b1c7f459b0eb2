import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLoad } from '../../../../scripts/bench/load.ts';

const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

describe('runLoad', () => {
  let server: Server;
  let reply = answer;
  const connectedAt: number[] = [];

  beforeEach(async () => {
    reply = answer;
    connectedAt.length = 0;
    server = createServer((socket) => {
      connectedAt.push(performance.now());
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(reply));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(async () => {
    const closed = once(server, 'close');
    server.close();
    await closed;
  });

  function run(rampMs: number) {
    return runLoad({
      port: (server.address() as AddressInfo).port,
      request: Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      connections: 4,
      amount: { kind: 'seconds', seconds: 0.4 },
      rampMs,
      expected: { status: 200, bodyBytes: 2 },
    });
  }

  it('spreads the beginnings of its connections', async () => {
    await run(200);
    expect(connectedAt).toHaveLength(4);
    expect(connectedAt[3]! - connectedAt[0]!).toBeGreaterThan(100);
  });

  it('opens no further connection once it has failed', async () => {
    reply = answer.replace('200 OK', '500 Oops');
    await expect(run(200)).rejects.toThrow('status 500');
    await sleep(250);
    expect(connectedAt).toHaveLength(1);
  });
});
