/** Codes of `error` events that a session sends because of what a client sent (docs/errors.md, Realtime). */
export type RefusalCode =
  | 'invalid_event'
  | 'invalid_value'
  | 'missing_required_parameter'
  | 'invalid_model'
  | 'invalid_item_id'
  | 'invalid_tool_call_id'
  | 'item_truncate_invalid_item_id'
  | 'item_delete_invalid_item_id'
  | 'item_retrieve_invalid_item_id'
  | 'unsupported_content_type'
  | 'input_audio_buffer_commit_empty'
  | 'conversation_already_has_active_response'
  | 'response_cancel_not_active'
  | 'cannot_update_voice';

/** Why an event changed nothing. */
export interface Refusal {
  readonly code: RefusalCode;
  /** For people: what is wrong, and how to repair it. */
  readonly message: string;
  /** The path from the event to the field at fault; `null` where it is the event itself. */
  readonly param: string | null;
}

export function refuse(code: RefusalCode, message: string, param: string | null = null): Refusal {
  return { code, message, param };
}
