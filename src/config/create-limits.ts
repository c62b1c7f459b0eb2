import type { LimitsConfig } from '../core/config.ts';
import { parseDuration, parseSize } from './parse-units.ts';

/** The limits as the file has them, defaults filled in. */
export interface FileLimits extends Pick<
  LimitsConfig,
  | 'jsonValues'
  | 'pixelsPerRequest'
  | 'pixelsPerKey'
  | 'connections'
  | 'connectionsPerAddress'
  | 'requestsPerKey'
  | 'failedAuthentications'
> {
  readonly bodyBytesInFlight: string;
  readonly uploadBytesInFlight: string;
  readonly bodyTimeout: string;
  readonly bodyRate: string;
  readonly stallTimeout: string;
  readonly overload: { readonly loopDelay: string; readonly heapPercent: number };
}

/** Limits with their units read. */
export function createLimits({
  bodyBytesInFlight,
  uploadBytesInFlight,
  bodyTimeout,
  bodyRate,
  stallTimeout,
  overload,
  ...numbers
}: FileLimits): LimitsConfig {
  return {
    ...numbers,
    bodyBytesInFlight: parseSize(bodyBytesInFlight),
    uploadBytesInFlight: parseSize(uploadBytesInFlight),
    bodyTimeoutMs: parseDuration(bodyTimeout),
    bodyBytesPerSecond: parseSize(bodyRate),
    stallTimeoutMs: parseDuration(stallTimeout),
    overload: {
      loopDelayMs: parseDuration(overload.loopDelay),
      heapShare: overload.heapPercent / 100,
    },
  };
}
