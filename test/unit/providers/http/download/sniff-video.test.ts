import { describe, expect, it } from 'vitest';
import { sniffVideo } from '../../../../../src/providers/http/download/sniff-video.ts';

const box = (type: string, rest = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from(type + rest)]);
const ebml = (docType: string) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
    Buffer.from(`\x84${docType}`, 'latin1'),
  ]);

describe('sniffVideo', () => {
  it.each([
    ['MP4', box('ftyp', 'isom'), 'video/mp4'],
    ['MP4 of another brand', box('ftyp', 'mp42'), 'video/mp4'],
    ['QuickTime', box('ftyp', 'qt  '), 'video/quicktime'],
    ['old QuickTime', box('moov'), 'video/quicktime'],
    ['WebM', ebml('webm'), 'video/webm'],
  ])('knows %s', (_what, start, mediaType) => {
    expect(sniffVideo(start)).toBe(mediaType);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('ft')],
    ['a brand that is cut off', box('ftyp')],
    ['Matroska that is no WebM', ebml('matroska')],
    ['a page', Buffer.from('<!doctype html><html><body>Sign in</body></html>')],
    ['JSON', Buffer.from('{"error":{"code":403,"message":"Forbidden"}}')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('takes %s for no video', (_what, start) => {
    expect(sniffVideo(start)).toBeNull();
  });
});
