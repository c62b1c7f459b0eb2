import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { realtimeModel, realtimePath } from '../../support/handshake-gateway.ts';
import { openSocket, type SocketClient } from '../../support/realtime-sockets.ts';

const { accounts } = loadConfig({ environment: {}, providers, workingDirectory: '/', readFile: () => '' });

describe('connectRealtime with a token whose key is at its limit', () => {
  let gateway: TestGateway;
  const clients: SocketClient[] = [];

  beforeAll(async () => {
    const limits = { rpm: null, tpm: null, concurrency: 3 };
    gateway = await createTestGateway({ config: { accounts: { ...accounts, limits } } });
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(leave));
  });
  afterAll(() => gateway.stop());

  const leave = async (client: SocketClient) => {
    client.socket.close(1000);
    await client.closed;
  };

  const connect = async (credential: string) => {
    const headers = { authorization: `Bearer ${credential}`, 'rt-beta': 'realtime=v1' };
    const client = await openSocket(`${gateway.url}${realtimePath}`, { headers });
    clients.push(client);
    return client;
  };

  const createToken = async () => {
    const answer = await fetch(`${gateway.url}/v1/realtime/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: realtimeModel }),
    });
    return ((await answer.json()) as { client_secret: { value: string } }).client_secret.value;
  };

  it('leaves the token good for another try', async () => {
    const token = await createToken();
    const [first] = await Promise.all([1, 2, 3].map(() => connect(gateway.apiKey)));
    await expect(connect(token)).rejects.toThrow('429');
    await expect(connect(token)).rejects.toThrow('429');
    await leave(first!);
    await expect.poll(() => connect(token).then(() => 'open', String)).toBe('open');
    await expect(connect(token)).rejects.toThrow('401');
  });

  it('lets one in of many that come in the same moment, and gives back what the others took', async () => {
    const token = await createToken();
    const answers = await Promise.allSettled([1, 2, 3].map(() => connect(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const others = [1, 2].map(() => connect(gateway.apiKey));
    await expect(Promise.all(others)).resolves.toHaveLength(2);
  });
});
