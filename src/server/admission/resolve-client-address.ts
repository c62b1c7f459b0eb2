import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, type Socket } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Says from which address a request came. Shared. */
export interface ClientAddresses {
  /**
   * The client's address; behind trusted proxies the last one in `X-Forwarded-For` that is none of them. Empty where there
   * is none. Of IPv6 it is the network of 64 bits.
   */
  resolve(req: IncomingMessage): string;
  isTrustedProxy(address: string): boolean;
  /** Whether the client spoke TLS, to this process or, as they say, to a trusted proxy. */
  isSecure(req: IncomingMessage): boolean;
  /** The host that the client asked for, with its port as far as it named one; of trusted proxies `X-Forwarded-Host`. */
  readHost(req: IncomingMessage): string;
}

/** `trustedProxies` are addresses and ranges. */
export function createClientAddresses(trustedProxies: readonly string[]): ClientAddresses {
  if (trustedProxies.length === 0) {
    /** Of each connection, which keeps its address. */
    const known = new WeakMap<Socket, string>();
    return {
      resolve: ({ socket }) => {
        let address = known.get(socket);
        if (address === undefined) known.set(socket, (address = renderAddress(socket.remoteAddress ?? '')));
        return address;
      },
      isTrustedProxy: () => false,
      isSecure,
      readHost,
    };
  }
  const trust = proxyaddr.compile([...trustedProxies]);
  const isFromProxy = ({ socket }: IncomingMessage) => trust(socket.remoteAddress ?? '', 0);
  return {
    resolve: (req) => {
      const address = proxyaddr(req, trust);
      // A proxy may pass on what it was told, which can be anything.
      return renderAddress(isIP(address) === 0 ? (req.socket.remoteAddress ?? '') : address);
    },
    isTrustedProxy: (address) => isIP(address) !== 0 && trust(address, 0),
    isSecure: (req) => isSecure(req) || (isFromProxy(req) && readFirst(req, 'x-forwarded-proto') === 'https'),
    readHost: (req) => (isFromProxy(req) && readFirst(req, 'x-forwarded-host')) || readHost(req),
  };
}

function isSecure({ socket }: IncomingMessage): boolean {
  return 'encrypted' in socket;
}

function readHost({ headers }: IncomingMessage): string {
  return headers.host ?? '';
}

/** Of several proxies the first, which the client spoke to, says it first. */
function readFirst({ headers }: IncomingMessage, name: string): string {
  return (
    String(headers[name] ?? '')
      .split(',')[0]
      ?.trim() ?? ''
  );
}

const mappedPrefix = '::ffff:';

/**
 * One client, one address: IPv4 in its own spelling also where the socket is one of IPv6, and of IPv6 the network of 64
 * bits, all of which one client usually has.
 */
export function renderAddress(address: string): string {
  if (address.startsWith(mappedPrefix)) return address.slice(mappedPrefix.length);
  return isIPv6(address) ? renderNetwork(address) : address;
}

function renderNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
