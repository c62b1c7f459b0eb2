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
      const address = proxyaddr(withoutPorts(req), trust);
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

/** Some proxies add the port that the client spoke from, and write IPv6 in brackets then. */
const addressWithPort = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/u;

/** The request as far as its addresses matter. */
function withoutPorts(req: IncomingMessage): IncomingMessage {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '');
  if (!/[[:]/u.test(forwarded)) return req;
  const addresses = forwarded.split(',').map((name) => {
    const [, inBrackets, plain] = addressWithPort.exec(name.trim()) ?? [];
    return inBrackets ?? plain ?? name.trim();
  });
  return {
    socket: req.socket,
    headers: { 'x-forwarded-for': addresses.join(', ') },
  } as unknown as IncomingMessage;
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

/** The first four groups, each in its shortest spelling. `::` stands for as many groups of zeros as are missing of eight. */
function renderNetwork(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  // What ends as IPv4 does has two groups in its last four numbers.
  const known = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: Math.max(0, 8 - known) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
