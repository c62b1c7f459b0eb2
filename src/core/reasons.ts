/** Why an answer ended, or was not given, as each format names it. */
export interface Reasons {
  /** Those of the neutral interface. */
  readonly neutral: readonly string[];
  /** Those that the vendor has added since. */
  readonly newer: readonly string[];
}

/** Stop reasons of format B. */
export const stopReasons: Reasons = {
  neutral: ['end_turn', 'max_tokens', 'stop_sequence', 'tool_use'],
  newer: ['pause_turn', 'refusal', 'model_context_window_exceeded'],
};

/** Finish reasons of candidates in format C. */
export const finishReasons: Reasons = {
  neutral: [
    'STOP',
    'MAX_TOKENS',
    'SAFETY',
    'RECITATION',
    'LANGUAGE',
    'OTHER',
    'BLOCKLIST',
    'PROHIBITED_CONTENT',
    'SPII',
    'MALFORMED_FUNCTION_CALL',
    'IMAGE_SAFETY',
  ],
  newer: [
    'NO_IMAGE',
    'IMAGE_PROHIBITED_CONTENT',
    'IMAGE_RECITATION',
    'IMAGE_OTHER',
    'UNEXPECTED_TOOL_CALL',
    'TOO_MANY_TOOL_CALLS',
    'MALFORMED_RESPONSE',
  ],
};

/** Why a prompt was blocked in format C. */
export const blockReasons: Reasons = {
  neutral: ['BLOCK_REASON_UNSPECIFIED', 'SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY'],
  newer: ['MODEL_ARMOR', 'JAILBREAK'],
};

/** All of a format, told apart from other words. */
export function isReason(word: string, { neutral, newer }: Reasons): boolean {
  return neutral.includes(word) || newer.includes(word);
}
