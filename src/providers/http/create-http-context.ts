import { systemClock } from '../../core/clock.ts';
import type { HttpAdapterContext, HttpAdapterOptions } from './call-upstream.ts';
import { createUpstreamClient } from './create-upstream-client.ts';

const mebibyte = 1024 * 1024;

/** Fills in the defaults and opens the adapter's own client. */
export function createHttpContext(options: HttpAdapterOptions): HttpAdapterContext {
  return {
    client: createUpstreamClient(),
    clock: options.clock ?? systemClock,
    maxEventBytes: options.maxEventBytes ?? 32 * mebibyte,
    maxAnswerBytes: options.maxAnswerBytes ?? 64 * mebibyte,
  };
}
