import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Agent, fetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentRequest, createMessageRequest, type ChatRequest } from '../support/chat-requests.ts';
import { readEvents } from '../support/read-events.ts';
import {
  createDirectory,
  startGatewayProcess,
  type GatewayProcess,
} from '../support/start-gateway-process.ts';

const apiKey = 'sk-specway-tls-key-0000000001';
const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));

describe('a gateway with SPECWAY_TLS_CERT and SPECWAY_TLS_KEY', { timeout: 60_000 }, () => {
  const directory = createDirectory();
  const dispatcher = new Agent({ connect: { ca: readFileSync(fixture('cert.pem'), 'utf8') } });
  let gateway: GatewayProcess;

  const ask = async ({ path, init }: ChatRequest) => {
    const response = await fetch(gateway.url + path, { ...init, dispatcher });
    return { status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    gateway = await startGatewayProcess({
      directory: directory.path,
      environment: {
        SPECWAY_API_KEY: apiKey,
        SPECWAY_TLS_CERT: fixture('cert.pem'),
        SPECWAY_TLS_KEY: fixture('key.pem'),
      },
    });
  });
  afterAll(async () => {
    gateway.kill('SIGKILL');
    await dispatcher.close();
    directory.remove();
  });

  it('speaks https', () => {
    expect(gateway.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  });

  it('answers format B, whole and streamed', async () => {
    const whole = await ask(createMessageRequest({ apiKey, prompt: 'Good morning.' }));
    expect(JSON.parse(whole.text)).toMatchObject({ type: 'message', role: 'assistant' });
    const streamed = await ask(
      createMessageRequest({ apiKey, prompt: 'Good morning.', delivery: 'streamed' }),
    );
    expect(readEvents(streamed.text).at(-1)?.name).toBe('message_stop');
  });

  it('answers format C, whole and streamed', async () => {
    const whole = await ask(createContentRequest({ apiKey, prompt: 'Good morning.' }));
    expect(JSON.parse(whole.text)).toMatchObject({ candidates: [{ finishReason: 'STOP' }] });
    const streamed = await ask(
      createContentRequest({ apiKey, prompt: 'Good morning.', delivery: 'streamed' }),
    );
    expect(readEvents(streamed.text).length).toBeGreaterThan(1);
  });

  it('stops although somebody has connected without a handshake', async () => {
    const { hostname, port } = new URL(gateway.url);
    const silent = connect(Number(port), hostname);
    await new Promise((resolve) => silent.once('connect', resolve));
    const startedAt = performance.now();
    expect((await gateway.stop()).code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    silent.destroy();
  });
});
