import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../support/create-test-gateway.ts';
import { playStream, playWhole } from '../../support/read-fixture.ts';
import { askMessage, createUsageGateway } from '../../support/usage-gateway.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly status: { readonly code?: number };
  readonly service: string;
}

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly doubleValue?: number;
  };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<Span, 'attributes' | 'service'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

function readAttributes(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
}

function readSpans({ resourceSpans }: Export): readonly Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: readAttributes(span.attributes),
        service: String(readAttributes(resource.attributes)['service.name']),
      })),
    ),
  );
}

/** A collector that takes OTLP over HTTP. */
class Collector {
  readonly spans: Span[] = [];
  readonly paths = new Set<string>();
  text = '';
  #server: Server | null = null;

  async listen(): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        this.paths.add(request.url ?? '');
        this.text += body;
        this.spans.push(...readSpans(JSON.parse(body) as Export));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

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
  let collector: Collector;
  let endpoint: string;

  beforeEach(async () => {
    collector = new Collector();
    endpoint = await collector.listen();
  });

  afterEach(async () => {
    await collector.close();
  });

  it('hold one span for each request, with what it asked for and used, and no prompt', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway-test' },
    });
    upstream.answer(playStream('anthropic', 'text'));
    const startedAt = Date.now();
    const { requestId } = await askMessage(gateway, { stream: true });
    await askMessage(gateway, { max_tokens: 'many' });
    await stopAndRead();
    expect([...collector.paths]).toEqual(['/v1/traces']);
    expect(collector.spans).toHaveLength(2);
    const span = collector.spans.find(({ attributes }) => attributes['specway.request.id'] === requestId);
    expect(span).toMatchObject({
      name: 'POST createMessage',
      kind: 2,
      service: 'specway-test',
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': 'chatfam-opus-4-8',
        'gen_ai.usage.input_tokens': 17,
        'gen_ai.usage.output_tokens': 19,
        'specway.deployment.id': 'anthropic-test',
        'specway.outcome': 'answered',
      },
    });
    expect(Math.abs(Number(span?.startTimeUnixNano) / 1e6 - startedAt)).toBeLessThan(1_000);
    expect(Number(span?.endTimeUnixNano)).toBeGreaterThan(Number(span?.startTimeUnixNano));
    const refused = collector.spans.find((each) => each !== span);
    expect(refused?.attributes).toMatchObject({ 'http.response.status_code': 400 });
    expect(refused?.status.code ?? 0).toBe(0);
    expect(collector.text).not.toContain('What is the answer');
    expect(collector.text).not.toContain(gateway.apiKey);
  });

  it('go on with the trace of the client, and tell vendors nothing of it', async () => {
    const { gateway, upstream, stopAndRead } = await createUsageGateway({
      tracing: { endpoint, serviceName: 'specway' },
    });
    upstream.answer(playWhole('anthropic', 'message'));
    await askWith(gateway, { traceparent: `00-${traceId}-${parentId}-01` });
    await stopAndRead();
    expect(collector.spans).toHaveLength(1);
    expect(collector.spans[0]).toMatchObject({ traceId, parentSpanId: parentId });
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
      expect(collector.spans).toHaveLength(1);
      expect(collector.spans[0]?.parentSpanId ?? '').toBe('');
      expect(collector.spans[0]?.traceId).not.toBe(traceId);
    },
  );

  it('join two gateways in one trace', async () => {
    const inner = await createTestGateway({ config: { tracing: { endpoint, serviceName: 'inner' } } });
    const outer = await createTestGateway({
      config: {
        tracing: { endpoint, serviceName: 'outer' },
        deployments: [
          {
            id: 'inner',
            provider: 'specway',
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
    const [first, second] = ['outer', 'inner'].map((name) =>
      collector.spans.find(({ service }) => service === name),
    );
    expect(second).toMatchObject({ traceId: first?.traceId, parentSpanId: first?.spanId });
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
    collector = new Collector();
    await collector.listen();
  });
});
