/** How a delta begins, up to the text it brings: nothing stands before that text which is not looked at. */
const beginning =
  /\{"type": ?"content_block_delta", ?"index": ?(?:0|[1-9]\d{0,8}), ?"delta": ?\{"type": ?"(?:text_delta", ?"text|input_json_delta", ?"partial_json|thinking_delta", ?"thinking)": ?"/y;

/** The rest of a text with the characters and escapes that a string of JSON may have (RFC 8259, 7), and nothing behind it. */
const ending = /[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[ !#-[\]-\uffff]*)*"\}\}$/y;

/** Longer payloads are parsed: what the pattern has to remember grows with them. */
const maxPlainLength = 64 * 1024;

/**
 * Whether a payload is a `content_block_delta` of the contract with the members of one and no other, in the spacing of
 * JSON.stringify or of Python, and its text without an escape or a control character that JSON does not have. It is told without parsing, in an
 * eighth of the time: nearly all of a stream are these.
 */
export function isPlainDelta(data: string): boolean {
  beginning.lastIndex = 0;
  if (data.length > maxPlainLength || !beginning.test(data)) return false;
  ending.lastIndex = beginning.lastIndex;
  return ending.test(data);
}
