import type { Profile } from '../../src/core/area.ts';
import { blockReasons, finishReasons, type Reasons } from '../../src/core/reasons.ts';

/** Reasons newer than the neutral interface, to the nearest of its own where that is not `OTHER`. */
const nearest: ReadonlyMap<string, string> = new Map([
  ['IMAGE_PROHIBITED_CONTENT', 'PROHIBITED_CONTENT'],
  ['IMAGE_RECITATION', 'RECITATION'],
  ['UNEXPECTED_TOOL_CALL', 'MALFORMED_FUNCTION_CALL'],
  ['TOO_MANY_TOOL_CALLS', 'MALFORMED_FUNCTION_CALL'],
  ['BLOCKED_REASON_UNSPECIFIED', 'BLOCK_REASON_UNSPECIFIED'],
]);

/** The finish reason as the profile of the request names it. */
export function mapFinishReason(reason: unknown, profile: Profile): unknown {
  return mapReason(reason, profile, finishReasons);
}

/** The block reason of a refused prompt as the profile of the request names it. */
export function mapBlockReason(reason: unknown, profile: Profile): unknown {
  return mapReason(reason, profile, blockReasons);
}

function mapReason(reason: unknown, profile: Profile, { neutral }: Reasons): unknown {
  if (profile === 'vendor' || typeof reason !== 'string' || neutral.includes(reason)) return reason;
  const near = nearest.get(reason);
  return near !== undefined && neutral.includes(near) ? near : 'OTHER';
}
