import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../../../core/is-public-address.ts';
import { ForbiddenAddressError } from '../../../core/video/video-upstream.ts';
import type { HostAddress } from '../create-fixed-lookup.ts';

/** Where a host of the internet is. Whoever connects uses just these addresses, so that no second answer of DNS counts. */
export interface FoundHost {
  readonly addresses: readonly HostAddress[];
  /** Default 443. */
  readonly port?: number;
}

/** Finds a host by its name. Rejects with ForbiddenAddressError for one that may not be connected to. */
export type FindHost = (hostname: string) => Promise<FoundHost>;

/** Asks DNS once. Of a name that leads to public and to other addresses none is used: somebody plays tricks. */
export const findPublicHost: FindHost = async (hostname) => {
  const addresses = await lookup(hostname, { all: true });
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new ForbiddenAddressError(`${hostname} is not a host of the internet.`);
  }
  return { addresses };
};
