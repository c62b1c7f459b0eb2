import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayConfig } from '../../../src/core/config.ts';
import { quickRouting } from '../../support/create-candidate.ts';
import { testCredential } from '../../support/create-upstream-call.ts';
import { answerStatus, keepSilent } from '../../support/fake-answers.ts';
import { createUpstreamDeployment } from '../../support/interface-deployments.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { TraceCollector } from '../../support/trace-collector.ts';
import { askContent, askMessage, createUsageGateway, post } from '../../support/usage-gateway.ts';
import { createTestGateway } from '../../support/create-test-gateway.ts';

describe('the span of an attempt', () => {
  let collector: TraceCollector;
  let tracing: NonNullable<GatewayConfig['tracing']>;

  beforeEach(async () => {
    collector = new TraceCollector();
    tracing = { endpoint: await collector.listen(), serviceName: 'specway' };
  });

  afterEach(async () => {
    await collector.close();
  });

  it('says whom it asked for what, as a child of the span of its request', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    upstream.answer(playWhole('anthropic', 'message'));
    await askMessage(gateway);
    await stopAndRead();
    const [request] = collector.list('server');
    const [attempt, ...others] = collector.list('client');
    expect(others).toEqual([]);
    expect(attempt).toMatchObject({
      name: 'chat claude-opus-4-8',
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'anthropic',
        'gen_ai.request.model': 'claude-opus-4-8',
        'server.address': '127.0.0.1',
        'server.port': Number(new URL(upstream.url).port),
        'specway.deployment.id': 'anthropic-test',
        'specway.attempt': 1,
        'specway.outcome': 'answered',
      },
    });
    expect(attempt?.attributes['error.type']).toBeUndefined();
    expect(attempt?.status.code ?? 0).toBe(0);
    expect(Number(attempt?.startTimeUnixNano)).toBeGreaterThanOrEqual(Number(request?.startTimeUnixNano));
    expect(Number(attempt?.endTimeUnixNano)).toBeLessThanOrEqual(Number(request?.endTimeUnixNano));
  });

  it('is there for each attempt, with the error of those that failed', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing, routing: quickRouting });
    upstream.answer(answerStatus(503), answerStatus(429), playWhole('anthropic', 'message'));
    await askMessage(gateway);
    await stopAndRead();
    const attempts = collector.list('client');
    const told = attempts.map(({ attributes, status }) => [
      attributes['specway.attempt'],
      attributes['error.type'],
      attributes['http.response.status_code'],
      attributes['specway.outcome'],
      status.code ?? 0,
    ]);
    expect(told).toEqual([
      [1, 'unavailable', 503, 'failed', 2],
      [2, 'rate_limited', 429, 'failed', 2],
      [3, undefined, undefined, 'answered', 0],
    ]);
    expect(new Set(attempts.map(({ parentSpanId }) => parentSpanId)).size).toBe(1);
  });

  it('lasts as long as its stream, and says when it began', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    upstream.answer(playStream('anthropic', 'text', { paceMs: 20 }));
    await askMessage(gateway, { stream: true });
    await stopAndRead();
    const [attempt] = collector.list('client');
    expect(attempt?.attributes).toMatchObject({
      'gen_ai.request.stream': true,
      'specway.outcome': 'answered',
    });
    const durationMs = (Number(attempt?.endTimeUnixNano) - Number(attempt?.startTimeUnixNano)) / 1e6;
    expect(durationMs).toBeGreaterThan(100);
    const firstMs = Number(attempt?.attributes['gen_ai.response.time_to_first_chunk']) * 1000;
    expect(firstMs).toBeGreaterThan(0);
    expect(firstMs).toBeLessThan(durationMs / 2);
  });

  it.each([
    ['is reset', 'reset', 'reset'],
    ['ends early', 'end', 'truncated'],
  ] as const)('tells of a stream that %s', async (_what, end, type) => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    upstream.answer(playStream('gemini', 'text', { events: 2, end }));
    await askContent(gateway, 'streamGenerateContent?alt=sse');
    await stopAndRead();
    expect(collector.list('client')).toMatchObject([
      {
        name: 'generate_content gemini-2.5-flash',
        attributes: {
          'gen_ai.provider.name': 'gcp.gemini',
          'error.type': type,
          'specway.outcome': 'truncated',
        },
        status: { code: 2 },
      },
    ]);
  });

  it.each(['whole', 'stream'] as const)('blames nobody where the client leaves a %s', async (delivery) => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    const isStream = delivery === 'stream';
    upstream.answer(isStream ? playStream('anthropic', 'text', { events: 2, end: 'hold' }) : keepSilent());
    const controller = new AbortController();
    const asked = askMessage(gateway, { stream: isStream }, { signal: controller.signal });
    const left = asked.catch(() => 'left');
    const call = await upstream.waitForCall(0);
    setTimeout(() => controller.abort(), 100);
    expect(await left).toBe('left');
    expect(await call.outcome).toBe('left');
    await stopAndRead();
    const [attempt] = collector.list('client');
    expect(attempt?.attributes).toMatchObject({ 'specway.outcome': 'cancelled' });
    expect(attempt?.attributes['error.type']).toBeUndefined();
    expect(attempt?.status.code ?? 0).toBe(0);
  });

  it('names the operations of images and of counting', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    upstream.answer(playWhole('openai', 'image'), playWhole('anthropic', 'count-tokens'));
    await post(gateway, '/v1/images/generations', { json: { model: 'imgfam-2', prompt: 'A cat' } });
    const messages = [{ role: 'user', content: 'Hello' }];
    await post(gateway, '/v1/messages/count_tokens', { json: { model: 'chatfam-opus-4-8', messages } });
    await stopAndRead();
    const told = collector
      .list('client')
      .map(({ name, attributes }) => [name, attributes['gen_ai.output.type']]);
    expect(told).toEqual([
      ['generate_content gpt-image-2', 'image'],
      ['count_tokens claude-opus-4-8', undefined],
    ]);
    const requests = collector.list('server').map(({ attributes }) => attributes['gen_ai.operation.name']);
    expect(requests).toEqual(['generate_content', 'count_tokens']);
  });

  it('holds no credential, path or prompt, whatever the base URL has', async () => {
    const { upstream, stopAndRead } = await createUsageGateway();
    const url = new URL(upstream.url);
    const baseUrl = `http://operator:secret-of-url@${url.host}/tenant-secret-path`;
    const deployments = [{ ...createUpstreamDeployment('anthropic', upstream.url), baseUrl }];
    const gateway = await createTestGateway({ config: { tracing, deployments } });
    upstream.answer(playWhole('anthropic', 'message'));
    await askMessage(gateway);
    await gateway.stop();
    await stopAndRead();
    expect(collector.list('client')).toMatchObject([{ attributes: { 'server.address': url.hostname } }]);
    for (const secret of [
      'operator',
      'secret-of-url',
      'tenant',
      testCredential,
      gateway.apiKey,
      'What is the answer',
    ])
      expect(collector.text).not.toContain(secret);
  });

  it('is not made where the client does not want its request sampled, nor are vendors told of it', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({ tracing });
    upstream.answerAlways(playWhole('anthropic', 'message'));
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const headers = { 'content-type': 'application/json', 'x-api-key': gateway.apiKey };
    await askMessage(gateway, {}, { headers: { ...headers, 'msg-version': '2023-06-01', traceparent } });
    await askMessage(gateway);
    await stopAndRead();
    expect(collector.list('client')).toHaveLength(1);
    expect(upstream.calls.map((call) => call.headers.traceparent)).toEqual([undefined, undefined]);
  });
});
