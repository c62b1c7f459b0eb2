import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openRedisLimiter } from '../../../src/stores/index.ts';

it('a limiter says why there is no Redis, not what the library makes of that', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const limiter = await openRedisLimiter({
    url: `redis://127.0.0.1:${String(port)}`,
    prefix: 'specway:',
    onConnectionError: () => undefined,
    onRefused: () => undefined,
  });
  onTestFinished(() => limiter.close());
  const taking = async () => await limiter.take({ requestId: 'req_1', parties: [], tokens: 0 });
  await expect(taking()).rejects.toThrow(`connect ECONNREFUSED 127.0.0.1:${String(port)}`);
});
