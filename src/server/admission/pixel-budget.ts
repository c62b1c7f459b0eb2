import type { LimitsConfig } from '../../core/config.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PixelAccount } from '../../core/pixel-account.ts';

/** Whose pictures are decoded. Shared. */
export interface PixelHolder {
  /** Pixels of pictures that are being decoded, or wait for it. */
  pixels: number;
}

/** Counts the pixels that are decoded for each key. Shared. */
export interface PixelBudget {
  /** An account for one request of this holder. */
  open(holder: PixelHolder): RequestPixels;
}

/** The part of one request. */
export interface RequestPixels extends PixelAccount {
  /** Gives back what is left. */
  close(): void;
}

/** How long clients are asked to wait, in milliseconds: decoding takes seconds. */
const retryMs = 2_000;

/** A request may have no more than its key, whatever else it may have. */
export function createPixelBudget({
  pixelsPerRequest,
  pixelsPerKey,
}: Pick<LimitsConfig, 'pixelsPerRequest' | 'pixelsPerKey'>): PixelBudget {
  const limits: PixelLimits = { maxPixels: Math.min(pixelsPerRequest, pixelsPerKey), pixelsPerKey };
  return { open: (holder) => new RequestAccount(holder, limits) };
}

interface PixelLimits {
  readonly maxPixels: number;
  readonly pixelsPerKey: number;
}

/** Most requests have no pictures, so that there must be little of it. */
class RequestAccount implements RequestPixels {
  readonly #holder: PixelHolder;
  readonly #limits: PixelLimits;
  #held = 0;

  constructor(holder: PixelHolder, limits: PixelLimits) {
    this.#holder = holder;
    this.#limits = limits;
  }

  get maxPixels(): number {
    return this.#limits.maxPixels;
  }

  take(pixels: number): void {
    if (this.#holder.pixels + pixels > this.#limits.pixelsPerKey) throw createBusy();
    this.#change(pixels);
  }

  /** A request that has ended has given back what it held, and its work may yet be about to. */
  give(pixels: number): void {
    this.#change(-Math.min(pixels, this.#held));
  }

  close(): void {
    this.#change(-this.#held);
  }

  #change(pixels: number): void {
    this.#held += pixels;
    this.#holder.pixels += pixels;
  }
}

function createBusy(): GatewayError {
  return new GatewayError(
    'resource_exhausted',
    'Pictures of other requests with this API key are being read, as many as it may send at once. Try again shortly.',
    { reason: 'concurrency_limit_exceeded', retryAfterMs: retryMs },
  );
}
