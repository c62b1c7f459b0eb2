import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  connect as connectPlain,
  createServer as createPlain,
  type AddressInfo,
  type Socket,
} from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, createServer as createTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { Departures } from '../../../src/core/departures.ts';

const read = (name: string) => readFileSync(new URL(`../../fixtures/tls/${name}`, import.meta.url));
const open: Socket[] = [];
const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await Promise.all(closings.splice(0).map((close) => close()));
});

/** A connection, and the other end of it, which reads nothing yet. */
async function connect(kind: 'plain' | 'encrypted'): Promise<{ near: Socket; far: Socket }> {
  const isPlain = kind === 'plain';
  const server = isPlain ? createPlain() : createTls({ key: read('key.pem'), cert: read('cert.pem') });
  const far = once(server, isPlain ? 'connection' : 'secureConnection') as Promise<[Socket]>;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  const near = isPlain
    ? connectPlain(port, '127.0.0.1')
    : connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
  open.push(near);
  const [other] = await far;
  open.push(other);
  other.on('error', () => undefined).pause();
  return { near, far: other };
}

describe.each(['plain', 'encrypted'] as const)('Departures of a connection that is %s', (kind) => {
  it('sees pieces of one long write leave, and that none do', async () => {
    const { near, far } = await connect(kind);
    const departures = new Departures(near);
    expect(departures.look()).toBe('none');
    near.write(Buffer.alloc(32 * 1024 * 1024));
    await sleep(100);
    departures.look();
    await sleep(50);
    expect(departures.look()).toBe('stuck');
    let taken = 0;
    far.on('data', ({ length }) => {
      taken += length;
      if (taken > 8 * 1024 * 1024) far.pause();
    });
    far.resume();
    await expect.poll(() => departures.look(), { interval: 50 }).toBe('left');
    expect(near.writableLength).toBeGreaterThan(0);
    await expect.poll(() => departures.look(), { interval: 50 }).toBe('stuck');
  });

  it('takes what left at once for none that waited', async () => {
    const { near, far } = await connect(kind);
    const departures = new Departures(near);
    far.resume();
    for (let count = 0; count < 3; count += 1) {
      near.write('a little');
      await sleep(20);
      expect(departures.look()).toBe('none');
    }
  });
});
