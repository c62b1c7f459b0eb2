import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody } from '../../../../src/providers/http/decode-body.ts';

const plain = Buffer.from('{"text":"hello hello hello hello"}');
const options = { maxBytes: 100 };

describe('decodeBody', () => {
  it.each([
    ['', plain],
    ['identity', plain],
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

  it('refuses damaged content', async () => {
    await expect(decodeBody(Buffer.from('no gzip'), 'gzip', options)).rejects.toThrow();
  });
});
