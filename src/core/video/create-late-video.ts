import { loadOnce } from '../load-once.ts';
import type { VideoAdapter } from './video-upstream.ts';

/** What is asked of a video adapter before any task is made. */
export type VideoClaims = Pick<VideoAdapter, 'maxSamples' | 'isIdempotent' | 'canTake'>;

/** What makes videos. */
export type VideoCalls = Pick<VideoAdapter, 'submit' | 'poll'>;

/** A video adapter of which what makes the calls is loaded for the first one. */
export function createLateVideo(claims: VideoClaims, load: () => Promise<VideoCalls>): VideoAdapter {
  const loaded = loadOnce(load);
  return {
    ...claims,
    submit: async (call) => await (await loaded()).submit(call),
    poll: async (call) => await (await loaded()).poll(call),
  };
}
