import { loadOnce } from '../../../core/load-once.ts';
import { findVideoSize } from '../../../core/video/find-video-size.ts';
import type { VideoOrder } from '../../../core/video/video-order.ts';
import type { VideoAdapter } from '../../../core/video/video-upstream.ts';
import type { Simulation } from '../simulation.ts';
import type { VideoSimulation } from './simulate-video.ts';

/** The simulator's videos. */
export interface SimulatedVideo extends VideoAdapter {
  /** Ends what is being made. */
  close(): Promise<void>;
}

/** Sizes and lengths that a computer bears: from the smallest film to 4k. */
const minSide = 32;
const maxPixels = 3840 * 2160;
const maxSeconds = 60;

/** Videos of one task. */
const maxSamples = 4;

/** What makes them is loaded for the first one. */
export function createSimulatedVideo(simulation: Simulation): SimulatedVideo {
  let simulated: VideoSimulation | null = null;
  const load = loadOnce(async () => {
    const { createVideoSimulation } = await import('./simulate-video.ts');
    simulated = createVideoSimulation(simulation);
    return simulated;
  });
  return {
    maxSamples,
    isIdempotent: true,
    canTake,
    submit: async (call) => await (await load()).submit(call),
    poll: async (call) => (await load()).poll(call),
    close: () => {
      simulated?.close();
      return Promise.resolve();
    },
  };
}

function canTake(order: VideoOrder): boolean {
  const { sampleCount, seconds, storageUri } = order;
  const size = findVideoSize(order);
  if (size === null || Math.min(size.width, size.height) < minSide) return false;
  const isBearable = size.width * size.height <= maxPixels && seconds >= 1 && seconds <= maxSeconds;
  return isBearable && sampleCount <= maxSamples && storageUri?.startsWith('gs://') !== true;
}
