import { GatewayError } from '../../core/gateway-error.ts';

/** Pictures that are fetched at once. */
const maxPerKey = 16;
const maxPerProcess = 128;

/** How long clients are asked to wait, in milliseconds: most pictures are there within that. */
const retryMs = 2_000;

/**
 * Counts what is fetched at once, of each key and of all. A key has no more than there are free places left, so that however many want
 * as much as they can get there is something for one that has less. Shared.
 */
export class FetchPlaces {
  readonly #byKey = new Map<string, number>();
  #all = 0;

  /**
   * Does work while it has a place. Throws `resource_exhausted` (`concurrency_limit_exceeded`) where the key has no more of them, and
   * `unavailable` (`overloaded`) where the process has none, or those left are for keys that have fewer.
   */
  async hold<Result>(keyId: string, work: () => Promise<Result>): Promise<Result> {
    const ofKey = this.#byKey.get(keyId) ?? 0;
    if (ofKey >= maxPerKey) throw createKeyBusy();
    if (ofKey >= maxPerProcess - this.#all) throw createBusy();
    this.#change(keyId, 1);
    try {
      return await work();
    } finally {
      this.#change(keyId, -1);
    }
  }

  #change(keyId: string, difference: number): void {
    const ofKey = (this.#byKey.get(keyId) ?? 0) + difference;
    if (ofKey === 0) this.#byKey.delete(keyId);
    else this.#byKey.set(keyId, ofKey);
    this.#all += difference;
  }
}

function createKeyBusy(): GatewayError {
  return new GatewayError(
    'resource_exhausted',
    `${String(maxPerKey)} pictures of this API key are being fetched, which is the limit. Try again shortly.`,
    { reason: 'concurrency_limit_exceeded', retryAfterMs: retryMs },
  );
}

function createBusy(): GatewayError {
  return new GatewayError(
    'unavailable',
    'The gateway fetches as many pictures as it can. Try again shortly, or send the picture itself.',
    { reason: 'overloaded', retryAfterMs: retryMs },
  );
}
