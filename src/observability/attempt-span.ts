import {
  SpanKind,
  SpanStatusCode,
  type Attributes,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { GatewayError } from '../core/gateway-error.ts';
import type { AttemptBeginning, AttemptSpan } from '../core/request-trace.ts';
import type { UsageOutcome } from '../core/usage.ts';
import { describeAttempt, nameAttempt } from './describe-attempt.ts';
import { renderTraceparent } from './traceparent.ts';

/** Begins the client span of an attempt; `parent` holds the span of its request. */
export function beginAttempt(attempt: AttemptBeginning, tracer: Tracer, parent: Context): AttemptSpan {
  const startedAt = performance.now();
  const options = {
    kind: SpanKind.CLIENT,
    startTime: toUnixTime(startedAt),
    attributes: describeAttempt(attempt),
  };
  return new RunningAttempt(tracer.startSpan(nameAttempt(attempt), options, parent), startedAt);
}

class RunningAttempt implements AttemptSpan {
  readonly traceparent: string;
  readonly #span: Span;
  readonly #startedAt: number;
  #reached: 'head' | 'stream' = 'head';

  constructor(span: Span, startedAt: number) {
    this.#span = span;
    this.#startedAt = startedAt;
    this.traceparent = renderTraceparent(span.spanContext());
  }

  noteFirstEvent(): void {
    this.#reached = 'stream';
    const seconds = (performance.now() - this.#startedAt) / 1000;
    this.#span.setAttribute('gen_ai.response.time_to_first_chunk', seconds);
  }

  end(error: unknown): void {
    const outcome = this.#judge(error);
    this.#span.setAttribute('specway.outcome', outcome);
    if (outcome === 'failed' || outcome === 'truncated') {
      this.#span.setAttributes(describeError(error));
      this.#span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.#span.end(toUnixTime(performance.now()));
  }

  #judge(error: unknown): UsageOutcome {
    if (error === null) return 'answered';
    if (error instanceof GatewayError && error.code === 'cancelled') return 'cancelled';
    return this.#reached === 'stream' ? 'truncated' : 'failed';
  }
}

/** From the clock of `performance.now()` to Unix milliseconds. */
function toUnixTime(monotonicMs: number): number {
  return performance.timeOrigin + monotonicMs;
}

/** Names only: an error's text may quote what was sent. */
function describeError(error: unknown): Attributes {
  if (!(error instanceof GatewayError)) return { 'error.type': 'internal_error' };
  const { upstream, reason, code } = error;
  const status = upstream?.status ?? null;
  return {
    'error.type': upstream?.kind ?? reason ?? code,
    ...(status === null ? {} : { 'http.response.status_code': status }),
  };
}
