import { describe, expect, it } from 'vitest';
import { findVideoSize } from '../../../../src/core/video/find-video-size.ts';

describe('findVideoSize', () => {
  it.each([
    ['720p', '16:9', 1280, 720],
    ['1080P', '16:9', 1920, 1080],
    ['4k', '16:9', 3840, 2160],
    ['720p', '9:16', 720, 1280],
    ['4K', '9:16', 2160, 3840],
    ['480p', '16:9', 854, 480],
    ['512p', '1:1', 512, 512],
  ])('finds %s at %s', (resolution, aspectRatio, width, height) => {
    expect(findVideoSize({ resolution, aspectRatio })).toEqual({ width, height });
  });

  it.each([
    ['high', '16:9'],
    ['720', '16:9'],
    ['0000p', '16:9'],
    ['720p', 'wide'],
    ['720p', '16:0'],
    ['720p', '0:9'],
    ['720p', '1000:1'],
    ['720p', ''],
  ])('knows no size of %s at %j', (resolution, aspectRatio) => {
    expect(findVideoSize({ resolution, aspectRatio })).toBeNull();
  });
});
