import { describe, expect, it } from 'vitest';
import { readBase64Claim, readPictureClaim } from '../../../src/core/read-picture-claim.ts';

function createPng(colourType: number, chunk = 'IDAT'): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000070000000508000000000000000000000000',
    'hex',
  );
  head[25] = colourType;
  return Buffer.concat([head.subarray(0, 33), Buffer.alloc(4), Buffer.from(chunk), Buffer.alloc(8)]);
}

function createWebp(kind: string, rest: string): Buffer {
  return Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}`, 'latin1'), Buffer.from(rest, 'hex')]);
}

describe('readPictureClaim', () => {
  it.each([
    [2, false],
    [6, true],
    [4, true],
    [0, false],
  ])('reads a PNG of colour type %i', (colourType, hasAlpha) => {
    expect(readPictureClaim(createPng(colourType))).toEqual({ format: 'png', width: 7, height: 5, hasAlpha });
  });

  it('finds transparent colours of a palette', () => {
    expect(readPictureClaim(createPng(3, 'tRNS'))).toMatchObject({ hasAlpha: true });
    expect(readPictureClaim(createPng(3))).toMatchObject({ hasAlpha: false });
  });

  it('reads the three kinds of WebP', () => {
    const extended = createWebp('VP8X', '0a00000010000000040000030000');
    expect(readPictureClaim(extended)).toEqual({ format: 'webp', width: 5, height: 4, hasAlpha: true });
    const lossless = createWebp('VP8L', '000000002f04c0001000000000000000');
    expect(readPictureClaim(lossless)).toEqual({ format: 'webp', width: 5, height: 4, hasAlpha: true });
    const lossy = createWebp('VP8 ', '000000000000009d012a05000400');
    expect(readPictureClaim(lossy)).toEqual({ format: 'webp', width: 5, height: 4, hasAlpha: false });
  });

  it('finds the size of a JPEG behind its metadata', () => {
    const jpeg = Buffer.from('ffd8ffe100040000ffc0001108000400050301', 'hex');
    expect(readPictureClaim(jpeg)).toEqual({ format: 'jpeg', width: 5, height: 4, hasAlpha: false });
  });

  it.each(['', 'GIF89a', 'RIFF', '\x89PNG', '\xff\xd8', '<svg/>', 'RIFF....WEBPVP9X...................'])(
    'knows nothing of %j',
    (text) => {
      expect(readPictureClaim(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});

describe('readBase64Claim', () => {
  const segment = Buffer.concat([Buffer.from('ffebfffd', 'hex'), Buffer.alloc(0xfffb)]);
  const createJpeg = (segments: number) =>
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      ...Array.from({ length: segments }, () => segment),
      Buffer.from('ffc0001108000400050301', 'hex'),
    ]).toString('base64');

  it.each([0, 2, 10, 50])('finds the size of a JPEG behind %d long segments of metadata', (segments) => {
    const facts = { format: 'jpeg', width: 5, height: 4, hasAlpha: false };
    expect(readBase64Claim(createJpeg(segments))).toEqual(facts);
  });

  it('does not look further than a few megabytes', () => {
    expect(readBase64Claim(createJpeg(200))).toBeNull();
  });
});
