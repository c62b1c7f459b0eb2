import { Agent, request as startRequest } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLedger } from '../../src/stores/tools.ts';
import { createMessageRequest } from '../support/chat-requests.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const key = 'sk-operators-own-key-0001';
/** Half of them at each worker. */
const clientCount = 8;
const maxTries = 200;
/** A request that takes longer hangs. */
const maxAnswerMs = 30_000;

/** One client with one connection, which sends one request after the other. */
class Client {
  readonly failures: Error[] = [];
  answers = 0;
  /** Of the last answer. */
  requestId = '';
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Rejects when there is no whole answer. */
  async send(prompt: string, delivery: 'whole' | 'streamed'): Promise<void> {
    const { path, init } = createMessageRequest({ apiKey: key, prompt, delivery });
    const text = await new Promise<string>((resolve, reject) => {
      const { method, headers, body } = init;
      const request = startRequest(
        `${this.#url}${path}`,
        { method, headers, agent: this.#agent },
        (answer) => {
          this.requestId = String(answer.headers['x-request-id']);
          let received = '';
          answer.setEncoding('utf8').on('data', (part: string) => (received += part));
          answer.on('end', () => {
            resolve(received);
          });
          answer.on('error', reject);
        },
      );
      request.setTimeout(maxAnswerMs, () => request.destroy(new Error('it hangs')));
      request.on('error', reject);
      request.end(body);
    });
    expect(text).toContain('stop');
    this.answers += 1;
  }

  async keepSending(isOver: () => boolean, delivery: 'whole' | 'streamed'): Promise<void> {
    while (!isOver()) {
      await this.send('Say something.', delivery).catch((error: unknown) => {
        this.failures.push(error as Error);
      });
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

describe.skipIf(serverUrl === '')('SPECWAY_WORKERS', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let directory: ReturnType<typeof createDirectory>;
  let gateway: GatewayProcess;
  /** Of all workers. */
  let adminUrl: string;
  let clients: readonly Client[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    directory = createDirectory();
    const yaml = 'models: { chatfam-sonnet-4-6: { price: { input: 3, output: 15 } } }\n';
    writeFileSync(join(directory.path, 'specway.yaml'), yaml);
    gateway = await startGatewayProcess({
      directory: directory.path,
      environment: {
        SPECWAY_API_KEY: key,
        SPECWAY_WORKERS: '2',
        SPECWAY_ADMIN_ADDRESS: '127.0.0.1:0',
        DATABASE_URL: database.url,
      },
    });
    await vi.waitUntil(() => listStarts(2).length === 1, patience);
    adminUrl = listStarts(2)[0]?.adminUrl ?? 'there is none';
    clients = await openClients();
  }, 60_000);

  afterAll(async () => {
    for (const client of clients) client.close();
    gateway.kill('SIGKILL');
    await gateway.ended;
    await database.drop();
    directory.remove();
  });

  const patience = { timeout: 60_000, interval: 50 };

  interface LogLine {
    readonly msg: string;
    readonly worker?: number;
    readonly requestId?: string;
    readonly pid?: number;
    readonly adminUrl?: string;
  }

  function readLog(): readonly LogLine[] {
    const lines = gateway.output().split('\n');
    return lines
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as LogLine);
  }

  function listStarts(worker: number): readonly LogLine[] {
    return readLog().filter((line) => line.msg === 'listening' && line.worker === worker);
  }

  async function readMetrics(): Promise<string> {
    const answer = await fetch(`${adminUrl}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    return await answer.text();
  }

  async function countAnswered(): Promise<number> {
    const text = await readMetrics();
    return Number(
      /specway_requests_total\{operation="createMessage",status="200",outcome="answered"\} (\d+)/.exec(
        text,
      )?.[1],
    );
  }

  function findWorker({ requestId }: Client): number | undefined {
    return readLog().find((line) => line.requestId === requestId)?.worker;
  }

  /** Which worker has the connection of each client. */
  async function findWorkers(): Promise<readonly (number | undefined)[]> {
    await Promise.all(clients.map((client) => client.send('Hello.', 'whole')));
    await vi.waitUntil(() => clients.every((client) => findWorker(client) !== undefined), patience);
    return clients.map(findWorker);
  }

  /** Whoever has time takes a connection, so some are tried until each worker has its share of the clients. */
  async function openClients(): Promise<readonly Client[]> {
    const kept: Client[] = [];
    for (let tries = 0; kept.length < clientCount && tries < maxTries; tries += 1) {
      const client = new Client(gateway.url);
      await client.send('Hello.', 'whole');
      await vi.waitUntil(() => findWorker(client) !== undefined, patience);
      const worker = findWorker(client);
      const isWanted = kept.filter((each) => findWorker(each) === worker).length < clientCount / 2;
      if (isWanted) kept.push(client);
      else client.close();
    }
    return kept;
  }

  it('serves with several processes on one port, and tells the figures of all', async () => {
    const before = await countAnswered();
    const workers = await findWorkers();
    expect([1, 2].map((worker) => workers.filter((each) => each === worker).length)).toEqual([4, 4]);
    expect(await countAnswered()).toBe(before + clientCount);
    const text = await readMetrics();
    for (const worker of ['1', '2'])
      expect(text).toMatch(new RegExp(`process_resident_memory_bytes\\{worker="${worker}"\\} \\d`));
    expect(text.match(/^specway_connections /gm)).toHaveLength(1);
    expect(text.match(/^# TYPE specway_request_duration_seconds histogram$/gm)).toHaveLength(1);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(`${adminUrl}${path}`)).status).toBe(200);
    expect(listStarts(1)[0]?.adminUrl).toBe(adminUrl);
  });

  it('loses with a worker that is killed its own requests only, and has another one', async () => {
    const workers = await findWorkers();
    const before = await countAnswered();
    let isOver = false;
    const sending = clients.map((client, index) =>
      client.keepSending(() => isOver, index % 3 === 0 ? 'streamed' : 'whole'),
    );
    await sleep(300);
    process.kill(readLog().find(({ worker, pid }) => worker === 2 && pid !== undefined)?.pid ?? 0, 'SIGKILL');
    const atKill = clients.map(({ answers }) => answers);
    await expect.poll(() => listStarts(2).length, patience).toBe(2);
    await expect
      .poll(() => clients.every(({ answers }, index) => answers > (atKill[index] ?? 0) + 2), patience)
      .toBe(true);
    isOver = true;
    await Promise.all(sending);
    // A client of the worker may fail once: its next connection is another worker's.
    const failures = clients.map((client, index) => ({
      worker: workers[index],
      count: client.failures.length,
    }));
    for (const { worker, count } of failures) expect(count).toBeLessThanOrEqual(worker === 1 ? 0 : 1);
    expect(failures.some(({ count }) => count === 1)).toBe(true);
    expect(readLog().filter(({ msg }) => msg.startsWith('a worker has ended'))).toEqual([
      expect.objectContaining({ worker: 2, signal: 'SIGKILL', restartMs: 0 }),
    ]);
    expect(await countAnswered()).toBeGreaterThan(before);
  });

  it('lets running requests of all end after SIGTERM, begins none at the address of operators, and ends with 0', async () => {
    const running = clients.map((client) => client.send('[[pace=100ms]] [[tokens=40]] Count.', 'streamed'));
    await expect
      .poll(
        async () => Number(/^specway_requests_in_flight (\d+)$/m.exec(await readMetrics())?.[1]),
        patience,
      )
      .toBeGreaterThan(clientCount / 2);
    const ended = gateway.stop();
    await expect.poll(() => readLog().filter(({ msg }) => msg === 'stopping').length, patience).toBe(2);
    const { path, init } = createMessageRequest({ apiKey: key, prompt: 'Hello.' });
    for (let count = 0; count < 10; count += 1) {
      expect((await fetch(`${adminUrl}${path}`, init)).status).toBe(503);
      expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200);
    }
    const end = await ended;
    await Promise.all(running);
    expect([end.code, end.stderr]).toEqual([0, '']);
    expect(
      readLog()
        .filter(({ msg }) => msg === 'stopping')
        .map(({ worker }) => worker)
        .sort(),
    ).toEqual([1, 2]);
  });

  it('has charged every answer that a client got, whoever was killed meanwhile', async () => {
    const answers = clients.reduce((sum, client) => sum + client.answers, 0);
    const [charged] = await database.query("select count(*)::int as count from entries where kind = 'spend'");
    expect((charged as { count: number }).count).toBeGreaterThanOrEqual(answers);
    expect(await auditLedger(database.url, 'live')).toMatchObject({ faultCount: 0 });
  });
});
