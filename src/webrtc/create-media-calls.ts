import { randomBytes, randomInt } from 'node:crypto';
import { GatewayError } from '../core/gateway-error.ts';
import type { MediaCalls, MediaOrder, OpenedMediaCall } from '../core/realtime/media-call.ts';
import type { IceServer } from './messages.ts';
import type { WorkerFailure } from './pool/worker-process.ts';
import { WorkerSlot } from './pool/worker-slot.ts';
import { readOffer } from './sdp/read-offer.ts';
import { writeAnswer } from './sdp/write-answer.ts';
import { writeOffer } from './sdp/write-offer.ts';

/** How clients reach the gateway, and how many. */
export interface MediaOptions {
  /** Processes that carry calls. */
  readonly workers: number;
  /** The address that media comes to; `null` for all of this machine. */
  readonly bindAddress: string | null;
  /** The UDP port of the first worker, the others have those after it; `null` for any that are free. */
  readonly udpPort: number | null;
  /** The address that clients are shown instead of this machine's own. */
  readonly advertisedAddress: string | null;
  readonly iceServers: readonly IceServer[];
  /** Calls of one worker. Default 200. */
  readonly maxCallsPerWorker?: number;
  /** How long a client may take to connect, in milliseconds. Default 30 seconds. */
  readonly maxConnectMs?: number;
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
  readonly #slots: readonly WorkerSlot[];
  #isClosed = false;

  constructor(options: MediaOptions) {
    const { workers, bindAddress, udpPort, iceServers, maxConnectMs = 30_000 } = options;
    this.#options = options;
    this.#slots = Array.from({ length: workers }, (_, index) => {
      const port = udpPort === null ? null : udpPort + index;
      return new WorkerSlot({
        number: index + 1,
        setup: { bindAddress, udpPort: port, iceServers, maxConnectMs },
        execArgv: options.execArgv ?? [],
        onEnd: (failure) => {
          if (failure !== null) options.onWorkerFailure?.(failure);
        },
      });
    });
  }

  async open({ offer: text, listener }: MediaOrder): Promise<OpenedMediaCall> {
    const offer = readOffer(text);
    const { advertisedAddress, iceServers } = this.#options;
    const slot = this.#choose();
    const id = `rtc_${randomBytes(18).toString('base64url')}`;
    const ssrc = randomInt(1, 0x1_0000_0000);
    const shown = writeOffer(offer, iceServers.length === 0 ? 'none' : 'some');
    const part = { offer: shown, ssrc, payloadType: offer.audio?.payloadType ?? null };
    const { call, answer } = await slot.open(id, part, listener);
    try {
      return { id, call, answer: writeAnswer({ offer, answer, ssrc, advertisedAddress }) };
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
  #choose(): WorkerSlot {
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
