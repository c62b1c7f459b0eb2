import type { VideoClaims } from '../../core/video/create-late-video.ts';

const maxSamples = 4;

/** Several videos at a time, also into a bucket. */
export const vertexVideoClaims: VideoClaims = {
  maxSamples,
  isIdempotent: false,
  canTake: ({ sampleCount }) => sampleCount <= maxSamples,
};
