import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApiKey, createStoredApiKey, hashApiKey, isWellFormedApiKey } from '../../../src/auth/index.ts';

const clock = { now: () => 1_790_000_000_000 };

describe('createApiKey', () => {
  it('makes sk-, eight shown and 32 secret characters', () => {
    expect(createApiKey()).toMatch(/^sk-[A-Za-z0-9]{8}[A-Za-z0-9]{32}$/);
  });

  it('makes another key each time, with every character of its alphabet', () => {
    const keys = Array.from({ length: 300 }, createApiKey);
    expect(new Set(keys).size).toBe(300);
    expect(new Set(keys.flatMap((key) => [...key.slice(3)])).size).toBe(62);
  });

  it('makes well-formed keys', () => {
    expect(isWellFormedApiKey(createApiKey())).toBe(true);
  });
});

describe('hashApiKey', () => {
  it('is SHA-256 in lower-case hex', () => {
    // FIPS 180-2, appendix B.1.
    expect(hashApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('createStoredApiKey', () => {
  it('keeps the shown part of our own keys as prefix and id', () => {
    const key = `sk-Ab3dEf9h${'s'.repeat(32)}`;
    expect(createStoredApiKey(key, { name: 'mine', userId: 'user_1', clock })).toEqual({
      id: 'key_Ab3dEf9h',
      hash: hashApiKey(key),
      prefix: 'sk-Ab3dEf9h',
      name: 'mine',
      userId: 'user_1',
      createdAt: 1_790_000_000_000,
      revokedAt: null,
      expiresAt: null,
      models: null,
      limits: { rpm: null, tpm: null, concurrency: null },
      budget: null,
    });
  });

  it('keeps at most a quarter of a key somebody else chose', () => {
    const short = createStoredApiKey('abcdefghijklmnop', { name: 'n', userId: null, clock });
    expect(short.prefix).toBe('abcd');
    expect(short.id).toMatch(/^key_[A-Za-z0-9]{8}$/);
    expect(createStoredApiKey('x'.repeat(256), { name: 'n', userId: null, clock }).prefix).toHaveLength(8);
  });
});

describe('isWellFormedApiKey', () => {
  const samples: readonly (readonly [key: string, expected: boolean])[] = [
    ['sk-specway-example-key-0001', true],
    ['a'.repeat(16), true],
    ['a'.repeat(256), true],
    ['AZaz09._~-AZaz09', true],
    ['a'.repeat(15), false],
    ['a'.repeat(257), false],
    ['ek_0123456789abcdef', false],
    ['sk-with-a-space- 0001', false],
    ['sk-with-newline-0001\n', false],
    ['sk-ümlaut-example-0001', false],
    ['', false],
  ];

  it.each(samples)('judges %j', (key, expected) => {
    expect(isWellFormedApiKey(key)).toBe(expected);
  });

  it('agrees with the schema of SPECWAY_API_KEY', () => {
    const file = new URL('../../../specs/config/environment.schema.json', import.meta.url);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as {
      properties: { SPECWAY_API_KEY: { pattern: string } };
    };
    const pattern = new RegExp(schema.properties.SPECWAY_API_KEY.pattern, 'u');
    expect(samples.map(([key]) => pattern.test(key))).toEqual(samples.map(([, expected]) => expected));
  });
});
