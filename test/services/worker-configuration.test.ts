import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-operators-own-key-0001';
const patience = { timeout: 60_000, interval: 50 };

describe.skipIf(serverUrl === '')('a worker that takes the place of another', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let gateway: GatewayProcess;
  const directory = createDirectory();

  const write = (text: string) => {
    writeFileSync(join(directory.path, 'specway.yaml'), text);
  };
  const writeConfiguration = (id: string, rpm: number) => {
    write(
      `deployments: [{ id: ${id}, provider: simulator }]\naccounts: { limits: { rpm: ${String(rpm)} } }\n`,
    );
  };
  const countLines = (pattern: RegExp) =>
    gateway
      .output()
      .split('\n')
      .filter((line) => pattern.test(line)).length;

  beforeAll(async () => {
    database = await createTestDatabase();
    writeConfiguration('one', 500);
    writeFileSync(join(directory.path, '.env'), 'SPECWAY_WORKERS=2\n');
    gateway = await startGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_API_KEY: apiKey, DATABASE_URL: database.url },
    });
  }, 60_000);
  afterAll(async () => {
    gateway.kill('SIGKILL');
    await gateway.ended;
    await database.drop();
    directory.remove();
  });

  /** Deployment and limit that one new connection meets. */
  async function ask(): Promise<string> {
    const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello.' });
    const answer = await fetch(gateway.url + path, {
      ...init,
      headers: { ...init.headers, connection: 'close' },
    });
    await answer.arrayBuffer();
    const read = (name: string) => String(answer.headers.get(name));
    return `${read('x-specway-deployment')} ${read('x-ratelimit-limit-requests')}`;
  }

  it('goes by what the others go by, whatever the file says meanwhile', async () => {
    await expect.poll(() => countLines(/"listening"/u), patience).toBe(2);
    writeConfiguration('two', 400);
    await expect.poll(() => countLines(/"configuration reloaded"/u), patience).toBe(2);
    write('deployments: [{ id: three, provder: simulator }]\n');
    await expect.poll(() => countLines(/"configuration refused/u), patience).toBe(2);
    writeFileSync(join(directory.path, '.env'), 'SPECWAY_WORKERS=2\nnonsense\n');
    const pid = /"worker":2,"pid":(\d+),"msg":"starting a worker"/u.exec(gateway.output())?.[1];
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => countLines(/"listening"/u), patience).toBe(3);
    await expect.poll(() => countLines(/"configuration refused/u), patience).toBe(3);
    const met = new Set<string>();
    for (let count = 0; count < 40; count += 1) met.add(await ask());
    expect([...met]).toEqual(['two 500']);
    expect(countLines(/"msg":"a worker has ended/u)).toBe(1);
  });
});
