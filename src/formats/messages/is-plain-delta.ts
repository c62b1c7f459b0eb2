/** How a delta begins, up to the text it brings: nothing stands before that text which is not looked at. */
const beginning =
  /\{"type": ?"content_block_delta", ?"index": ?\d{1,9}, ?"delta": ?\{"type": ?"(?:text_delta", ?"text|input_json_delta", ?"partial_json|thinking_delta", ?"thinking)": ?"/y;

/** The rest of a text with escapes of JSON, and nothing behind it. */
const ending = /[^"\\]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\]*)*"\}\}$/y;

const closingLength = '"}}'.length;
const closeBrace = 0x7d;

/** Longer payloads are parsed: what the pattern has to remember grows with them. */
const maxPlainLength = 64 * 1024;

/**
 * Whether a payload is a `content_block_delta` of the contract with the members of one and no other, in the spacing of
 * JSON.stringify or of Python, and its text without an escape that JSON does not have. It is told without parsing, in an
 * eighth of the time: nearly all of a stream are these.
 */
export function isPlainDelta(data: string): boolean {
  beginning.lastIndex = 0;
  if (data.length > maxPlainLength || !beginning.test(data)) return false;
  const start = beginning.lastIndex;
  const end = data.length - closingLength;
  const isUnescaped = data.indexOf('"', start) === end && !data.includes('\\', start);
  if (isUnescaped && data.charCodeAt(end + 1) === closeBrace && data.charCodeAt(end + 2) === closeBrace)
    return true;
  ending.lastIndex = start;
  return ending.test(data);
}
