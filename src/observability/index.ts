export { createMetrics, type Metrics } from './create-metrics.ts';
export { openTracing } from './open-tracing.ts';
export type { RequestSpan, Tracing } from './tracing.ts';
