/** Why a task failed, as clients read it. */
export const videoFailureCodes = [
  'invalid_request',
  'content_policy_violation',
  'quota_exceeded',
  'upstream_timeout',
  'upstream_error',
  'generation_failed',
] as const;

export type VideoFailureCode = (typeof videoFailureCodes)[number];

/** Whether it is one of our own codes, which other gateways with this contract use, too. */
export function isVideoFailureCode(name: string): name is VideoFailureCode {
  const codes: readonly string[] = videoFailureCodes;
  return codes.includes(name);
}

/** Why there is no video. */
export interface VideoFailure {
  readonly code: VideoFailureCode;
  /** For people; names no host and holds no credential. */
  readonly message: string;
  /** The upstream's own number, HTTP status or RPC code; `null` where it gave none. */
  readonly upstreamCode: number | null;
}
