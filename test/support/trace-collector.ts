import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it, its attributes by name. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly status: { readonly code?: number };
  readonly service: string;
}

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly doubleValue?: number;
    readonly boolValue?: boolean;
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

function readAttributes(attributes: readonly Attribute[]): Record<string, string | number | boolean> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]));
}

function readValue({ stringValue, boolValue, intValue, doubleValue }: Attribute['value']) {
  return stringValue ?? boolValue ?? Number(intValue ?? doubleValue);
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

/** What a span is for, as OTLP numbers it. */
const kinds = { server: 2, client: 3 } as const;

/** A collector on loopback that takes OTLP over HTTP. */
export class TraceCollector {
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

  /** The spans of this kind so far, in the order they began. */
  list(kind: keyof typeof kinds): readonly Span[] {
    return this.spans
      .filter((span) => span.kind === kinds[kind])
      .sort((one, other) => Number(one.startTimeUnixNano) - Number(other.startTimeUnixNano));
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
