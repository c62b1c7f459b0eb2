import { randomInt } from 'node:crypto';
import { GatewayError } from '../core/gateway-error.ts';
import type { MediaCalls, MediaOrder, OpenedMediaCall } from '../core/realtime/media-call.ts';
import type { WebRtcConfig } from '../core/realtime/realtime-config.ts';
import type { WorkerFailure } from './pool/worker-process.ts';
import { MediaWorkerSlot } from './pool/media-worker-slot.ts';
import { readOffer } from './sdp/read-offer.ts';
import { writeAnswer } from './sdp/write-answer.ts';
import { writeOffer } from './sdp/write-offer.ts';

/** How clients reach the gateway, and how many. */
export interface MediaOptions extends WebRtcConfig {
  /** Calls of one worker. Default 200. */
  readonly maxCallsPerWorker?: number;
  /** How long a client may take to connect after it has its answer, in milliseconds. Default 15 seconds. */
  readonly maxConnectMs?: number;
  /** A worker that says nothing for so long hangs, and is ended; in milliseconds. Default 10 seconds. */
  readonly maxSilentMs?: number;
  /** A worker has ended that was not to; another one takes its place with the next call. */
  readonly onWorkerFailure?: (failure: WorkerFailure) => void;
  /** Arguments of Node.js for workers. Default none. */
  readonly execArgv?: readonly string[];
}

/** Answers offers. Nothing is started before the first one. */
export function createMediaCalls(options: MediaOptions): MediaCalls {
  return new PooledCalls(options);
}

class PooledCalls implements MediaCalls {
  readonly #options: MediaOptions;
  readonly #slots: readonly MediaWorkerSlot[];
  #isClosed = false;

  constructor(options: MediaOptions) {
    const {
      workers,
      bindAddress,
      udpPort,
      iceServers,
      maxConnectMs = 15_000,
      maxSilentMs = 10_000,
    } = options;
    this.#options = options;
    this.#slots = Array.from({ length: workers }, (_, index) => {
      const port = udpPort === null ? null : udpPort + index;
      return new MediaWorkerSlot({
        number: index + 1,
        setup: { bindAddress, udpPort: port, iceServers, maxConnectMs },
        maxSilentMs,
        execArgv: options.execArgv ?? [],
        onEnd: (failure) => {
          if (failure !== null) options.onWorkerFailure?.(failure);
        },
      });
    });
  }

  async open({ id, offer: text, listener }: MediaOrder): Promise<OpenedMediaCall> {
    const offer = readOffer(text);
    const { advertisedAddress, iceServers } = this.#options;
    const slot = this.#choose();
    const ssrc = randomInt(1, 0x1_0000_0000);
    const shown = writeOffer(offer, iceServers.length === 0 ? 'none' : 'some');
    const part = { offer: shown, ssrc, payloadType: offer.audio?.payloadType ?? null };
    const { call, answer } = await slot.open({ id, listener, maxTextBytes: offer.maxMessageBytes }, part);
    try {
      return { call, answer: writeAnswer({ offer, answer, ssrc, advertisedAddress }) };
    } catch (error) {
      call.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#slots.map((slot) => slot.stop()));
  }

  /** The worker with the fewest calls. */
  #choose(): MediaWorkerSlot {
    if (this.#isClosed)
      throw new GatewayError('unavailable', 'The gateway is stopping.', { reason: 'shutting_down' });
    const [first, ...others] = this.#slots;
    let best = first;
    for (const slot of others) if (best === undefined || slot.calls < best.calls) best = slot;
    if (best !== undefined && best.calls < (this.#options.maxCallsPerWorker ?? 200)) return best;
    throw new GatewayError('overloaded', 'There are as many calls as this gateway carries. Try again.', {
      reason: 'overloaded',
      retryAfterMs: 5_000,
    });
  }
}
