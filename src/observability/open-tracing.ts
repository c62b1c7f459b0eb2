import type { Tracing, TracingOptions } from './tracing.ts';

/** Loads what tracing takes, which is much, and begins. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import('./create-tracing.ts');
  return createTracing(options);
}
