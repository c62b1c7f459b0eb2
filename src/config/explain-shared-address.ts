import { isIPv4 } from 'node:net';
import type { ListenAddress } from '../core/config.ts';

/** The address of operators, and how it is written where it comes from. */
export interface WrittenAddress extends ListenAddress {
  readonly text: string;
}

/**
 * What is wrong where the addresses of clients and of operators are one, or one takes what comes to the other: with several workers they
 * would take one another's connections. `null` where nothing is. Of names only `localhost` is known; others may be looked up before.
 */
export function explainSharedAddress(
  main: ListenAddress,
  { host, port, text }: WrittenAddress,
): string | null {
  if (port === 0 || port !== main.port) return null;
  if (!includesHost(main.host, host) && !includesHost(host, main.host)) return null;
  return `SPECWAY_ADMIN_ADDRESS must differ from SPECWAY_HOST and SPECWAY_PORT. It is "${text}".`;
}

/** Whether who listens on the one takes what comes to the other. */
function includesHost(host: string, other: string): boolean {
  if ([host, other].some(isLocalhost) && [host, other].every(isLoopback)) return true;
  return host === other || host === '::' || (host === '0.0.0.0' && isIPv4(other));
}

const isLocalhost = (host: string) => host.toLowerCase() === 'localhost';
const isLoopback = (host: string) =>
  isLocalhost(host) || ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
