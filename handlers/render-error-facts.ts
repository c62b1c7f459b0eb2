import type { GatewayError } from '../src/core/gateway-error.ts';
import { renderPollHeaders } from './render-poll-headers.ts';

/** What an error says of the file that was asked for, or of when it is there. */
export function renderErrorFacts({ pollAfterMs, sizeBytes }: GatewayError): Readonly<Record<string, string>> {
  return {
    ...renderPollHeaders(pollAfterMs),
    ...(sizeBytes === null ? {} : { 'content-range': `bytes */${String(sizeBytes)}` }),
  };
}
