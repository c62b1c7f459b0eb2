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
    ['the network where zeros stand within it', [], '2600::1:a:b:c:d', undefined, '2600:0:0:1::/64'],
    ['the network however it is spelled', ['::1'], '::1', '2001:0DB8:0001::6', '2001:db8:1:0::/64'],
    [
      'the network of an address that ends as IPv4',
      [],
      '64:ff9b:1:2:3:4:1.2.3.4',
      undefined,
      '64:ff9b:1:2::/64',
    ],
    ['the network of nothing', [], '::', undefined, '0:0:0:0::/64'],
    ['a client that a proxy names with its port', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4:5678', '1.2.3.4'],
    ['one of IPv6', ['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['one in brackets alone', ['10.0.0.0/8'], '10.1.2.3', '[2001:db8::1]', '2001:db8:0:0::/64'],
    ['it behind proxies with ports', ['10.0.0.0/8'], '10.1.2.3', '1.2.3.4:5, 10.9.9.9:6', '1.2.3.4'],
    ['the proxy where a port alone is named', ['10.0.0.0/8'], '10.1.2.3', ':5678', '10.1.2.3'],
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
