import { GatewayError } from '../../../core/gateway-error.ts';
import type { MemoryAccount } from '../../../core/memory-account.ts';
import type { LargeReading } from './ask-video-upstream.ts';

/** Places for answers that hold videos, so that few of them are in memory at a time. Shared by all calls of an adapter. */
export interface LargePlaces {
  /** Takes a place, to be given back by calling what is returned, once; `null` where there is none. */
  take(): (() => void) | null;
}

export function createLargePlaces(count: number): LargePlaces {
  let taken = 0;
  return {
    take() {
      if (taken >= count) return null;
      taken += 1;
      return () => {
        taken -= 1;
      };
    },
  };
}

/** Up to here an answer takes no place, in bytes. */
const freeBytes = 2 * 1024 * 1024;

/**
 * An answer that turns out to be large or not while it arrives. From then on it has a place, and is no longer held to the time of
 * an answer without videos. Per question.
 */
export class LargeAnswer implements LargeReading, MemoryAccount {
  readonly maxBytes: number;
  readonly memory = this;
  readonly #places: LargePlaces;
  #heldBytes = 0;
  #hasBegun = false;
  #giveBack: (() => void) | null = null;
  #wasRefused = false;

  constructor(places: LargePlaces, maxBytes: number) {
    this.#places = places;
    this.maxBytes = maxBytes;
  }

  /** Whether the reading ended because all places were taken. */
  get wasRefused(): boolean {
    return this.#wasRefused;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  take(bytes: number): void {
    this.#heldBytes += bytes;
    if (this.#heldBytes <= freeBytes || this.#giveBack !== null) return;
    this.#giveBack = this.#places.take();
    if (this.#giveBack === null) {
      this.#wasRefused = true;
      throw new GatewayError('unavailable', 'The gateway is reading other videos.', {
        reason: 'too_many_bytes_in_flight',
      });
    }
    this.#hasBegun = true;
  }

  give(bytes: number): void {
    this.#heldBytes -= bytes;
  }

  /** Gives the place back; nothing of the answer is wanted any more. May be called again. */
  release(): void {
    this.#giveBack?.();
    this.#giveBack = null;
  }
}
