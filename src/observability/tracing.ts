import type { RequestFacts } from '../core/request-facts.ts';
import type { RequestTrace } from '../core/request-trace.ts';

export interface TracingOptions {
  /** Where the collector is, such as `http://127.0.0.1:4318`; `/v1/traces` follows where it does not end so. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Told when spans cannot be delivered. */
  readonly onProblem: (message: string) => void;
}

/** The span of one request, and the place where the spans of its attempts hang. Per request. */
export interface RequestSpan extends RequestTrace {
  end(facts: RequestFacts & { readonly requestId: string }): void;
}

/** The beginning of a request. */
export interface RequestBeginning {
  readonly method: string;
  /** On the clock of `performance.now()`. */
  readonly startedAt: number;
  /** As the client sent it. */
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

/** Traces of requests. Shared. */
export interface Tracing {
  begin(request: RequestBeginning): RequestSpan;
  /** Delivers what is waiting, for as long as the limit allows. */
  close(maxMs: number): Promise<void>;
}
