import type { VideoClaims } from '../../core/video/create-late-video.ts';

/** One video at a time, and nothing in a bucket. */
export const geminiVideoClaims: VideoClaims = {
  maxSamples: 1,
  isIdempotent: false,
  canTake: ({ sampleCount, storageUri }) => sampleCount === 1 && storageUri?.startsWith('gs://') !== true,
};
