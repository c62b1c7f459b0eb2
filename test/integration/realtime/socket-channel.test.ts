import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { maxUnsentBytes } from '../../../src/core/realtime/client-channel.ts';
import { createAcceptSocket } from '../../../src/server/realtime/accept-socket.ts';
import { readSlowly } from '../../support/read-slowly.ts';
import { onSteadyMachine, retryOnSteadyMachine } from '../../support/steady-machine.ts';
import {
  defaultChannelTimes,
  SocketChannel,
  type ChannelTimes,
} from '../../../src/server/realtime/socket-channel.ts';

interface Heard {
  readonly texts: string[];
  drains: number;
  readonly closes: number[];
}

interface Pair {
  readonly channel: SocketChannel;
  readonly client: WebSocket;
  /** The client's end of what they go over. */
  readonly connection: Socket;
  readonly received: string[];
  readonly heard: Heard;
}

let server: Server;
let clients: WebSocket[];

beforeEach(() => {
  server = createServer();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
});

/** A channel over a real connection, and its client. */
async function connect(
  times: Partial<ChannelTimes> = {},
  options: WebSocket.ClientOptions = {},
): Promise<Pair> {
  const all = { ...defaultChannelTimes, ...times };
  const accept = createAcceptSocket({ maxMessageBytes: 1_000_000, times: all });
  const accepted = Promise.withResolvers<SocketChannel>();
  const heard: Heard = { texts: [], drains: 0, closes: [] };
  server.on('upgrade', (req, socket, head) => {
    const socketOfClient = accept({ req, socket: socket as Socket, head, headers: {} });
    if (socketOfClient === null) throw new Error('The client has left');
    const channel = new SocketChannel(socketOfClient, socket as Socket, all);
    channel.listen({
      onText: (text) => heard.texts.push(text),
      onBinary: () => undefined,
      onOversized: () => undefined,
      onSound: () => undefined,
      onPlayed: () => undefined,
      onDrain: () => (heard.drains += 1),
      onClosed: (code) => heard.closes.push(code),
    });
    accepted.resolve(channel);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${String(port)}`, options);
  clients.push(client);
  const received: string[] = [];
  client.on('message', (data: Buffer) => received.push(data.toString()));
  const [{ socket: connection }] = (await once(client, 'upgrade')) as [IncomingMessage];
  return { channel: await accepted.promise, client, connection, received, heard };
}

const countConnections = promisify((report: (error: Error | null, count: number) => void) => {
  server.getConnections(report);
});

const large = 'x'.repeat(100_000);

/** A busy machine may take so long for what takes no time, in milliseconds. */
const patience = 15_000;

describe('SocketChannel', () => {
  it('counts what waits for a client that does not read, and says when there is room again', async () => {
    const { channel, client, received, heard } = await connect();
    client.pause();
    for (let index = 0; index < 120; index += 1) channel.send(`${String(index)}${large}`);
    expect(channel.bufferedBytes).toBeGreaterThan(maxUnsentBytes);
    expect(heard.drains).toBe(0);
    client.resume();
    await vi.waitFor(() => {
      expect(received).toHaveLength(120);
    }, patience);
    expect(heard.drains).toBe(1);
    expect(received.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 120 }, (_, n) => n),
    );
    await vi.waitFor(() => {
      expect(channel.bufferedBytes).toBe(0);
    }, patience);
  });

  it('closes with 1008 where nothing is taken for too long, whatever the client sends', async () => {
    const { channel, client, heard } = await connect({ pingMs: 20, stallMs: 150, closeMs: 50 });
    client.pause();
    for (let index = 0; index < 120; index += 1) channel.send(large);
    const since = performance.now();
    while (heard.closes.length === 0 && performance.now() - since < patience) {
      client.send('{}');
      await sleep(20);
    }
    expect(performance.now() - since).toBeGreaterThan(150);
    expect(heard.closes).toEqual([1006]);
    const code = new Promise((resolve) => client.once('close', resolve));
    client.resume();
    expect([1006, 1008]).toContain(await code);
  });

  it('gives up a client for whom far too much waits, at once', async () => {
    const { channel, client, heard } = await connect({ closeMs: 50 });
    client.pause();
    for (let index = 0; index < 800; index += 1) channel.send(large);
    expect(channel.bufferedBytes).toBeLessThan(2 * maxUnsentBytes);
    await vi.waitFor(() => {
      expect(heard.closes).toHaveLength(1);
    }, patience);
  });

  it.each([
    [
      'it gives a client up',
      1006,
      (channel: SocketChannel) => {
        for (let index = 0; index < 800; index += 1) channel.send(large);
      },
    ],
    [
      'somebody closes it',
      1013,
      (channel: SocketChannel) => {
        channel.close(1013, 'Later.');
      },
    ],
  ] as const)('says so at once when %s, and not again when that is answered', async (_, code, close) => {
    const { channel, client, heard } = await connect({ closeMs: 200 });
    client.pause();
    close(channel);
    await Promise.resolve();
    expect(heard.closes).toEqual([code]);
    await sleep(400);
    client.resume();
    expect(heard.closes).toEqual([code]);
  });

  it('ends with a client that leaves two pings unanswered', async () => {
    const { heard } = await connect({ pingMs: 50 }, { autoPong: false });
    const since = performance.now();
    await vi.waitFor(
      () => {
        expect(heard.closes).toEqual([1006]);
      },
      { timeout: patience },
    );
    expect(performance.now() - since).toBeGreaterThan(100);
  });

  it(
    'goes on with one whose answers wait behind a long message that it sends',
    { retry: retryOnSteadyMachine },
    async () =>
      onSteadyMachine(40, async () => {
        const { client, heard } = await connect({ pingMs: 50 }, { autoPong: false });
        for (let count = 0; count < 12; count += 1) {
          client.send('piece ', { fin: count === 11 });
          await sleep(30);
        }
        expect(heard).toMatchObject({ texts: ['piece '.repeat(12)], closes: [] });
      }),
  );

  it('goes on with one that takes a long event slowly', { retry: retryOnSteadyMachine }, async () =>
    onSteadyMachine(300, async () => {
      const { channel, client, connection, received, heard } = await connect({ pingMs: 100, stallMs: 900 });
      const stop = readSlowly(client, connection);
      channel.send('x'.repeat(16 * 1024 * 1024));
      await sleep(1_500);
      expect([channel.bufferedBytes > 0, heard.closes]).toEqual([true, []]);
      stop();
      await vi.waitFor(() => {
        expect(received).toHaveLength(1);
      }, patience);
      expect(heard.closes).toEqual([]);
    }),
  );

  it(
    'goes on with one that answers them, and with one that is not read for a while',
    { retry: retryOnSteadyMachine },
    async () =>
      onSteadyMachine(15, async () => {
        const { channel, heard } = await connect({ pingMs: 20 });
        await sleep(150);
        channel.pause();
        await sleep(150);
        channel.resume();
        await sleep(100);
        expect(heard.closes).toEqual([]);
      }),
  );

  it('reads nothing while it is paused', async () => {
    const { channel, client, heard } = await connect();
    channel.pause();
    client.send('later');
    await sleep(50);
    expect(heard.texts).toEqual([]);
    channel.resume();
    await vi.waitFor(() => {
      expect(heard.texts).toEqual(['later']);
    }, patience);
  });

  it.each([
    [1002, 'a reserved bit', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    [1007, 'a text that is none', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
    [1009, 'a message that is too long', Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('says at once that it has closed with %i for %s', async (code, _, bytes) => {
    const { client, connection, heard } = await connect();
    const answer = new Promise((resolve) => client.once('close', resolve));
    client.pause();
    connection.write(bytes);
    await vi.waitFor(() => {
      expect(heard.closes).toEqual([code]);
    }, patience);
    client.resume();
    expect(await answer).toBe(code);
    expect(heard.closes).toEqual([code]);
  });

  it('ends without an answer to its close', async () => {
    const { channel, client, heard } = await connect({ closeMs: 50 });
    client.pause();
    channel.close(1001, 'enough');
    channel.close(1011, 'again');
    await vi.waitFor(async () => {
      expect(await countConnections()).toBe(0);
    }, patience);
    expect(heard.closes).toEqual([1001]);
  });

  it('hears nothing more once it is closing', async () => {
    const { channel, client, heard } = await connect();
    client.send('too late');
    channel.close(1001, 'enough');
    await vi.waitFor(() => {
      expect(heard.closes).toEqual([1001]);
    }, patience);
    expect(heard.texts).toEqual([]);
  });
});
