import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { GatewayConfig } from '../../../src/core/config.ts';
import type { AnyHandler } from '../../../src/core/handler.ts';
import { handlers } from '../../../handlers/index.ts';
import { createMessageRequest } from '../../support/chat-requests.ts';
import { createTestConfig, createTestGateway, testApiKey } from '../../support/create-test-gateway.ts';
import { openRawConnection, renderRequest } from '../../support/open-raw-connection.ts';
import { beginStream, readEvents } from '../../support/read-events.ts';

const answerBytes = 30_000_000;

/** Answers more than the buffers of two kernels hold. */
const answerMuch: AnyHandler = () =>
  Promise.resolve({
    kind: 'whole',
    status: 200,
    headers: {},
    body: {},
    bytes: Buffer.alloc(answerBytes, 'x'),
  });

function createConfig(drainMs: number): Partial<GatewayConfig> {
  const { streams } = createTestConfig('/nowhere');
  return { streams: { ...streams, drainMs }, validation: 'off' };
}

describe('stop', () => {
  it('sends an answer in full to a client that reads slowly', async () => {
    const config = createConfig(15_000);
    const gateway = await createTestGateway({ config, handlers: { ...handlers, getHealth: answerMuch } });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    socket.write(renderRequest('GET /healthz'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = gateway.stop();
    await new Promise((resolve) => setTimeout(resolve, 200));

    let received = 0;
    socket.on('data', (bytes) => (received += bytes.length)).resume();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(received).toBeGreaterThan(answerBytes);
    await stopped;
  });

  it('closes a connection after the answer it was busy with, and does not wait for others', async () => {
    const gateway = await createTestGateway({ config: createConfig(15_000) });
    const prompt = '[[delay=1500ms]] Hello.';
    const { init, path } = createMessageRequest({ apiKey: testApiKey, prompt });
    const busy = await openRawConnection(gateway.url);
    const headers = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`);
    busy.write(renderRequest(`POST ${path}`, headers, init.body));
    const idle = await openRawConnection(gateway.url);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const startedAt = performance.now();
    const stopped = gateway.stop();
    const first = await Promise.race([idle.closed.then(() => 'idle'), busy.closed.then(() => 'busy')]);
    expect(first).toBe('idle');
    const text = await busy.closed;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/connection: close/i);
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('gives up a client that does not read, after the limit', async () => {
    const config = createConfig(200);
    const gateway = await createTestGateway({ config, handlers: { ...handlers, getHealth: answerMuch } });
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => undefined).write(renderRequest('GET /healthz'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = performance.now();
    await gateway.stop();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    socket.destroy();
  });

  it('ends a stream with its error event when there is no time to drain', async () => {
    const gateway = await createTestGateway({ config: createConfig(0) });
    const prompt = '[[pace=100ms]] [[tokens=500]] Tell me a story.';
    const { init, path } = createMessageRequest({ apiKey: testApiKey, prompt, delivery: 'streamed' });
    const stream = await beginStream(gateway.url + path, init);
    await gateway.stop();
    const last = readEvents(await stream.text).at(-1);
    expect(last).toMatchObject({ name: 'error', data: { error: { code: 'shutting_down' } } });
    const line = gateway.logLines.find(({ operationId }) => operationId === 'createMessage');
    expect(line).toMatchObject({ status: 200, error: { reason: 'shutting_down' } });
  });

  it('ends what was begun at the address of operators, too', async () => {
    const adminAddress = { host: '127.0.0.1', port: 0 };
    const gateway = await createTestGateway({ config: { ...createConfig(300), adminAddress } });
    const prompt = '[[pace=100ms]] [[tokens=500]] Tell me a story.';
    const { init, path } = createMessageRequest({ apiKey: testApiKey, prompt, delivery: 'streamed' });
    const stream = await beginStream(`${gateway.adminUrl}${path}`, init);
    const startedAt = performance.now();
    await gateway.stop();
    expect(performance.now() - startedAt).toBeGreaterThan(250);
    const last = readEvents(await stream.text).at(-1);
    expect(last).toMatchObject({ name: 'error', data: { error: { code: 'shutting_down' } } });
  });

  it('does not wait for pages that turned out not to be there when their clients had left', async () => {
    const gateway = await createTestGateway({ config: createConfig(15_000) });
    const leave = async () => {
      const connection = await openRawConnection(gateway.url);
      const request = renderRequest('GET /docs/assets/nothing');
      connection.socket.write(request, () => connection.socket.resetAndDestroy());
      await connection.closed;
    };
    for (let count = 0; count < 100; count += 1) await leave();
    const startedAt = performance.now();
    await gateway.stop();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('can be asked for twice', async () => {
    const gateway = await createTestGateway();
    await Promise.all([gateway.stop(), gateway.stop()]);
    await expect(fetch(gateway.url)).rejects.toThrow('fetch failed');
  });
});
