import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { beginAttempt } from './attempt-span.ts';
import { describeRequest } from './describe-request.ts';
import { parseTraceparent } from './traceparent.ts';
import type { RequestBeginning, RequestSpan, Tracing, TracingOptions } from './tracing.ts';

/** How long one delivery may take, in milliseconds. */
const exportTimeoutMs = 10_000;

/** Many write the whole address where that of the collector belongs. */
function createTracesUrl(endpoint: string): string {
  return `${endpoint.replace(/\/+$/u, '').replace(/\/v1\/traces$/u, '')}/v1/traces`;
}

/**
 * One server span for each request and one client span for each of its attempts, sent in batches by OTLP over HTTP.
 * Requests whose client says so are not sampled.
 */
export function createTracing({ endpoint, serviceName, onProblem }: TracingOptions): Tracing {
  reportProblems(onProblem);
  const exporter = new OTLPTraceExporter({
    url: createTracesUrl(endpoint),
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  const tracer = provider.getTracer('specway');
  return {
    begin: (request) => beginSpan(tracer, request),
    close: async (maxMs) => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxMs)));
      await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
      clearTimeout(timer);
      diag.disable();
    },
  };
}

/** OpenTelemetry tells only its global logger that a collector does not answer. */
function reportProblems(onProblem: (message: string) => void): void {
  const report = (message: string) => {
    onProblem(message);
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

function beginSpan(tracer: Tracer, request: RequestBeginning): RequestSpan {
  const startTime = performance.timeOrigin + request.startedAt;
  const span = tracer.startSpan(
    request.method,
    { kind: SpanKind.SERVER, startTime, attributes: { 'http.request.method': request.method } },
    createParent(request),
  );
  const context = trace.setSpan(ROOT_CONTEXT, span);
  return {
    beginAttempt: (attempt) => beginAttempt(attempt, tracer, context),
    end: (facts) => {
      endSpan(span, { startTime, request, facts });
    },
  };
}

interface SpanEnd {
  readonly startTime: number;
  readonly request: RequestBeginning;
  readonly facts: Parameters<RequestSpan['end']>[0];
}

function endSpan(span: Span, { startTime, request, facts }: SpanEnd): void {
  if (span.isRecording()) {
    if (facts.operationId !== '') span.updateName(`${request.method} ${facts.operationId}`);
    span.setAttributes(describeRequest(facts));
    // A server's span is failed by what the server did wrong, not by what a client did (HTTP semantic conventions).
    if (facts.status >= 500 || facts.outcome === 'truncated') span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(startTime + facts.durationMs);
}

function createParent({ traceparent, tracestate }: RequestBeginning): Context {
  const parent = parseTraceparent(traceparent, tracestate);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
}
