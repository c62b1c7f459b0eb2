import type { Profile } from '../../src/core/area.ts';

/** Finish reasons newer than the neutral interface, to the nearest of its eleven. */
const foldedFinishReasons: ReadonlyMap<string, string> = new Map([
  ['NO_IMAGE', 'OTHER'],
  ['IMAGE_OTHER', 'OTHER'],
  ['MALFORMED_RESPONSE', 'OTHER'],
  ['IMAGE_PROHIBITED_CONTENT', 'PROHIBITED_CONTENT'],
  ['IMAGE_RECITATION', 'RECITATION'],
  ['UNEXPECTED_TOOL_CALL', 'MALFORMED_FUNCTION_CALL'],
  ['TOO_MANY_TOOL_CALLS', 'MALFORMED_FUNCTION_CALL'],
]);

const foldedBlockReasons: ReadonlyMap<string, string> = new Map([
  ['JAILBREAK', 'OTHER'],
  ['MODEL_ARMOR', 'OTHER'],
  ['BLOCKED_REASON_UNSPECIFIED', 'BLOCK_REASON_UNSPECIFIED'],
]);

/** The finish reason as the profile of the request names it. */
export function mapFinishReason(reason: unknown, profile: Profile): unknown {
  return mapReason(reason, profile, foldedFinishReasons);
}

/** The block reason of a refused prompt as the profile of the request names it. */
export function mapBlockReason(reason: unknown, profile: Profile): unknown {
  return mapReason(reason, profile, foldedBlockReasons);
}

function mapReason(reason: unknown, profile: Profile, folded: ReadonlyMap<string, string>): unknown {
  if (profile === 'vendor' || typeof reason !== 'string') return reason;
  return folded.get(reason) ?? reason;
}
