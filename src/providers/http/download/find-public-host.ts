import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../core/is-public-address.ts';
import { ForbiddenAddressError } from '../../../core/video/video-upstream.ts';
import type { HostAddress } from '../create-fixed-lookup.ts';

/** Where a host of the internet is. Whoever connects uses just these addresses, so that no second answer of DNS counts. */
export interface FoundHost {
  readonly addresses: readonly HostAddress[];
  /** Default 443. */
  readonly port?: number;
}

/**
 * Finds a host by its name. Rejects with ForbiddenAddressError for one that may not be connected to, and as soon as the signal is
 * aborted.
 */
export type FindHost = (hostname: string, signal: AbortSignal) => Promise<FoundHost>;

export interface DnsOptions {
  /** Whom to ask, as `Resolver.setServers` takes them. Default: the servers of the system. */
  readonly servers?: readonly string[];
}

/** How long the first question waits for its answer, in milliseconds, and how often one is sent to each server; the second waits twice as long. */
const patience = { timeout: 2_000, tries: 2 };

/**
 * Asks DNS once, and nobody else: neither `/etc/hosts` nor search domains count. Of a name that leads to public and to other
 * addresses none is used: somebody plays tricks.
 */
export async function findPublicHost(
  hostname: string,
  signal: AbortSignal,
  options: DnsOptions = {},
): Promise<FoundHost> {
  const addresses = await findAddresses(hostname, signal, options);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new ForbiddenAddressError(`${hostname} is not a host of the internet.`);
  }
  return { addresses };
}

/** URLs write an address of IPv6 in brackets. */
async function findAddresses(
  hostname: string,
  signal: AbortSignal,
  options: DnsOptions,
): Promise<readonly HostAddress[]> {
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  const family = isIP(address);
  if (family !== 0) return [{ address, family }];
  return isLocalName(hostname) ? [] : await askDns(hostname, signal, options);
}

/** A single label, which is no host of the internet, and what stands below `localhost` (RFC 6761, 6.3). */
function isLocalName(hostname: string): boolean {
  return /^[^.]*\.?$|\.localhost\.?$/iu.test(hostname);
}

/**
 * The system's own look-up (getaddrinfo) holds one of a few threads, which connections to upstreams need too, until DNS has answered,
 * and cannot be told to stop. A resolver of this name's own needs none, and can.
 */
async function askDns(
  hostname: string,
  signal: AbortSignal,
  { servers }: DnsOptions,
): Promise<readonly HostAddress[]> {
  signal.throwIfAborted();
  const resolver = new Resolver(patience);
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => {
    resolver.cancel();
  };
  signal.addEventListener('abort', cancel);
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    signal.throwIfAborted();
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [...listAddresses(four, 4), ...listAddresses(six, 6)];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Of many names one kind has no address, or no answer. */
function listAddresses(answer: PromiseSettledResult<string[]>, family: number): readonly HostAddress[] {
  return answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
}
