import { lookup } from 'node:dns/promises';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../../src/core/video/video-upstream.ts';
import { findPublicHost } from '../../../src/providers/http/download/find-public-host.ts';
import { openDnsServer, type DnsServer } from '../../support/dns-server.ts';

const ipv6 = '2001:4860:4860:0:0:0:0:8888';

let dns: DnsServer;

beforeEach(async () => {
  dns = await openDnsServer({
    'both.test': ['8.8.8.8', '8.8.4.4', ipv6],
    'four.test': ['8.8.8.8'],
    'six.test': [ipv6],
    'tricks.test': ['8.8.8.8', '10.0.0.1'],
    'tricks6.test': ['8.8.8.8', '0:0:0:0:0:ffff:7f00:1'],
    'empty.test': [],
    'slow.test': 'silent',
    localhost: ['8.8.8.8'],
    inside: ['8.8.8.8'],
    'my.localhost': ['8.8.8.8'],
  });
});

afterEach(() => dns.close());

const patient = new AbortController().signal;
const find = (hostname: string, signal: AbortSignal = patient) =>
  findPublicHost(hostname, signal, { servers: [dns.address] });

describe('findPublicHost', () => {
  it('finds the addresses of both kinds, with one question for each', async () => {
    const { addresses } = await find('both.test');
    expect(addresses).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ]);
    expect([...dns.questions].sort()).toEqual(['A both.test', 'AAAA both.test']);
  });

  it('is content with one kind, and takes a name with its last dot', async () => {
    expect(await find('four.test')).toEqual({ addresses: [{ address: '8.8.8.8', family: 4 }] });
    expect(await find('six.test')).toEqual({ addresses: [{ address: '2001:4860:4860::8888', family: 6 }] });
    expect(await find('four.test.')).toEqual({ addresses: [{ address: '8.8.8.8', family: 4 }] });
  });

  it.each(['tricks.test', 'tricks6.test'])('uses none of the addresses of %s', async (hostname) => {
    await expect(find(hostname)).rejects.toThrow(ForbiddenAddressError);
  });

  it.each(['localhost', 'localhost.', 'my.localhost', 'my.localhost.', 'inside', 'inside.', ''])(
    'refuses %j, and asks nobody',
    async (hostname) => {
      await expect(find(hostname)).rejects.toThrow(ForbiddenAddressError);
      expect(dns.questions).toEqual([]);
    },
  );

  it('judges a literal address by itself, and asks nobody', async () => {
    expect(await find('8.8.8.8')).toEqual({ addresses: [{ address: '8.8.8.8', family: 4 }] });
    expect(await find(`[${ipv6}]`)).toEqual({ addresses: [{ address: ipv6, family: 6 }] });
    for (const hostname of ['127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:7f00:1]', '[fe80::1]'])
      await expect(find(hostname)).rejects.toThrow(ForbiddenAddressError);
    expect(dns.questions).toEqual([]);
  });

  it('fails for a name that does not exist, or has no address', async () => {
    await expect(find('nowhere.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(find('empty.test')).rejects.toMatchObject({ code: 'ENODATA' });
  });

  it('gives up with its signal', async () => {
    const startedAt = performance.now();
    await expect(find('slow.test', AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    const asked = dns.questions.length;
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    expect(dns.questions).toHaveLength(asked);
    await expect(find('four.test', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves the threads to others while many names are not answered', async () => {
    const leaving = new AbortController();
    const finding = Promise.allSettled(Array.from({ length: 32 }, () => find('slow.test', leaving.signal)));
    const startedAt = performance.now();
    await lookup('localhost');
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    leaving.abort();
    expect((await finding).every(({ status }) => status === 'rejected')).toBe(true);
  });
});
