import { GatewayError } from '../../core/gateway-error.ts';

/** Where all paths of an address can be read of: pages, or a document where there are none. */
export type Guide = '/docs' | '/openapi.json';

/** `advice` is a sentence without its full stop. The path is not repeated: a key that was meant for the query may stand in it. */
export function createUnknownPath(guide: Guide, advice: string | null = null): GatewayError {
  const start =
    advice === null ? 'There is nothing at this path' : `There is nothing at this path. ${advice}`;
  return new GatewayError('not_found', `${start}; see ${guide} for every path.`, { reason: 'not_found' });
}
