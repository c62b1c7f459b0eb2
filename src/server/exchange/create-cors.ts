import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { CorsConfig } from '../../core/config.ts';
import { knownMethods } from './answer-server-options.ts';
import { createRequestId } from './create-request-id.ts';

/** Whether the request was a preflight and is answered. */
export type ApplyCors = (req: IncomingMessage, res: ServerResponse) => 'answered' | 'continue';

/** Every header of an answer that scripts may have a use for, beside those that CORS always shows them. */
const exposedHeaders = [
  'x-request-id',
  'request-id',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
  'www-authenticate',
  'x-specway-ignored',
  'x-specway-deployment',
  'x-specway-attempts',
  'x-specway-fallback',
  'server-timing',
  'x-ratelimit-limit-requests',
  'x-ratelimit-limit-tokens',
  'x-ratelimit-remaining-requests',
  'x-ratelimit-remaining-tokens',
  'x-ratelimit-reset-requests',
  'x-ratelimit-reset-tokens',
  'anthropic-ratelimit-requests-limit',
  'anthropic-ratelimit-requests-remaining',
  'anthropic-ratelimit-requests-reset',
  'anthropic-ratelimit-tokens-limit',
  'anthropic-ratelimit-tokens-remaining',
  'anthropic-ratelimit-tokens-reset',
  'etag',
  'openai-poll-after-ms',
  'idempotent-replayed',
  'location',
  'allow',
  'accept-ranges',
  'content-length',
  'content-range',
  'content-disposition',
];

/** How long a browser may remember the answer to a preflight, in seconds. */
const maxAgeSeconds = 600;

/**
 * CORS for the configured origins (Fetch standard, section 3.3). Preflights may ask for any header, since official SDKs
 * send families of them (`x-stainless-*`, `anthropic-*`, `x-goog-*`); no credentials beside the API key are allowed.
 */
export function createCors({ origins }: CorsConfig): ApplyCors {
  if (origins.length === 0) return () => 'continue';
  const handle = cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: [...knownMethods],
    exposedHeaders,
    maxAge: maxAgeSeconds,
  });
  return (req, res) => {
    if (req.method === 'OPTIONS' && !isPreflight(req)) return 'continue';
    if (isPreflight(req)) res.setHeader('x-request-id', createRequestId());
    let outcome: 'answered' | 'continue' = 'answered';
    handle(req, res, () => {
      outcome = 'continue';
    });
    return outcome;
  };
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}
