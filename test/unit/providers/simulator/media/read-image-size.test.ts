import { describe, expect, it } from 'vitest';
import { readImageSize } from '../../../../../src/providers/simulator/media/read-image-size.ts';

function bytes(...parts: readonly (string | readonly number[])[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
}

const png = bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 128, 0, 0, 1, 224, 8, 2]);
const gif = bytes('GIF89a', [0x40, 0x01, 0xc8, 0x00]);
const lossy = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8 ',
  [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02],
);
const lossless = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8L',
  [0, 0, 0, 0, 0x2f, 0x63, 0x40, 0x0c, 0x00],
  new Array<number>(8).fill(0),
);
const extended = bytes(
  'RIFF',
  [0, 0, 0, 0],
  'WEBPVP8X',
  [10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x03, 0, 0xff, 0x01, 0],
);
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x06, 1, 2, 3, 4],
  [0xff, 0xc4, 0x00, 0x04, 9, 9],
  [0xff, 0xff, 0xc2, 0x00, 0x11, 8, 0x01, 0x2c, 0x01, 0x90, 3],
);

describe('readImageSize', () => {
  it.each([
    ['PNG', png, 640, 480],
    ['GIF', gif, 320, 200],
    ['lossy WebP', lossy, 800, 600],
    ['lossless WebP', lossless, 100, 50],
    ['extended WebP', extended, 1024, 512],
    ['JPEG behind other segments', jpeg, 400, 300],
  ])('reads a %s', (...row) => {
    const [, head, width, height] = row;
    expect(readImageSize(head)).toEqual({ width, height });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('this is not an image, whatever its name says')],
    ['a PNG that ends early', png.subarray(0, 20)],
    ['a JPEG without a frame', jpeg.subarray(0, 14)],
    ['a JPEG with a broken segment', bytes([0xff, 0xd8, 0x00, 0x01, 2, 3, 4, 5, 6, 7, 8, 9, 10])],
    ['an unknown WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP9 ', new Array<number>(20).fill(0))],
  ])('finds no size in %s', (_, head) => {
    expect(readImageSize(head)).toBeNull();
  });
});
