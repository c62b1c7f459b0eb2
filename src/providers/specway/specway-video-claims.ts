import type { VideoClaims } from '../../core/video/create-late-video.ts';

const maxSamples = 4;

/** Every order but one for the bucket of a vendor; equal submissions make one task. */
export const specwayVideoClaims: VideoClaims = {
  maxSamples,
  isIdempotent: true,
  canTake: ({ sampleCount, storageUri }) =>
    sampleCount <= maxSamples && storageUri?.startsWith('gs://') !== true,
};
