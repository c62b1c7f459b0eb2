/** What a picture that is fetched is held to. */
export interface FetchedPictureLimits {
  /** Fewer bytes than this. */
  readonly belowBytes: number;
  readonly signal: AbortSignal;
}

/** Fetches pictures that clients name by address. Shared. */
export interface PictureFetcher {
  /**
   * Fetches from an https address on port 443 of a public host, whose address is resolved once; so with up to three redirects. Takes
   * at most ten seconds. Throws `invalid_argument`: `invalid_value` for an address that leads to nothing that may be had,
   * `image_too_large`; `deadline_exceeded`; `cancelled` when the signal is aborted. None names a `param`.
   */
  fetch(address: string, limits: FetchedPictureLimits): Promise<Buffer>;
}
