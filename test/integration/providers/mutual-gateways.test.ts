import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { findFreePort } from '../../../scripts/bench/find-free-port.ts';
import { loadConfig } from '../../../src/config/index.ts';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerStatus } from '../../support/fake-answers.ts';
import { createFakeUpstream, type FakeUpstream } from '../../support/fake-upstream.ts';

/** Calls of the vendor that two gateways with three attempts each may make of one request. */
const maxVendorCalls = 12;
const authorization = `Bearer ${testApiKey}`;
const headers = { authorization, 'content-type': 'application/json', 'anthropic-version': '2023-06-01' };
const conversation = { max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] };

/** Each is the other's reserve, as operators of two regions set them up. */
describe('two gateways that are each other’s reserve', { timeout: 30_000 }, () => {
  let vendor: FakeUpstream;
  let one: TestGateway;
  let other: TestGateway;
  let callsBefore: number;

  beforeAll(async () => {
    vendor = await createFakeUpstream();
    const ports = [await findFreePort(), await findFreePort()] as const;
    one = await start(ports[0], ports[1]);
    other = await start(ports[1], ports[0]);
  });

  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await vendor.close();
  });

  beforeEach(() => {
    callsBefore = vendor.calls.length;
  });

  const start = async (port: number, peerPort: number) => {
    const file = `
routing: { attempts: 3, backoff: 1ms, maxBackoff: 1ms }
deployments:
  - { id: messages, provider: anthropic, baseUrl: '${vendor.url}', credential: sk-vendor-0001 }
  - { id: content, provider: gemini, baseUrl: '${vendor.url}', credential: sk-vendor-0001 }
  - { id: pictures, provider: openai, baseUrl: '${vendor.url}', credential: sk-vendor-0001 }
  - { id: peer, provider: specway, baseUrl: 'http://127.0.0.1:${String(peerPort)}', credential: ${testApiKey}, priority: 1 }`;
    const config = loadConfig({ environment: {}, providers, workingDirectory: '/', readFile: () => file });
    const { deployments, routing, models } = config;
    return await createTestGateway({ config: { port, deployments, routing, models } });
  };

  const post = async (path: string, body: object) => {
    const signal = AbortSignal.timeout(15_000);
    const answer = await fetch(`${one.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    return { status: answer.status, text: await answer.text() };
  };

  const countCalls = () => vendor.calls.length - callsBefore;

  it.each([
    ['/v1/messages', { model: 'claude-sonnet-4-6', ...conversation }, 503, 503],
    ['/v1/messages', { model: 'claude-no-such-model', ...conversation }, 404, 404],
    ['/v1/messages', { model: 'claude-sonnet-4-6', stream: true, ...conversation }, 500, 502],
    ['/v1beta/models/gemini-2.5-pro:generateContent', { contents: [{ parts: [{ text: 'x' }] }] }, 503, 503],
    ['/v1/images/generations', { model: 'gpt-image-2', prompt: 'A boat' }, 429, 429],
  ])('end a request to %s %j where the vendor answers %i', async (path, body, vendorStatus, status) => {
    vendor.answerAlways(answerStatus(vendorStatus));
    expect(await post(path, body)).toMatchObject({ status });
    expect(countCalls()).toBeGreaterThan(0);
    expect(countCalls()).toBeLessThanOrEqual(maxVendorCalls);
  });

  it('end a session that nobody has', async () => {
    vendor.answerAlways(answerStatus(404));
    const url = `${one.url.replace('http', 'ws')}/v1/realtime?model=gpt-realtime`;
    const asked = { authorization, 'openai-beta': 'realtime=v1' };
    const socket = new WebSocket(url, { headers: asked, handshakeTimeout: 15_000 });
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    socket.terminate();
    expect(countCalls()).toBeLessThanOrEqual(maxVendorCalls);
  });

  it('end a task that nobody takes: the first has it twice at most, once for itself and once for the other', async () => {
    vendor.answerAlways(answerStatus(404));
    const { status, text } = await post('/v1/videos', { model: 'sora-2', prompt: 'A boat' });
    expect({ status, text }).toMatchObject({ status: 200 });
    const { id } = JSON.parse(text) as { readonly id: string };
    const read = async () => {
      const answer = await fetch(`${one.url}/v1/videos/${id}`, { headers: { authorization } });
      return ((await answer.json()) as { readonly status: string }).status;
    };
    await expect.poll(read, { timeout: 15_000, interval: 200 }).toBe('failed');
    expect(countCalls()).toBeLessThanOrEqual(maxVendorCalls);
    const countTasks = async ({ url }: TestGateway) => {
      const answer = await fetch(`${url}/v1/videos`, { headers: { authorization } });
      return ((await answer.json()) as { readonly data: readonly unknown[] }).data.length;
    };
    expect([await countTasks(one), await countTasks(other)]).toEqual([2, 1]);
  });
});

describe('a gateway whose only upstream for a model is another gateway', () => {
  it('says so of a video that has passed it before', async () => {
    const file = `
deployments:
  - { id: peer, provider: specway, baseUrl: 'http://127.0.0.1:9', credential: ${testApiKey} }`;
    const { deployments, models } = loadConfig({
      environment: {},
      providers,
      workingDirectory: '/',
      readFile: () => file,
    });
    const gateway = await createTestGateway({ config: { deployments, models } });
    const passed = Array.from({ length: 8 }, (_, index) => `1.1 specway-00000000000${String(index)}`);
    const answer = await fetch(`${gateway.url}/v1/videos`, {
      method: 'POST',
      headers: { ...headers, via: passed.join(', ') },
      body: JSON.stringify({ model: 'sora-2', prompt: 'A boat' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'model_not_found', param: 'model' } });
    await gateway.stop();
  });
});
