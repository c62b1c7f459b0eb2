const finishReasons: ReadonlyMap<unknown, string> = new Map([
  ['end_turn', 'STOP'],
  ['stop_sequence', 'STOP'],
  ['tool_use', 'STOP'],
  ['pause_turn', 'STOP'],
  ['max_tokens', 'MAX_TOKENS'],
  ['model_context_window_exceeded', 'MAX_TOKENS'],
  ['refusal', 'SAFETY'],
]);

/** The finish reason of format C; `OTHER` for stop reasons that this version does not know. */
export function mapStopReason(reason: unknown): string {
  return finishReasons.get(reason) ?? 'OTHER';
}
