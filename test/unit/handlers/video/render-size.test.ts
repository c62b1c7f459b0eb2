import { describe, expect, it } from 'vitest';
import { renderSize } from '../../../../handlers/video/render-size.ts';

describe('renderSize', () => {
  it.each([
    ['16:9', '720p', '1280x720'],
    ['9:16', '720p', '720x1280'],
    ['16:9', '1080p', '1920x1080'],
    ['9:16', '4k', '2160x3840'],
    ['1:1', '720p', '720x720'],
    ['4:3', '480p', '640x480'],
    ['21:9', '1080p', '2520x1080'],
  ])('is of %s in %s %s', (aspectRatio, resolution, size) => {
    expect(renderSize({ aspectRatio, resolution })).toBe(size);
  });
});
