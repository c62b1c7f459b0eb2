import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../../scripts/bench/find-free-port.ts';
import { openRedisLimiter } from '../../../src/stores/index.ts';
import { createTestConfig, createTestGateway } from '../../support/create-test-gateway.ts';
import { readRequestLimit } from '../../support/read-request-limit.ts';

it('a limiter says why there is no Redis, not what the library makes of that', async () => {
  const port = await findFreePort();
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

it('a limiter begins where a proxy takes connections for a Redis that is away, and says why it has none', async () => {
  const proxy = createServer((socket) => socket.once('data', () => socket.end())).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  onTestFinished(() => void proxy.close());
  const errors: string[] = [];
  const limiter = await openRedisLimiter({
    url: `redis://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    prefix: 'specway:',
    onConnectionError: ({ message }) => errors.push(message),
    onRefused: () => undefined,
  });
  onTestFinished(() => limiter.close());
  const taking = async () => await limiter.take({ requestId: 'req_1', parties: [], tokens: 0 });
  await expect(taking()).rejects.toThrow('the connection is closed before anything is said');
  expect(errors.at(0)).toContain('the connection is closed before anything is said');
});

it('a worker that has never seen Redis allows its share of the limits', async () => {
  const redisUrl = `redis://127.0.0.1:${String(await findFreePort())}`;
  const { accounts: defaults } = createTestConfig(tmpdir());
  const accounts = { ...defaults, limits: { rpm: 80, tpm: null, concurrency: null } };
  const gateway = await createTestGateway({ config: { redisUrl, workers: 8, accounts } });
  onTestFinished(() => gateway.stop());
  expect(await readRequestLimit(gateway)).toBe('10');
});
