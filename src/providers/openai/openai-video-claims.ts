import type { VideoClaims } from '../../core/video/create-late-video.ts';
import { findVideoSize } from '../../core/video/find-video-size.ts';

/** Lengths that the interface has, in seconds. */
const lengths: ReadonlySet<number> = new Set([4, 8]);

/** One video at a time. There is no field for what shall not be shown, for people, and for a bucket. */
export const openAiVideoClaims: VideoClaims = {
  maxSamples: 1,
  isIdempotent: false,
  canTake: (order) => {
    const { seconds, sampleCount, negativePrompt, personGeneration, storageUri } = order;
    const isPlain =
      negativePrompt === null && personGeneration === null && storageUri?.startsWith('gs://') !== true;
    return isPlain && sampleCount === 1 && lengths.has(seconds) && findVideoSize(order) !== null;
  },
};
