import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../core/gateway-error.ts';
import type { ClientAddresses } from '../admission/resolve-client-address.ts';

export interface OriginRule {
  readonly clients: Pick<ClientAddresses, 'readHost'>;
  /** Origins that may do what the gateway's own pages may; `*` is none of them. */
  readonly origins: readonly string[];
}

/**
 * Throws `permission_denied` (`cross_site`) for what a browser sends on behalf of another site's page: by `Sec-Fetch-Site`
 * (Fetch Metadata), or where it does not say so by `Origin`. What is no browser sends neither.
 */
export function checkOrigin(req: IncomingMessage, { clients, origins }: OriginRule): void {
  const { origin, 'sec-fetch-site': site } = req.headers;
  if (origin !== undefined && origins.includes(origin)) return;
  const isOwn = site === undefined ? isOwnOrigin(origin, clients.readHost(req)) : ownSites.has(String(site));
  if (isOwn) return;
  throw new GatewayError('permission_denied', 'A page of another site may not do this here.', {
    reason: 'cross_site',
  });
}

/** `none` is the user: an address typed, a bookmark. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  const own = URL.parse(origin);
  // The scheme decides which port goes without saying.
  return own !== null && own.host !== '' && URL.parse(`${own.protocol}//${host}`)?.host === own.host;
}
