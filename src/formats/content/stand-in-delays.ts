/**
 * What our own errors name in `RetryInfo` where there is no wait that anybody knows: clients of this format take the pause for the least they
 * have to wait, and come back at once where there is none. A wait that is known stands in the metadata of `ErrorInfo`, too.
 */
export const standInDelaysMs = {
  /** It is not known. */
  unknown: 5_000,
  /** Longer than any client waits by itself: this format has no word for never. */
  never: 3_600_000,
} as const;
