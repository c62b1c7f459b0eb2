import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChargedGateway, type ChargedGateway, type Payer } from '../../support/charged-gateway.ts';
import { openCall, postGoodOffer, type CallClient } from '../../support/call-client.ts';
import { createTestConfig } from '../../support/create-test-gateway.ts';
import { createTestPrice } from '../../support/create-price.ts';
import { realtimeModel } from '../../support/handshake-gateway.ts';
import { createOffer } from '../../support/media-client.ts';
import { listMediaWorkers } from '../../support/media-workers.ts';
import { openSocket } from '../../support/realtime-sockets.ts';

const path = `/v1/realtime/calls?model=${realtimeModel}`;
const quota = 100_000_000n;

/** 1, 10, 2 and 20 micro-USD a token. */
const price = createTestPrice({
  input: 1_000_000n,
  inputAudio: 10_000_000n,
  output: 2_000_000n,
  outputAudio: 20_000_000n,
});

const patience = { timeout: 20_000, interval: 100 };

let charged: ChargedGateway;
let payer: Payer;

afterEach(() => charged.close());

async function start(workers: number): Promise<void> {
  const webRtc = {
    workers,
    bindAddress: '127.0.0.1',
    udpPort: null,
    advertisedAddress: null,
    iceServers: [],
  };
  const { realtime } = createTestConfig(tmpdir());
  charged = await createChargedGateway({
    prices: { [realtimeModel]: price },
    config: { realtime: { ...realtime, webRtc } },
  });
  payer = await charged.createPayer(quota);
}

const call = (): Promise<CallClient> =>
  openCall(charged.gateway.url, { path, credential: payer.apiKey, media: 'both' });

function hangUp(id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${payer.apiKey}` };
  return fetch(`${charged.gateway.url}/v1/realtime/calls/${id}/hangup`, { method: 'POST', headers });
}

/** Asks for an answer that is made for seconds. */
function ask(client: CallClient, text = 'Count slowly [[pace=200ms]]'): void {
  const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] };
  client.send({ type: 'conversation.item.create', item });
  client.send({ type: 'response.create' });
}

function measure(pid: number): { readonly files: number; readonly threads: number } {
  const folder = `/proc/${String(pid)}`;
  const threads = /^Threads:\s+(\d+)$/m.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
  return { files: readdirSync(`${folder}/fd`).length, threads: Number(threads) };
}

async function readGauges(): Promise<readonly number[]> {
  const text = await (await fetch(`${charged.gateway.url}/metrics`)).text();
  return ['specway_realtime_calls', 'specway_realtime_sessions'].map((name) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'm').exec(text)?.[1]),
  );
}

/** What every charged response has cost, and that nothing is held. */
async function checkMoney(): Promise<void> {
  const records = charged.query('select request_id, cost from usage_records where cost is not null');
  const sum = records.reduce((total, { cost }) => total + BigInt(cost as bigint), 0n);
  expect(await payer.readBalance()).toEqual({ available: quota - sum, held: 0n, spent: sum });
  expect(new Set(records.map((record) => record['request_id'])).size).toBe(records.length);
  expect(await charged.audit()).toEqual([]);
}

/** How calls are made and dropped. Each makes one. */
const ways: Readonly<Record<string, () => Promise<void>>> = {
  'left at once': async () => {
    (await call()).close();
  },
  'left in the middle of an answer': async () => {
    const client = await call();
    ask(client);
    await client.waitFor('response.created');
    client.close();
  },
  'hung up in the middle of an answer': async () => {
    const client = await call();
    ask(client);
    await client.waitFor('response.created');
    expect((await hangUp(client.id)).status).toBe(200);
    await client.closed;
    client.close();
  },
  'hung up with a server attached': async () => {
    const client = await call();
    const headers = { authorization: `Bearer ${payer.apiKey}` };
    const { socket } = await openSocket(`${charged.gateway.url}/v1/realtime?call_id=${client.id}`, {
      headers,
    });
    expect((await hangUp(client.id)).status).toBe(200);
    await vi.waitUntil(() => socket.readyState === socket.CLOSED, patience);
    client.close();
  },
  'never connected': async () => {
    const { status } = await postGoodOffer(charged.gateway.url, { path, credential: payer.apiKey });
    expect(status).toBe(201);
  },
  'left before it is answered': async () => {
    const { connection, offer } = await createOffer();
    const headers = { authorization: `Bearer ${payer.apiKey}`, 'content-type': 'application/sdp' };
    const request = httpRequest(`${charged.gateway.url}${path}`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.end(offer);
    await new Promise((resolve) => setTimeout(resolve, 5));
    request.destroy();
    connection.close();
  },
};

describe.skipIf(process.platform !== 'linux')('calls that are paid', { timeout: 120_000 }, () => {
  it('leave nothing when 100 of them are made and dropped in every way', async () => {
    await start(1);
    await ways['left at once']!();
    const [worker] = listMediaWorkers();
    await expect.poll(readGauges, patience).toEqual([0, 0]);
    const before = measure(worker!);
    const all = Object.values(ways);
    const drops = Array.from({ length: 102 }, (_, index) => all[index % all.length]!);
    while (drops.length > 0) await Promise.all(drops.splice(0, 6).map((drop) => drop()));
    await expect.poll(readGauges, patience).toEqual([0, 0]);
    expect(listMediaWorkers()).toEqual([worker]);
    // The files of the gateway's own process are those of its clients here; the attack by calls counts them.
    await vi.waitFor(() => {
      const after = measure(worker!);
      expect(after.files).toBeLessThanOrEqual(before.files + 3);
      expect(after.threads).toBeLessThanOrEqual(before.threads + 3);
    }, patience);
    await checkMoney();
  });

  it('go on beside those whose process is killed, and all are settled once', async () => {
    await start(2);
    const clients = await Promise.all(Array.from({ length: 12 }, call));
    for (const client of clients) ask(client, 'Reply with exactly: The sea is wide and old. [[pace=100ms]]');
    await Promise.all(clients.map((client) => client.waitFor('response.created')));
    const [killed] = listMediaWorkers();
    process.kill(killed!, 'SIGKILL');
    const startedAt = performance.now();
    expect((await fetch(`${charged.gateway.url}/healthz`)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const listEnded = () =>
      charged.gateway.logLines.filter(
        ({ msg, closeCode }) => msg === 'realtime session' && closeCode === 1011,
      );
    await vi.waitUntil(() => listEnded().length === 6, patience);
    const isDone = (client: CallClient) => client.events().some(({ type }) => type === 'response.done');
    await vi.waitUntil(() => clients.filter(isDone).length >= 6, patience);
    const going = clients.filter(isDone);
    expect(
      going.map((client) => client.events().find(({ type }) => type === 'response.done')?.response),
    ).toEqual(going.map(() => expect.objectContaining({ status: 'completed' })));
    const next = await call();
    for (const client of [...going, next]) {
      client.send({ type: 'session.update', session: { type: 'realtime', instructions: 'Go on.' } });
      await client.waitFor('session.updated');
    }
    for (const client of [...clients, next]) client.close();
    await expect.poll(readGauges, patience).toEqual([0, 0]);
    expect(charged.query('select cost from usage_records where cost is not null')).toHaveLength(12);
    await checkMoney();
  });
});
