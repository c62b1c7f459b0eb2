import type { MemoryAccount } from './memory-account.ts';

/** What a picture that is fetched is held to. */
export interface FetchedPictureLimits {
  /** Fewer bytes than this. */
  readonly belowBytes: number;
  /** Whose picture it is: a key has so many fetched at once. */
  readonly keyId: string;
  /** What has arrived is taken from it piece by piece; it stays taken with the picture, and is given back without one. */
  readonly memory: MemoryAccount;
  readonly signal: AbortSignal;
}

/** Fetches pictures that clients name by address. Shared. */
export interface PictureFetcher {
  /**
   * Fetches from an https address on port 443 of a public host, whose address is resolved once; so with up to three redirects. Takes
   * at most ten seconds. Throws `invalid_argument`: `invalid_value` for an address that leads to nothing that may be had,
   * `image_too_large`; `deadline_exceeded`; `cancelled` when the signal is aborted; where as many are fetched as may be,
   * `resource_exhausted` (`concurrency_limit_exceeded`) for the key and `unavailable` (`overloaded`) for all; and what counting
   * memory throws. None names a `param`.
   */
  fetch(address: string, limits: FetchedPictureLimits): Promise<Buffer>;
}
