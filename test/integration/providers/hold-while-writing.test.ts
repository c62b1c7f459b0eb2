import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBodyMemory, type BodyMemory } from '../../../src/core/body-memory.ts';
import { createPoolGroup } from '../../../src/providers/http/create-pool-group.ts';
import { holdWhileWriting } from '../../../src/providers/http/hold-while-writing.ts';

/** More than the system takes of what nobody reads. */
const sizeBytes = 32 * 1024 * 1024;

describe('a write of a body to a socket', () => {
  let server: Server;
  let reader: Socket;
  let socket: Socket;
  let bytes: Buffer;
  let memory: BodyMemory | null;

  beforeEach(async () => {
    server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    socket = holdWhileWriting(connect((server.address() as AddressInfo).port, '127.0.0.1'));
    [reader] = (await once(server, 'connection')) as [Socket];
    reader.on('error', () => undefined);
    bytes = Buffer.alloc(sizeBytes, 'b');
    memory = openBodyMemory(bytes);
  });

  afterEach(() => {
    socket.destroy();
    reader.destroy();
    server.close();
  });

  it('holds its memory until the system has taken it', async () => {
    socket.write('head');
    socket.write(bytes.subarray(1));
    memory?.drop();
    // What was given back would be used for these.
    const others = Array.from({ length: 4 }, () => Buffer.alloc(sizeBytes, 'o'));
    expect([bytes.length, others.length]).toEqual([sizeBytes, 4]);
    const read: Buffer[] = [];
    reader.on('data', (chunk: Buffer) => read.push(chunk)).resume();
    await once(socket, 'drain');
    expect(bytes).toHaveLength(0);
    socket.end();
    await once(reader, 'end');
    expect(
      Buffer.concat(read).equals(Buffer.concat([Buffer.from('head'), Buffer.alloc(sizeBytes - 1, 'b')])),
    ).toBe(true);
  });

  it('lets go of it when the connection has ended, and tells its writer', async () => {
    const told = new Promise<unknown>((resolve) => socket.write(bytes, resolve));
    const late = new Promise<unknown>((resolve) => socket.write(bytes, 'utf8', resolve));
    memory?.drop();
    expect(bytes).toHaveLength(sizeBytes);
    socket.on('error', () => undefined).destroy();
    await Promise.all([told, late]);
    expect(bytes).toHaveLength(0);
  });

  it('concerns no other bytes', async () => {
    memory?.drop();
    const other = Buffer.alloc(sizeBytes, 'o');
    reader.resume();
    expect(await new Promise((resolve) => socket.write(other, resolve))).toBeNull();
    expect(other).toHaveLength(sizeBytes);
  });

  it('does so on the connections of upstreams', async () => {
    const { port } = server.address() as AddressInfo;
    const group = createPoolGroup(`http://127.0.0.1:${String(port)}`, {}, {});
    const connected = new Promise<Socket>((resolve) => {
      const onConnected = (message: unknown) => {
        unsubscribe('undici:client:connected', onConnected);
        resolve((message as { socket: Socket }).socket);
      };
      subscribe('undici:client:connected', onConnected);
    });
    void group
      .take()
      .pool.request({ path: '/', method: 'GET' })
      .catch(() => undefined);
    (await connected).write(bytes);
    memory?.drop();
    expect(bytes).toHaveLength(sizeBytes);
    await group.destroy();
    await expect.poll(() => bytes.length).toBe(0);
  });
});
