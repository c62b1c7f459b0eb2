import { describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../../../../src/core/video/video-upstream.ts';
import { createFixedLookup } from '../../../../../src/providers/http/create-fixed-lookup.ts';
import { findPublicHost } from '../../../../../src/providers/http/download/find-public-host.ts';

describe('findPublicHost', () => {
  it('refuses a name of this machine', async () => {
    await expect(findPublicHost('localhost')).rejects.toThrow(ForbiddenAddressError);
  });

  it('refuses an address that is not public', async () => {
    await expect(findPublicHost('169.254.169.254')).rejects.toThrow(ForbiddenAddressError);
    await expect(findPublicHost('::1')).rejects.toThrow(ForbiddenAddressError);
  });

  it('finds an address that is', async () => {
    expect(await findPublicHost('8.8.8.8')).toEqual({ addresses: [{ address: '8.8.8.8', family: 4 }] });
  });
});

describe('createFixedLookup', () => {
  const ask = (addresses: Parameters<typeof createFixedLookup>[0], all: boolean) =>
    new Promise((resolve) => {
      createFixedLookup(addresses)('anything.example', { all }, (...answer: unknown[]) => resolve(answer));
    });

  it('answers in place of DNS', async () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ];
    expect(await ask(addresses, true)).toEqual([null, addresses]);
    expect(await ask(addresses, false)).toEqual([null, '8.8.8.8', 4]);
    expect(await ask([], true)).toEqual([expect.any(Error), '']);
  });
});
