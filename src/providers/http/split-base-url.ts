/** A base URL as an HTTP client needs it. */
export interface SplitBaseUrl {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Empty, or a path without a slash at its end. */
  readonly pathPrefix: string;
}

/** Splits `https://host:port/prefix` by text alone, since this runs for each call; the configuration has checked it. */
export function splitBaseUrl(baseUrl: string): SplitBaseUrl {
  const pathStart = baseUrl.indexOf('/', baseUrl.indexOf('://') + 3);
  if (pathStart === -1) return { origin: baseUrl, pathPrefix: '' };
  const end = baseUrl.endsWith('/') ? baseUrl.length - 1 : baseUrl.length;
  return {
    origin: baseUrl.slice(0, pathStart),
    pathPrefix: baseUrl.slice(pathStart, Math.max(end, pathStart)),
  };
}
