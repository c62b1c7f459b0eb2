import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClientAddresses } from '../../../../src/server/admission/resolve-client-address.ts';

function resolve(trusted: readonly string[], peer: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: peer }, connection: { remoteAddress: peer } };
  return createClientAddresses(trusted).resolve(request as unknown as IncomingMessage);
}

describe('createClientAddresses', () => {
  it.each([
    ['the peer where no proxy is trusted', [], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['the peer that is no trusted proxy', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['the client that a trusted proxy names', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    [
      'the last address that is no trusted proxy',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '1.2.3.4, 203.0.113.7, 10.9.9.9',
      '203.0.113.7',
    ],
    ['the proxy where it names nobody', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
    ['the proxy where it names no address', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['IPv4 in an IPv6 socket', ['10.0.0.0/8'], '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['IPv4 in its own spelling', [], '::ffff:198.51.100.1', undefined, '198.51.100.1'],
    ['the network of an IPv6 address', [], '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['the network of a short IPv6 address', [], '2001:db8::6', undefined, '2001:db8:0:0::/64'],
  ] as const)('finds %s', (_what, trusted, peer, forwarded, expected) => {
    expect(resolve(trusted, peer, forwarded)).toBe(expected);
  });

  it('knows trusted proxies', () => {
    const { isTrustedProxy } = createClientAddresses(['10.0.0.0/8', '::1']);
    expect(['10.1.1.1', '::ffff:10.1.1.1', '::1', '11.1.1.1', ''].map(isTrustedProxy)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
