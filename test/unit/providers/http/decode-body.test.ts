import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody } from '../../../../src/providers/http/decode-body.ts';

const plain = Buffer.from('{"text":"hello hello hello hello"}');
const options = { maxBytes: 100 };

describe('decodeBody', () => {
  it.each([
    ['', plain],
    ['identity', plain],
    ['Identity, ', plain],
    ['gzip, identity', gzipSync(plain)],
    ['gzip', gzipSync(plain)],
    ['x-gzip', gzipSync(plain)],
    ['GZIP', gzipSync(plain)],
    ['deflate', deflateSync(plain)],
    ['br', brotliCompressSync(plain)],
  ])('undoes %j', async (encoding, bytes) => {
    expect(await decodeBody(bytes, encoding, options)).toEqual(plain);
  });

  it.each(['zip', 'gzip, br', 'constructor'])('refuses %j', async (encoding) => {
    await expect(decodeBody(plain, encoding, options)).rejects.toThrow('content encoding');
  });

  it('refuses content that grows past the limit', async () => {
    await expect(decodeBody(gzipSync(Buffer.alloc(100_000)), 'gzip', options)).rejects.toThrow();
  });

  it.each(['no gzip', gzipSync(plain).subarray(0, 20)])('refuses damaged content', async (content) => {
    await expect(decodeBody(Buffer.from(content), 'gzip', options)).rejects.toThrow();
  });

  it('tells how much has come out, and ends where there is no room for it', async () => {
    const bytes = randomBytes(3_000_000);
    const sizes: number[] = [];
    const all = { maxBytes: Infinity, onBytes: (sizeBytes: number) => sizes.push(sizeBytes) };
    expect((await decodeBody(gzipSync(bytes), 'gzip', all)).equals(bytes)).toBe(true);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.at(-1)).toBe(bytes.length);
    let seen = 0;
    const onBytes = (sizeBytes: number) => {
      seen = sizeBytes;
      if (sizeBytes > 1_000_000) throw new Error('full');
    };
    const decoding = decodeBody(gzipSync(bytes), 'gzip', { maxBytes: Infinity, onBytes });
    await expect(decoding).rejects.toThrow('full');
    expect(seen).toBeLessThan(2_000_000);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('ends a %s bomb early, whatever the limit', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(64 * 1024 * 1024));
    let seen = 0;
    const onBytes = (sizeBytes: number) => {
      seen = sizeBytes;
    };
    await expect(decodeBody(bomb, encoding, { maxBytes: Infinity, onBytes })).rejects.toThrow('too long');
    expect(seen).toBeLessThan(16 * 1024 * 1024);
  });
});
