const refusals: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
  'MODEL_ARMOR',
  'JAILBREAK',
]);

const failures: ReadonlySet<string> = new Set([
  'MALFORMED_FUNCTION_CALL',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
  'MALFORMED_RESPONSE',
]);

/** What a stop reason is made of. */
export interface Ending {
  readonly finishReason: string;
  readonly hasCalls: boolean;
}

/**
 * `stop_reason` of format B; `null` where the model made something that is no answer. Format C does not tell a stop
 * sequence from the model's own end. Reasons that are not known end the turn.
 */
export function mapFinishReason({ finishReason, hasCalls }: Ending): string | null {
  if (failures.has(finishReason)) return null;
  if (refusals.has(finishReason)) return 'refusal';
  if (hasCalls) return 'tool_use';
  return finishReason === 'MAX_TOKENS' ? 'max_tokens' : 'end_turn';
}
