import { GatewayError } from '../../src/core/gateway-error.ts';
import { findMissingFacts, type AskedFacts, type ImageFacts } from '../../src/formats/images/index.ts';

/** What is known when an upstream's answer is completed. */
export interface CompletionSource {
  /** The fields of the request. */
  readonly request: AskedFacts;
}

/**
 * The facts an upstream left out or answered as `auto`; an empty object where it said everything. Throws `bad_gateway` for what is
 * no image, and has been paid for: the client is told not to ask again.
 */
export function completeFacts(given: ImageFacts, picture: string, { request }: CompletionSource): ImageFacts {
  const facts = findMissingFacts(given, picture, request);
  if (facts !== null) return facts;
  throw new GatewayError('bad_gateway', 'The upstream answered with something that is no image.', {
    reason: 'upstream_error',
    final: true,
  });
}
