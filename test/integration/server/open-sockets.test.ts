import { createServer, type Server } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listeningSockets, openSockets } from '../../../src/server/listener/open-sockets.ts';

const host = '127.0.0.1';
const opened: NetServer[] = [];

afterEach(async () => {
  await Promise.all(
    opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve).unref())),
  );
});

async function open(server: Server, port = 0): Promise<number> {
  opened.push(...(await openSockets(server, { host, port, use: 'alone' })));
  return (server.address() as AddressInfo).port;
}

function createAnswering(name: string): Server {
  return createServer((_req, res) => {
    res.setHeader('connection', 'close').end(name);
  });
}

async function listenPlainly(port: number): Promise<void> {
  const plain = createNetServer();
  opened.push(plain);
  await new Promise<void>((resolve, reject) => {
    plain.once('error', reject).listen(port, host, resolve);
  });
}

describe('openSockets', () => {
  it('hands every connection to the server, whichever socket it came by', async () => {
    const server = createAnswering('one');
    const port = await open(server);
    const answers = await Promise.all(
      Array.from({ length: 4 * listeningSockets }, async () => {
        const answer = await fetch(`http://${host}:${String(port)}/`);
        return await answer.text();
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['one']));
  });

  it('lets no second gateway have the address, nor any other program', async () => {
    const port = await open(createAnswering('one'));
    await expect(open(createAnswering('two'), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(listenPlainly(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('takes no address that another program has', async () => {
    await listenPlainly(0);
    const { port } = opened[0]!.address() as AddressInfo;
    await expect(open(createAnswering('one'), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('leaves the address free when all are closed', async () => {
    const port = await open(createAnswering('one'));
    for (const server of opened.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect(await open(createAnswering('two'), port)).toBe(port);
  });
});
