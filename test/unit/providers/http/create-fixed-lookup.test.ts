import { describe, expect, it } from 'vitest';
import { createFixedLookup } from '../../../../src/providers/http/create-fixed-lookup.ts';

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
