import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaCalls } from '../../../src/core/realtime/media-call.ts';
import { createMediaCalls } from '../../../src/webrtc/index.ts';
import { connectMediaClient, type MediaClient } from '../../support/media-client.ts';
import { createMediaRecords } from '../../support/media-records.ts';
import { openUdpForwarder, type UdpForwarder } from '../../support/udp-forwarder.ts';

/** As far as a client on the other side of an ocean. */
const latency = 120;

describe('the last events of a call whose client is far away', { timeout: 60_000 }, () => {
  let calls: MediaCalls;
  let forwarders: UdpForwarder[];
  let clients: MediaClient[];
  let ends: ReturnType<typeof createMediaRecords>[];

  beforeEach(() => {
    calls = createMediaCalls({
      workers: 1,
      bindAddress: '127.0.0.1',
      udpPort: null,
      advertisedAddress: null,
      iceServers: [],
    });
    [forwarders, clients, ends] = [[], [], []];
  });

  afterEach(async () => {
    for (const client of clients) client.close();
    await calls.close();
    for (const forwarder of forwarders) forwarder.close();
  });

  /** Clients, each behind a long way of its own. */
  async function connect(count: number) {
    const near = await connectMediaClient({ calls, listener: createMediaRecords() });
    const port = Number(/ (\d+) typ host/.exec(near.answer)![1]);
    near.close();
    const connectOne = async () => {
      const forwarder = await openUdpForwarder(port, { latency });
      forwarders.push(forwarder);
      const changeAnswer = (answer: string) =>
        answer.replace(/ \d+ typ host/g, ` ${String(forwarder.port)} typ host`);
      const listener = createMediaRecords();
      return { listener, client: await connectMediaClient({ calls, listener, changeAnswer }) };
    };
    for (const { listener, client } of await Promise.all(Array.from({ length: count }, connectOne))) {
      clients.push(client);
      ends.push(listener);
    }
  }
  it('arrive before it is closed, and nothing is kept for it after a second', async () => {
    await connect(8);
    const startedAt = performance.now();
    for (const { call } of clients) {
      call.sendText('x'.repeat(20_000));
      call.sendText('the last');
      call.close();
    }
    expect(
      (await Promise.all(ends.map((records) => records.waitForEnd()))).map(({ reason }) => reason),
    ).toEqual(clients.map(() => 'ended'));
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ texts }) => texts.at(-1))).toEqual(clients.map(() => 'the last'));
  });

  it('arrive where the gateway stops, too', async () => {
    await connect(4);
    for (const { call } of clients) {
      call.sendText('x'.repeat(20_000));
      call.sendText('the last');
      call.close();
    }
    const startedAt = performance.now();
    await calls.close();
    expect(performance.now() - startedAt).toBeLessThan(1_800);
    await Promise.all(clients.map(({ closed }) => closed));
    expect(clients.map(({ texts }) => texts.at(-1))).toEqual(clients.map(() => 'the last'));
  });

  it('leave room at once where the client hangs up when it has them', async () => {
    await connect(1);
    const [client] = clients as [MediaClient];
    const startedAt = performance.now();
    client.call.sendText('the last');
    client.call.close();
    await client.closed;
    expect(client.texts).toEqual(['the last']);
    client.close();
    expect(await ends[0]!.waitForEnd()).toMatchObject({ reason: 'ended' });
    expect(performance.now() - startedAt).toBeLessThan(900);
  });
});
