import { createTraceState, isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** Version, trace, parent and flags; later versions may add more behind them (W3C Trace Context, 3.2). */
const pattern = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/u;

/** The span a client's header names; `null` where there is none or it is no such header. */
export function parseTraceparent(
  header: string | undefined,
  tracestate: string | undefined,
): SpanContext | null {
  const [, version, traceId = '', spanId = '', flags = '', rest] = pattern.exec(header?.trim() ?? '') ?? [];
  if (version === '00' && rest !== undefined) return null;
  const context: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
    ...(tracestate === undefined ? {} : { traceState: createTraceState(tracestate) }),
  };
  return isSpanContextValid(context) ? context : null;
}

/** The header by which an upstream goes on with a span's trace. */
export function renderTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${(traceFlags & 1).toString(16).padStart(2, '0')}`;
}
