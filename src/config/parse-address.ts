import type { ListenAddress } from '../core/config.ts';

/** `host:port`, with brackets around an IPv6 address. */
export function parseAddress(text: string): ListenAddress {
  const colon = text.lastIndexOf(':');
  return { host: text.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(text.slice(colon + 1)) };
}
