import { GatewayError } from '../../core/gateway-error.ts';

/** Where all paths of an address can be read of: pages, or a document where there are none. */
export type Guide = '/docs' | '/openapi.json';

/** The path is not repeated: a key that was meant for the query may stand in it. */
export function createUnknownPath(guide: Guide): GatewayError {
  return new GatewayError('not_found', `There is nothing at this path; see ${guide} for every path.`, {
    reason: 'not_found',
  });
}
