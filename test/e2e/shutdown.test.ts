import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createContentRequest, createMessageRequest } from '../support/chat-requests.ts';
import { openRawConnection, renderRequest } from '../support/open-raw-connection.ts';
import { beginStream, readEvents, type BegunStream } from '../support/read-events.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-shutdown-key-0001';

async function streamMessage(gateway: GatewayProcess, prompt: string): Promise<BegunStream> {
  const { path, init } = createMessageRequest({ apiKey, prompt, delivery: 'streamed' });
  return await beginStream(gateway.url + path, init);
}

async function streamContent(gateway: GatewayProcess, prompt: string): Promise<BegunStream> {
  const { path, init } = createContentRequest({ apiKey, prompt, delivery: 'streamed' });
  return await beginStream(gateway.url + path, init);
}

describe('SIGTERM', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  let running: GatewayProcess | null = null;

  const start = async (drain: string) => {
    writeFileSync(
      join(directory.path, 'specway.yaml'),
      `deployments:\n  - id: one\n    provider: simulator\nstreams:\n  drain: ${drain}\n`,
    );
    running = await startGatewayProcess({
      directory: directory.path,
      environment: { SPECWAY_API_KEY: apiKey },
    });
    return running;
  };

  afterEach(() => {
    running?.kill('SIGKILL');
  });
  afterAll(() => {
    directory.remove();
  });

  it('lets running streams finish, refuses new connections meanwhile, and exits 0', async () => {
    const gateway = await start('20s');
    const idle = await openRawConnection(gateway.url);
    idle.write(renderRequest('GET /healthz'));
    await idle.waitFor(/\{"status":"ok"\}$/);
    const message = await streamMessage(gateway, '[[pace=100ms]] [[tokens=40]] Tell me a story.');
    const content = await streamContent(gateway, '[[pace=100ms]] [[tokens=40]] Tell me a story.');
    gateway.kill('SIGTERM');
    await idle.closed;
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow('fetch failed');

    const events = readEvents(await message.text);
    expect(events.at(-1)?.name).toBe('message_stop');
    expect(events.some(({ name }) => name === 'error')).toBe(false);
    const chunks = readEvents(await content.text);
    expect(chunks.at(-1)?.data.candidates).toMatchObject([{ finishReason: 'STOP' }]);
    expect((await gateway.ended).code).toBe(0);
  });

  it('ends streams that outlast streams.drain with the error event of their format, and exits 0', async () => {
    const gateway = await start('500ms');
    const message = await streamMessage(gateway, '[[pace=200ms]] [[tokens=2000]] Tell me a story.');
    const content = await streamContent(gateway, '[[pace=200ms]] [[tokens=2000]] Tell me a story.');
    const waiting = createMessageRequest({ apiKey, prompt: '[[delay=30s]] Take your time.' });
    const unanswered = fetch(gateway.url + waiting.path, waiting.init);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = performance.now();
    gateway.kill('SIGTERM');

    const error = readEvents(await message.text).at(-1);
    expect(error).toMatchObject({ name: 'error', data: { type: 'error', error: { code: 'shutting_down' } } });
    const last = readEvents(await content.text).at(-1);
    expect(last?.data.error).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
    const refused = await unanswered;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ error: { code: 'shutting_down' } });
    expect((await gateway.ended).code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('exits at once when it comes a second time', async () => {
    const gateway = await start('20s');
    const message = await streamMessage(gateway, '[[pace=1s]] [[tokens=200]] Tell me a story.');
    const cut = message.text.catch(() => 'cut');
    gateway.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = performance.now();
    gateway.kill('SIGINT');
    expect((await gateway.ended).code).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(await cut).toBe('cut');
  });
});
