import type { Clock } from '../../core/clock.ts';
import { loadOnce } from '../../core/load-once.ts';
import type { PictureTools } from '../../core/picture.ts';
import type { RealtimeProviderAdapter } from '../../core/realtime/realtime-adapter.ts';
import type { VideoProviderAdapter } from '../../core/video/video-upstream.ts';
import { createRandomId, type CreateId } from './create-id.ts';
import type { Simulation } from './simulation.ts';
import { timerDelay, type Delay } from './stream/create-waiter.ts';
import { createTurns } from './take-turns.ts';
import { createSimulatedVideo } from './video/create-simulated-video.ts';

export interface SimulatorOptions {
  readonly clock: Clock;
  readonly pictures: PictureTools;
  /** How the simulator waits; it rejects when the signal aborts. Default: the machine's timers. */
  readonly delay?: Delay;
  /** Default: by chance. */
  readonly createId?: CreateId;
  /** Between the events of a stream whose prompt does not say otherwise, in milliseconds. Default 0. */
  readonly paceMs?: number;
}

/**
 * The built-in provider: it needs no network and no key and answers as a careful imitation of a model would. The same
 * request gets the same answer, but for its ids. Prompts can ask for any outcome of the contract with the directives of
 * docs/simulator.md. Shared; holds nothing between two calls but the last videos, and loads each format when it is first asked for.
 */
export function createSimulatorAdapter(
  options: SimulatorOptions,
): VideoProviderAdapter & RealtimeProviderAdapter {
  const { clock, pictures, delay = timerDelay, createId = createRandomId, paceMs = 0 } = options;
  const simulation: Simulation = { clock, pictures, delay, createId, paceMs, takeTurn: createTurns() };
  const messages = loadOnce(() => import('./message-format/simulate-messages.ts'));
  const contents = loadOnce(() => import('./content-format/simulate-content.ts'));
  const images = loadOnce(() => import('./image-format/simulate-images.ts'));
  const realtime = loadOnce(() => import('./realtime/simulate-realtime.ts'));
  const videos = createSimulatedVideo(simulation);
  return {
    provider: 'simulator',
    createMessage: async (call) => await (await messages()).createMessage(call, simulation),
    countMessageTokens: async (call) => await (await messages()).countMessageTokens(call, simulation),
    generateContent: async (call) => await (await contents()).generateContent(call, simulation),
    countContentTokens: async (call) => await (await contents()).countContentTokens(call, simulation),
    createImage: async (call) => await (await images()).createImage(call, simulation),
    createImageEdit: async (call) => await (await images()).createImageEdit(call, simulation),
    video: videos,
    realtime: {
      kind: 'model',
      createModel: async (target) => (await realtime()).createRealtimeModel(target, simulation),
    },
    close: () => videos.close(),
  };
}
