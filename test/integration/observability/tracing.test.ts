import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providers } from '../../../src/providers/provider-table.ts';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { answerStatus, keepSilent } from '../../support/fake-answers.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { TraceCollector } from '../../support/trace-collector.ts';
import { askMessage, createUsageGateway } from '../../support/usage-gateway.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

function askWith(gateway: TestGateway, headers: Readonly<Record<string, string>>, more: object = {}) {
  const own = {
    'content-type': 'application/json',
    'x-api-key': gateway.apiKey,
    'anthropic-version': '2023-06-01',
  };
  return askMessage(gateway, more, { headers: { ...own, ...headers } });
}

describe('traces', () => {
  let collector: TraceCollector;
  let endpoint: string;

  beforeEach(async () => {
    collector = new TraceCollector();
    endpoint = await collector.listen();
  });

  afterEach(async () => {
    await collector.close();
  });

  it('hold one server span for each request, with what it asked for and used, and no prompt', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway-test' },
    });
    upstream.answer(playStream('anthropic', 'text'));
    const startedAt = Date.now();
    const { requestId } = await askMessage(gateway, { stream: true });
    await askMessage(gateway, { max_tokens: 'many' });
    await stopAndRead();
    expect([...collector.paths]).toEqual(['/v1/traces']);
    expect(collector.list('server')).toHaveLength(2);
    const span = collector
      .list('server')
      .find(({ attributes }) => attributes['specway.request.id'] === requestId);
    expect(span).toMatchObject({
      name: 'POST createMessage',
      kind: 2,
      service: 'specway-test',
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': 'chatfam-opus-4-8',
        'gen_ai.response.model': 'chatfam-opus-4-8',
        'gen_ai.usage.input_tokens': 17,
        'gen_ai.usage.output_tokens': 19,
        'specway.deployment.id': 'anthropic-test',
        'specway.outcome': 'answered',
      },
    });
    expect(Math.abs(Number(span?.startTimeUnixNano) / 1e6 - startedAt)).toBeLessThan(10_000);
    expect(Number(span?.endTimeUnixNano)).toBeGreaterThan(Number(span?.startTimeUnixNano));
    const refused = collector.list('server').find((each) => each !== span);
    expect(refused?.attributes).toMatchObject({ 'http.response.status_code': 400 });
    expect(refused?.status.code ?? 0).toBe(0);
    expect(collector.text).not.toContain('What is the answer');
    expect(collector.text).not.toContain(gateway.apiKey);
  });

  it.each(['/', '/v1/traces', '/v1/traces/'])(
    'go to one place where the endpoint ends with %s',
    async (path) => {
      const tracing = { endpoint: `${endpoint}${path}`, serviceName: 'specway' };
      const { gateway, stopAndRead } = await createUsageGateway({ tracing });
      await askMessage(gateway, { max_tokens: 'many' });
      await stopAndRead();
      expect([...collector.paths]).toEqual(['/v1/traces']);
    },
  );

  it('go on with the trace of the client, and tell vendors nothing of it', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway' },
    });
    upstream.answer(playWhole('anthropic', 'message'));
    await askWith(gateway, { traceparent: `00-${traceId}-${parentId}-01` });
    await stopAndRead();
    expect(collector.list('server')).toMatchObject([{ traceId, parentSpanId: parentId }]);
    expect(upstream.calls[0]?.headers.traceparent).toBeUndefined();
  });

  it('are not made of requests whose client does not want them sampled', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway' },
    });
    upstream.answer(playWhole('anthropic', 'message'));
    const { status } = await askWith(gateway, { traceparent: `00-${traceId}-${parentId}-00` });
    await stopAndRead();
    expect(status).toBe(200);
    expect(collector.spans).toEqual([]);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${parentId}-01`, `ff-${traceId}-${parentId}-01`])(
    'begin anew where a client sends %j',
    async (traceparent) => {
      const gateway = await createTestGateway({
        config: { tracing: { endpoint, serviceName: 'specway' } },
      });
      const { status } = await askWith(gateway, { traceparent });
      await gateway.stop();
      expect(status).toBe(200);
      const [span, ...others] = collector.list('server');
      expect(others).toEqual([]);
      expect(span?.parentSpanId ?? '').toBe('');
      expect(span?.traceId).not.toBe(traceId);
    },
  );

  it('name the model that answered, and none where none did', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway' },
      models: { 'chatfam-opus-4-8': { fallbacks: ['genfam-2.5-flash'], aliases: [] } },
    });
    upstream.answer(answerStatus(401), playWhole('gemini', 'content'));
    await askMessage(gateway);
    upstream.answerAlways(answerStatus(401));
    await askMessage(gateway);
    await stopAndRead();
    const models = collector
      .list('server')
      .map(({ attributes }) => [attributes['gen_ai.request.model'], attributes['gen_ai.response.model']]);
    expect(models).toEqual([
      ['chatfam-opus-4-8', 'genfam-2.5-flash'],
      ['chatfam-opus-4-8', undefined],
    ]);
  });

  it.each([
    ['none where the client left before there was an answer', keepSilent(), undefined],
    [
      'the one whose stream the client left',
      playStream('anthropic', 'text', { events: 3, end: 'hold' }),
      'chatfam-opus-4-8',
    ],
  ])('name %s', async (_what, answer, model) => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway' },
    });
    upstream.answer(answer);
    await askMessage(gateway, { stream: true }, { signal: AbortSignal.timeout(500) }).catch(() => null);
    await stopAndRead();
    const [span] = collector.list('server');
    expect(span?.attributes).toMatchObject({ 'specway.outcome': 'cancelled' });
    expect(span?.attributes['gen_ai.response.model']).toBe(model);
  });

  it('join two gateways in one trace', async () => {
    const inner = await createTestGateway({ config: { tracing: { endpoint, serviceName: 'inner' } } });
    const outer = await createTestGateway({
      config: {
        tracing: { endpoint, serviceName: 'outer' },
        deployments: [
          {
            id: 'inner',
            provider: providers.specway,
            baseUrl: inner.url,
            credential: inner.apiKey,
            models: { 'chatfam-opus-4-8': 'chatfam-opus-4-8' },
            timeouts: { connectMs: 5_000, firstByteMs: 5_000, idleMs: 5_000, totalMs: 10_000 },
          },
        ],
      },
    });
    const { status } = await askMessage(outer);
    await outer.stop();
    await inner.stop();
    expect(status).toBe(200);
    const [first, second] = collector.list('server');
    const [attempt] = collector.list('client');
    expect([first?.service, attempt?.service, second?.service]).toEqual(['outer', 'outer', 'inner']);
    expect(attempt).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId });
    expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: attempt?.spanId });
  });

  it('cost no request its answer when the collector is away', async () => {
    await collector.close();
    const gateway = await createTestGateway({
      config: {
        tracing: { endpoint, serviceName: 'specway' },
        streams: { keepAliveMs: 15_000, maxEventBytes: 1_000_000, drainMs: 0 },
      },
    });
    const { status } = await askMessage(gateway);
    expect(status).toBe(200);
    await gateway.stop();
    collector = new TraceCollector();
    await collector.listen();
  });
});
